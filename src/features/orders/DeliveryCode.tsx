import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';

/** Wide screens show the code beside its text. */
const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  paddingInline: { mobile: 2, tablet: 3 },
  paddingBlock: 2,
  '& > p': { flex: '1 1 20rem' },
} as const;

/** The customer gives it to the rider at the door, while the parcel is on its way. */
export const DeliveryCode = ({ deliveryCode }: Pick<OrderTracking, 'deliveryCode'>) => {
  const { t } = useTranslation('orders');
  if (deliveryCode === null) return null;
  return (
    <Paper variant="tint" component="section" aria-label={t('deliveryCode.title')} sx={panel}>
      <div>
        <Typography variant="subtitle2" component="h2">
          {t('deliveryCode.title')}
        </Typography>
        <Typography
          variant="h1"
          component="p"
          // Read out digit by digit.
          aria-label={deliveryCode.replace(/\B/g, ' ')}
          sx={{ letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums lining-nums', marginBlock: 0.5 }}
        >
          {deliveryCode}
        </Typography>
      </div>
      <Typography variant="body2">{t('deliveryCode.text')}</Typography>
    </Paper>
  );
};
