import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { OrderCard } from '../../../../contract/staffOrders';
import { staffOrderPath } from '../../lib/staffPaths';
import { OrderAge } from '../../components/OrderAge';
import { OrderFacts } from '../../components/OrderFacts';
import { ageToneOf, minutesSince } from '../../lib/boardCards';
import { stepOf } from '../../lib/orderSteps';

const Root = styled('article')(({ theme }) => ({
  ...theme.mixins.card,
  display: 'grid',
  gap: 8,
  padding: 10,
  '&[data-tone="warn"]': { borderInlineStart: `4px solid ${theme.vars.palette.secondary.main}` },
  '&[data-tone="late"]': { borderInlineStart: `4px solid ${theme.vars.palette.error.main}` },
  '&:has(input:checked)': {
    backgroundColor: theme.vars.palette.surface.tint,
    borderColor: theme.vars.palette.primary.main,
  },
  '& .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px', marginBlock: -8 },
  '& .top a': {
    ...theme.typography.subtitle2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.primary.dark,
  },
  '& .top > :last-child': { marginInlineStart: 'auto' },
  '& .select': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginInline: '-12px -4px',
  },
  '& .select input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

interface BoardCardProps {
  card: OrderCard;
  ageMinutes: { warn: number; late: number };
  now: number;
  isSelected: boolean;
  onSelect: (orderNumber: string) => void;
  /** The card's own step. */
  onStep: (card: OrderCard) => void;
}

/** One open order on the board, with its next step. */
export const BoardCard = memo(({ card, ageMinutes, now, isSelected, onSelect, onStep }: BoardCardProps) => {
  const { t } = useTranslation('staffBoard');
  const { search } = useLocation();
  const { orderNumber } = card;
  const tone = ageToneOf(card, ageMinutes, now);
  const step = stepOf(card);
  return (
    <Root data-order={orderNumber} data-tone={tone} tabIndex={-1} aria-label={t('card.label', { orderNumber })}>
      <div className="top">
        <label className="select">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => onSelect(orderNumber)}
            aria-label={t('card.select', { orderNumber })}
          />
        </label>
        <Link to={staffOrderPath(orderNumber)} state={{ board: search }}>
          {orderNumber}
        </Link>
        <OrderAge minutes={minutesSince(card.sinceAt, now)} tone={tone} />
      </div>
      <OrderFacts card={card} />
      {step && (
        <Button
          variant={card.needsApproval ? 'outlined' : 'contained'}
          size="small"
          fullWidth
          sx={{ minHeight: 44 }}
          aria-label={`${t(`steps.${step}`)}: ${orderNumber}`}
          onClick={() => onStep(card)}
        >
          {t(`steps.${step}`)}
        </Button>
      )}
    </Root>
  );
});
BoardCard.displayName = 'BoardCard';
