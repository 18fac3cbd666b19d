import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../components/styled';

/** It is above the navigation on a phone. */
const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.card,
  position: 'fixed',
  insetInline: 16,
  bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom) + 8px)',
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 8,
  boxShadow: theme.vars.shadows[4],
  '& > p': { margin: 0, marginInlineEnd: 'auto', paddingInlineStart: 8 },
  '& .waiting': { display: 'block', maxWidth: '40ch', ...theme.typography.body2, fontWeight: 700 },
  [theme.breakpoints.up('desktop')]: { insetInline: 'auto 32px', bottom: 16 },
}));

interface SelectionBarProps {
  count: number;
  /** Of them, those that can't go on from the board. */
  waitingCount: number;
  /** The number of cards in the column that a phone shows. */
  allCount: number;
  isBusy: boolean;
  onAll: () => void;
  onAdvance: () => void;
  onClear: () => void;
}

/** Offers what can be done with the chosen orders together. */
export const SelectionBar = ({
  count,
  waitingCount,
  allCount,
  isBusy,
  onAll,
  onAdvance,
  onClear,
}: SelectionBarProps) => {
  const { t } = useTranslation('staffBoard');
  return (
    <Root role="toolbar" aria-label={t('selection.label')}>
      <p role="status">
        {t('selection.count', { count })}
        {waitingCount > 0 && <span className="waiting">{t('selection.waiting', { count: waitingCount })}</span>}
      </p>
      {count < allCount && (
        <Button variant="text" onClick={onAll} sx={{ display: { desktop: 'none' } }}>
          {t('selection.all', { count: allCount })}
        </Button>
      )}
      <Button variant="text" onClick={onClear}>
        {t('selection.clear')}
      </Button>
      <Button
        variant="contained"
        loading={isBusy}
        disabled={waitingCount === count}
        onClick={onAdvance}
        sx={{ flex: { mobile: '1 1 auto', desktop: '0 1 auto' } }}
      >
        {t('selection.advance')}
      </Button>
    </Root>
  );
};
