import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '../../../contract/constants';
import type { RecalledUnits } from '../../../contract/recalledUnits';
import { codesOf } from '../lib/recalledCodes';

interface RecalledNoteProps {
  recalled: readonly RecalledUnits[] | undefined;
  status: OrderStatus;
}

/** Says in red that an order is stopped, or was delivered with recalled units; empty where it has none. */
export const RecalledNote = ({ recalled, status }: RecalledNoteProps) => {
  const { t } = useTranslation('staffFrame');
  const codes = codesOf(recalled);
  if (codes === '') return null;
  return (
    <Typography
      component="strong"
      variant="body2"
      sx={{ display: 'block', fontWeight: 700, color: 'error.main', overflowWrap: 'anywhere' }}
    >
      {t(status === 'DELIVERED' ? 'stopped.delivered' : 'stopped.open', { codes })}
    </Typography>
  );
};
