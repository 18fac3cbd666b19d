import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Tells that the order is cancelled. It takes the focus, because the button that had it is gone with the order's chance. */
export const CancelledNotice = ({ refundStarted }: { refundStarted: boolean }) => {
  const { t } = useTranslation('orders');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Alert ref={ref} tabIndex={-1} severity="success">
      {t(refundStarted ? 'cancel.doneRefund' : 'cancel.done')}
    </Alert>
  );
};
