import { useTranslation } from 'react-i18next';
import { OPEN_STATUSES, type OpenStatus } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import { styled } from '../../../components/styled';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  gap: 8,
  overflowX: 'auto',
  // Room for focus rings.
  paddingBlock: 4,
  marginInline: -16,
  paddingInline: 16,
  '& > button': { ...theme.mixins.pill, font: 'inherit', flexShrink: 0, whiteSpace: 'nowrap' },
  '& > button[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.surface.tint,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.dark,
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  [theme.breakpoints.up('desktop')]: { display: 'none' },
}));

interface StatusTabsProps {
  columns: Record<OpenStatus, readonly OrderCard[]>;
  chosen: OpenStatus;
  onChoose: (status: OpenStatus) => void;
}

/** Chooses the column that a phone shows. */
export const StatusTabs = ({ columns, chosen, onChoose }: StatusTabsProps) => {
  const { t } = useTranslation('staffBoard');
  return (
    <Root role="group" aria-label={t('columns')}>
      {OPEN_STATUSES.map((status) => (
        <button key={status} type="button" aria-pressed={status === chosen} onClick={() => onChoose(status)}>
          {t(`status.${status}`)} ({columns[status].length})
        </button>
      ))}
    </Root>
  );
};
