import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '../../../contract/constants';
import { StatusLabel, type StatusTone } from '../../components/StatusLabel';
import { isOrderStatus } from './isOrderStatus';

const tones: Record<OrderStatus, StatusTone> = {
  PAYMENT_PENDING: 'waiting',
  WAITING_FOR_PAYMENT: 'waiting',
  ORDER_CREATED: 'waiting',
  CONFIRMED: 'moving',
  PROCESSING: 'moving',
  READY_TO_DELIVER: 'moving',
  PICKEDUP: 'moving',
  DELIVERED: 'done',
  CANCELLED: 'stopped',
};

interface OrderStatusLabelProps {
  status: string;
  /** Instead of the specification's label (§3), which customers read. */
  label?: string;
}

/** The state of an order; empty for unknown values. Payment states use PaymentPanel. */
export const OrderStatusLabel = ({ status, label }: OrderStatusLabelProps) => {
  const { t } = useTranslation('orders');
  if (!isOrderStatus(status)) return null;
  return <StatusLabel tone={tones[status]} label={label ?? t(`status.${status}`)} />;
};
