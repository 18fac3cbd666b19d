import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { formatPaise } from '../../lib/money';

/**
 * Says what the customer pays at the door, and how. Null means that they have paid by UPI, which is still to be found
 * at the bank.
 */
export const DueAtDoor = ({ amountPaise }: { amountPaise: number | null }) => {
  const { t } = useTranslation('orders');
  const cashPaise = toWholeRupees(amountPaise ?? 0);
  const how = cashPaise === amountPaise ? 'how' : 'howRounded';
  return (
    <Box
      sx={{ border: '1px solid', borderColor: 'surface.line', borderRadius: 1, paddingInline: 2, paddingBlock: 1.25 }}
    >
      <Typography variant="subtitle1" component="p">
        {amountPaise === null ? t('dueAtDoor.paid') : t('dueAtDoor.amount', { amount: formatPaise(cashPaise) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {amountPaise === null ? t('dueAtDoor.awaited') : t(`dueAtDoor.${how}`, { exact: formatPaise(amountPaise) })}
      </Typography>
    </Box>
  );
};
