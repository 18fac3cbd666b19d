import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CancelledOrder, OrderSummary } from '../../../contract/orders';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { isApiError } from '../../store/api/ApiError';
import { ordersApi, useCancelOrderMutation, useLazyGetPaymentStatusQuery } from '../../store/api/ordersApi';
import { useAppDispatch } from '../../store/hooks';

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
    <ConfirmDialog
      open
      title={t('cancel.title', { number: orderNumber })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      destructive
      busy={isLoading}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      <Typography>{t('cancel.textUnpaid')}</Typography>
      {isApiError(error) && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.messages.join(' ')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
