import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../lib/money';

/** What the customer pays at the door, and how. Null: they have paid by UPI, which is still to be found at the bank. */
export const DueAtDoor = ({ amountPaise }: { amountPaise: number | null }) => {
  const { t } = useTranslation('orders');
  return (
    <Box
      sx={{ border: '1px solid', borderColor: 'surface.line', borderRadius: 1, paddingInline: 2, paddingBlock: 1.25 }}
    >
      <Typography variant="subtitle1" component="p">
        {amountPaise === null ? t('dueAtDoor.paid') : t('dueAtDoor.amount', { amount: formatPaise(amountPaise) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(amountPaise === null ? 'dueAtDoor.awaited' : 'dueAtDoor.how')}
      </Typography>
    </Box>
  );
};
