import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../lib/money';

/** What the customer pays at the door, and how. */
export const DueAtDoor = ({ amountPaise }: { amountPaise: number }) => {
  const { t } = useTranslation('orders');
  return (
    <Box
      sx={{ border: '1px solid', borderColor: 'surface.line', borderRadius: 1, paddingInline: 2, paddingBlock: 1.25 }}
    >
      <Typography variant="subtitle1" component="p">
        {t('dueAtDoor.amount', { amount: formatPaise(amountPaise) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('dueAtDoor.how')}
      </Typography>
    </Box>
  );
};
