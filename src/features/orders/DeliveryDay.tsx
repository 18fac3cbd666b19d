import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ORDER_PATH } from '../../../contract/constants';
import type { OrderTracking } from '../../../contract/orders';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';

/** From the paid order to the one on its way. */
const UNDER_WAY: readonly string[] = ORDER_PATH.slice(
  ORDER_PATH.indexOf('ORDER_CREATED'),
  ORDER_PATH.indexOf('DELIVERED'),
);

/** The day by which an order under way arrives. Renders nothing before it is paid, or once it has ended. */
export const DeliveryDay = ({ status, placedAt }: Pick<OrderTracking, 'status' | 'placedAt'>) => {
  const { t } = useTranslation('orders');
  const promise = useDeliveryPromise();
  if (!promise || !UNDER_WAY.includes(status)) return null;
  return (
    <Typography variant="subtitle2" sx={{ color: 'primary.main' }}>
      {t('deliveryDay', { by: promise.byDay(placedAt) })}
    </Typography>
  );
};
