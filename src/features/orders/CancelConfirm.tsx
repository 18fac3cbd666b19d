import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { isApiError } from '../../store/api/ApiError';

interface CancelConfirmProps {
  orderNumber: string;
  /** The error of the last try. */
  error: unknown;
  busy: boolean;
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
}

/** Whether an order is to be cancelled. A rejection is shown here, and the order stays. */
export const CancelConfirm = ({ orderNumber, error, busy, onConfirm, onCancel, children }: CancelConfirmProps) => {
  const { t } = useTranslation('orders');
  return (
    <ConfirmDialog
      open
      title={t('cancel.title', { number: orderNumber })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      destructive
      busy={busy}
      onConfirm={() => void onConfirm()}
      onCancel={onCancel}
    >
      {children}
      {isApiError(error) && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.messages.join(' ')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
