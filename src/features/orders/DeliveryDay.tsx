import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ORDER_PATH, type Language } from '../../../contract/constants';
import type { OrderTracking } from '../../../contract/orders';
import { slotInWords } from '../../../contract/slotInWords';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';

/** From the paid order to the one on its way. */
const UNDER_WAY: readonly string[] = ORDER_PATH.slice(
  ORDER_PATH.indexOf('ORDER_CREATED'),
  ORDER_PATH.indexOf('DELIVERED'),
);

/** The time at which an order under way arrives, or the day by which. Renders nothing before it is paid, or once it has ended. */
export const DeliveryDay = ({ status, placedAt, slot }: Pick<OrderTracking, 'status' | 'placedAt' | 'slot'>) => {
  const { t, i18n } = useTranslation('orders');
  const promise = useDeliveryPromise();
  const by = slot ? slotInWords(slot, i18n.language as Language) : promise?.byDay(placedAt);
  if (by === undefined || !UNDER_WAY.includes(status)) return null;
  return (
    <Typography variant="subtitle2" sx={{ color: 'primary.main' }}>
      {t('deliveryDay', { by })}
    </Typography>
  );
};
