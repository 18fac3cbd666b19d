import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import type { OrderTracking } from '../../../contract/orders';
import { slotInWords } from '../../../contract/slotInWords';
import { useDeliveryPromise } from '../../store/api/useDeliveryPromise';
import { isUnderWay } from './isOrderStatus';

interface DeliveryDayProps extends Pick<OrderTracking, 'status' | 'placedAt' | 'slot'> {
  /** Use it where customers look for it first. */
  isLarge?: boolean;
}

/** The time at which an order under way arrives, or the day by which. Renders nothing before it is paid, or once it has ended. */
export const DeliveryDay = ({ status, placedAt, slot, isLarge = false }: DeliveryDayProps) => {
  const { t, i18n } = useTranslation('orders');
  const promise = useDeliveryPromise();
  const by = slot ? slotInWords(slot, i18n.language as Language) : promise?.byDay(placedAt);
  if (by === undefined || !isUnderWay(status)) return null;
  return (
    <Typography
      variant={isLarge ? 'h4' : 'subtitle2'}
      component="p"
      sx={{ color: isLarge ? 'primary.dark' : 'primary.main' }}
    >
      {t('deliveryDay', { by })}
    </Typography>
  );
};
