import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '../../../contract/orders';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { isApiError } from '../../store/api/ApiError';
import { useCancelOrderMutation, useLazyGetPaymentStatusQuery } from '../../store/api/ordersApi';

interface DropOrderDialogProps {
  order: Pick<OrderSummary, 'orderId' | 'orderNumber'>;
  onClose: () => void;
}

/** Cancels an unpaid order without asking why. A paid one uses CancelOrderDialog. */
export const DropOrderDialog = ({ order: { orderId, orderNumber }, onClose }: DropOrderDialogProps) => {
  const { t } = useTranslation('orders');
  const [cancelOrder, { error, isLoading }] = useCancelOrderMutation();
  const [getPaymentStatus] = useLazyGetPaymentStatusQuery();
  const drop = async (): Promise<void> => {
    // It may have been paid meanwhile, in another tab or app: then the strip goes, and the order stays.
    const { data: state } = await getPaymentStatus(orderId);
    if (state?.deadlineMs === null) {
      onClose();
      return;
    }
    const { data } = await cancelOrder({ orderId });
    if (data) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('waiting.dropTitle', { number: orderNumber })}
      confirmLabel={t('waiting.dropConfirm')}
      cancelLabel={t('cancel.keep')}
      busy={isLoading}
      onConfirm={() => void drop()}
      onCancel={onClose}
    >
      <Typography>{t('waiting.dropText')}</Typography>
      {isApiError(error) && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.messages.join(' ')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
