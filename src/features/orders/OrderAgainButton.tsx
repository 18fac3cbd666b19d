import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OrderSummary } from '../../../contract/orders';
import { ROUTES } from '../../../contract/routes';
import { ReplayOutlined } from '../../components/icons';
import { useLazyTrackOrderQuery } from '../../store/api/ordersApi';
import { useReorder } from './useReorder';

interface OrderAgainButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  order: Pick<OrderSummary, 'orderId' | 'orderNumber'>;
  /** Outside a list of orders, it says which one it repeats. */
  isLast?: boolean;
}

/** Puts an order's lines into the cart and goes there, also while the order is under way. */
export const OrderAgainButton = ({
  order: { orderId, orderNumber },
  isLast = false,
  ...style
}: OrderAgainButtonProps) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const [track, { isFetching }] = useLazyTrackOrderQuery();
  const reorder = useReorder();
  const orderAgain = async (): Promise<void> => {
    const { data } = await track(orderId, true);
    if (!data) return;
    reorder(data.items);
    void navigate(ROUTES.checkout.path);
  };
  return (
    <Button
      {...style}
      startIcon={<ReplayOutlined />}
      loading={isFetching}
      loadingPosition="start"
      aria-label={t(isLast ? 'again.lastOf' : 'again.orderOf', { number: orderNumber })}
      onClick={() => void orderAgain()}
    >
      <span>{t(isLast ? 'again.last' : 'again.order')}</span>
    </Button>
  );
};
