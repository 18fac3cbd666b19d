import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '../../../contract/orders';

/** Where the order goes, and the customer's word about it. */
export const OrderAddress = ({ address, note }: Pick<OrderTracking, 'address' | 'note'>) => {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const lines = [[address.doorNo, address.street].filter(Boolean).join(', '), address.landmark, address.instructions];
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('track.address')}
      </Typography>
      <Typography variant="subtitle2">{address.othersType ?? t(`addressType.${address.type}`)}</Typography>
      {lines.filter(Boolean).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {address.receiverName && (
        <Typography variant="body2" color="textSecondary">
          {t('track.receiver', { name: address.receiverName })}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('track.note')}: {note}
        </Typography>
      )}
    </Box>
  );
};
