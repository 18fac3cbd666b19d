import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes focus, because the focused button is gone. `OrderRefunds` says what becomes of paid money. */
export const CancelledNotice = () => {
  const { t } = useTranslation('orders');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Alert ref={ref} tabIndex={-1} severity="success" sx={{ mb: 1.5 }}>
      {t('cancel.done')}
    </Alert>
  );
};
