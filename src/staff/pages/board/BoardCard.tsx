import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderCard } from '../../../../contract/staffOrders';
import { styled } from '../../../components/styled';
import { OrderAge } from '../../components/OrderAge';
import { OrderFacts } from '../../components/OrderFacts';
import { orderStyles } from '../../components/orderStyles';
import type { AgeTone } from '../../lib/boardCards';
import { stepOf } from '../../lib/orderSteps';
import { staffOrderPath } from '../../lib/staffPaths';

/** Where a card is as wide as a small phone, in text of its size. */
const WITH_ROOM = '@container (min-width: 18.75rem)';

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A column has these styles once for its cards, which are many. */
export const cardStyles = (theme: Theme) => ({
  ...orderStyles(theme),
  '& ol': { ...theme.mixins.plainList, containerType: 'inline-size' } as const,
  '& li': { paddingBottom: 6, contain: 'layout style' } as const,
  '& article': { ...theme.mixins.card, display: 'grid', gap: 6, padding: 10 },
  '& article[data-tone="warn"]': { borderInlineStart: `4px solid ${theme.vars.palette.secondary.main}` },
  '& article[data-tone="late"]': { borderInlineStart: `4px solid ${theme.vars.palette.error.main}` },
  '& article[data-selected]': {
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
  '& .top > .age': { marginInlineStart: 'auto' },
  '& .select': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginInline: '-12px -4px',
  },
  '& .select input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& .menu': { ...theme.mixins.plainButton, marginInlineEnd: -10, color: theme.vars.palette.text.secondary },
  '& .menu svg': { width: 20, height: 20, fill: 'currentColor' },
  '& .step': {
    ...theme.mixins.plainButton,
    ...theme.typography.button,
    position: 'relative',
    borderRadius: 22,
    padding: '4px 20px',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '--hover-ground': theme.vars.palette.primary.dark,
    '&:active': { backgroundColor: theme.vars.palette.primary.dark },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '& .step[data-careful]': {
    border: `1px solid ${theme.vars.palette.surface.edge}`,
    backgroundColor: 'transparent',
    color: theme.vars.palette.primary.main,
    '--hover-ground': theme.vars.palette.surface.tint,
  },
  // With room beside the number for the step, which is a row less; three and a half cards fit on a small phone.
  [WITH_ROOM]: {
    '& article': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 8, rowGap: 2, paddingBlock: 7 },
    '& .facts': { gridColumn: '1 / -1', gridRow: 2, gap: 0 },
    '& .top': { flexWrap: 'nowrap', minWidth: 0 },
    '& .top > .age': {
      display: 'block',
      minWidth: 0,
      lineHeight: '24px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    // Up to the step's target, and over the end of the age, which takes no tap.
    '& .menu': { flexShrink: 0, marginInline: '-14px -4px' },
    '& .step': { minHeight: 36, marginBlock: -4, padding: '0 10px' },
    // Long words leave the age its room.
    '& .step:lang(ta)': { width: 'min-content', padding: '0 8px', borderRadius: 12, lineHeight: '17px' },
    // Its target stays as high as a finger needs.
    '& .step::before': { content: '""', position: 'absolute', inset: -4 },
  },
  // Whole pixels, as the list rounds what it measures.
  '& article > .facts': {
    lineHeight: 22 / 15,
    [theme.breakpoints.down('desktop')]: {
      '& > p:not(.waiting), & > .parcel > .names': ONE_LINE,
      '& > .note': { display: 'block' },
      '& > .history': { display: 'none' },
    },
  },
});

/** Serves a card outside a column. */
export const CardStyled = styled('div')(({ theme }) => cardStyles(theme));

/** A plain picture, and the same one in each card: Material UI's icons are components. */
const THREE_DOTS = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d="M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4" />
  </svg>
);

interface BoardCardProps {
  card: OrderCard;
  /** It has been waiting for so long. */
  minutes: number;
  tone: AgeTone;
  /** The board's filters, to come back to. */
  board: string;
  isSelected: boolean;
  /** Without it, the card can't be chosen. */
  onSelect?: (orderNumber: string) => void;
  /** The card's own step. Without it, the card has none. */
  onStep?: (card: OrderCard) => void;
  /** Without it, nothing more is offered. */
  onMenu?: (card: OrderCard) => void;
}

/** One open order on the board, with its next step. Its column has the styles. */
export const BoardCard = memo(
  ({ card, minutes, tone, board, isSelected, onSelect, onStep, onMenu }: BoardCardProps) => {
    const { t } = useTranslation('staffBoard');
    const { orderNumber } = card;
    const step = stepOf(card);
    return (
      <article
        data-order={orderNumber}
        data-tone={tone}
        data-selected={isSelected || undefined}
        tabIndex={-1}
        aria-label={t('card.label', { orderNumber })}
      >
        <div className="top">
          {onSelect && (
            <label className="select">
              <input
                type="checkbox"
                checked={isSelected}
                onChange={() => onSelect(orderNumber)}
                aria-label={t('card.select', { orderNumber })}
              />
            </label>
          )}
          <Link to={staffOrderPath(orderNumber)} state={{ board }}>
            {orderNumber}
          </Link>
          <OrderAge minutes={minutes} tone={tone} />
          {onMenu && (
            <button
              type="button"
              className="menu"
              tabIndex={0}
              aria-haspopup="dialog"
              aria-label={t('card.more', { orderNumber })}
              onClick={() => onMenu(card)}
            >
              {THREE_DOTS}
            </button>
          )}
        </div>
        <OrderFacts card={card} />
        {step && onStep && (
          <button
            type="button"
            className="step"
            data-careful={card.needsApproval || undefined}
            tabIndex={0}
            aria-label={`${t(`steps.${step}`)}: ${orderNumber}`}
            onClick={() => onStep(card)}
          >
            {t(`steps.${step}`)}
          </button>
        )}
      </article>
    );
  },
);
BoardCard.displayName = 'BoardCard';
