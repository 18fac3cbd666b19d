import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes focus, because the focused button is gone. */
export const CancelledNotice = ({ refundStarted }: { refundStarted: boolean }) => {
  const { t } = useTranslation('orders');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Alert ref={ref} tabIndex={-1} severity="success" sx={{ mb: 1.5 }}>
      {t(refundStarted ? 'cancel.doneRefund' : 'cancel.done')}
    </Alert>
  );
};
