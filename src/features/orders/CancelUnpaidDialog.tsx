import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CancelledOrder, OrderSummary } from '../../../contract/orders';
import { ordersApi, useCancelOrderMutation, useLazyGetPaymentStatusQuery } from '../../store/api/ordersApi';
import { useAppDispatch } from '../../store/hooks';
import { CancelConfirm } from './CancelConfirm';

interface CancelUnpaidDialogProps {
  order: Pick<OrderSummary, 'orderId' | 'orderNumber'>;
  onCancelled?: (cancelled: CancelledOrder) => void;
  onClose: () => void;
}

/** Cancels an unpaid order without asking why. A paid one uses CancelOrderDialog. */
export const CancelUnpaidDialog = ({
  order: { orderId, orderNumber },
  onCancelled,
  onClose,
}: CancelUnpaidDialogProps) => {
  const { t } = useTranslation('orders');
  const [cancelOrder, { error, isLoading }] = useCancelOrderMutation();
  const dispatch = useAppDispatch();
  const [getPaymentStatus] = useLazyGetPaymentStatusQuery();
  const cancel = async (): Promise<void> => {
    // It may have been paid meanwhile, in another tab or app, or its time is over: then the page says so.
    const { data: state } = await getPaymentStatus(orderId);
    if (state?.deadlineMs === null) {
      dispatch(ordersApi.util.invalidateTags(['Orders']));
      onClose();
      return;
    }
    const { data } = await cancelOrder({ orderId });
    if (!data) return;
    onClose();
    onCancelled?.(data);
  };
  return (
    <CancelConfirm orderNumber={orderNumber} error={error} busy={isLoading} onConfirm={cancel} onCancel={onClose}>
      <Typography>{t('cancel.textUnpaid')}</Typography>
    </CancelConfirm>
  );
};
