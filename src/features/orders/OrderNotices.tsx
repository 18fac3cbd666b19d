import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderRefund, OrderTracking } from '../../../contract/orders';
import { formatDisplayDate } from '../../lib/dates';
import { formatPaise } from '../../lib/money';

type Facts = Pick<OrderTracking, 'status' | 'cancelCause' | 'cancelReason' | 'refunds' | 'paymentStatus'>;

/** Why an order ended, and each refund with its amount and days. */
export const OrderNotices = ({ status, cancelCause, cancelReason, refunds, paymentStatus }: Facts) => {
  const { t, i18n } = useTranslation('orders');
  const day = (iso: string): string => formatDisplayDate(iso, i18n.language);
  const textOf = ({ amountPaise, startedAt, expectedBy, doneAt }: OrderRefund): string => {
    const amount = formatPaise(amountPaise);
    if (doneAt !== null) return t('refund.done', { amount, done: day(doneAt) });
    return t('refund.underWay', { amount, started: day(startedAt), expected: day(expectedBy) });
  };
  const isRefundDue = status === 'CANCELLED' && (paymentStatus === 'REFUNDED' || paymentStatus === 'RECEIVED');
  const texts = refunds.length === 0 && isRefundDue ? [t('track.refund')] : refunds.map(textOf);
  if (cancelCause === null && texts.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {cancelCause !== null && <Typography>{t(`ended.${cancelCause}`)}</Typography>}
      {cancelReason && <Typography>{t('track.cancelReason', { reason: cancelReason })}</Typography>}
      {texts.map((text, at) => (
        <Alert key={at} severity="info">
          {text}
        </Alert>
      ))}
    </Stack>
  );
};
