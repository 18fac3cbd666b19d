import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from '../../../components/styled';
import { inBar, measureBar } from '../../lib/measureBar';
import { staffOrderPath } from '../../lib/staffPaths';

/** At the thumb, below the notices. The cards make room for it, so that it hides none. */
const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.card,
  position: 'sticky',
  bottom: 'calc(var(--tabs-height) + env(safe-area-inset-bottom) + 8px)',
  order: 1,
  flexShrink: 0,
  marginBlockStart: 8,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 8,
  boxShadow: theme.vars.shadows[4],
  '& > p': { margin: 0, marginInlineEnd: 'auto', paddingInlineStart: 8 },
  '& .left': {
    ...theme.typography.body2,
    flexBasis: '100%',
    maxHeight: '30dvh',
    overflowY: 'auto',
    paddingInline: 8,
  },
  // An empty row would leave its gap.
  '& .left:empty': { marginBottom: -8 },
  '& .left p': { margin: 0, fontWeight: 700 },
  '& .left ul': { ...theme.mixins.plainList },
  '& .left a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: theme.vars.palette.primary.dark },
  [theme.breakpoints.up('desktop')]: { alignSelf: 'end', bottom: 8, maxWidth: 560 },
  ...inBar,
}));

export interface LeftOrder {
  orderNumber: string;
  reason: string;
}

interface SelectionBarProps {
  count: number;
  /** Of them, those that the last step left where they were. */
  left: readonly LeftOrder[];
  /** The number of cards in the column that a phone shows. */
  allCount: number;
  isBusy: boolean;
  onAll: () => void;
  onAdvance: () => void;
  onMore: () => void;
  onClear: () => void;
}

/** Offers what can be done with the chosen orders together. */
export const SelectionBar = ({
  count,
  left,
  allCount,
  isBusy,
  onAll,
  onAdvance,
  onMore,
  onClear,
}: SelectionBarProps) => {
  const { t } = useTranslation('staffBoard');
  return (
    <Root ref={measureBar} role="toolbar" aria-label={t('selection.label')}>
      <div role="status" className="left">
        {left.length > 0 && (
          <>
            <p>{t('selection.left', { count: left.length })}</p>
            <ul>
              {left.map(({ orderNumber, reason }) => (
                <li key={orderNumber}>
                  <Link to={staffOrderPath(orderNumber)}>{orderNumber}</Link>: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>{t('selection.count', { count })}</p>
      {count < allCount && (
        <Button variant="text" onClick={onAll} sx={{ display: { desktop: 'none' } }}>
          {t('selection.all', { count: allCount })}
        </Button>
      )}
      <Button variant="text" onClick={onClear}>
        {t('selection.clear')}
      </Button>
      <Button variant="outlined" onClick={onMore} aria-haspopup="dialog">
        {t(count === 1 ? 'selection.more' : 'selection.move')}
      </Button>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={onAdvance}
        sx={{ flex: { mobile: '1 1 auto', desktop: '0 1 auto' } }}
      >
        {t('selection.advance')}
      </Button>
    </Root>
  );
};
