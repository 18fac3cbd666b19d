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
  const stateOf = ({
    amountPaise,
    startedAt,
    expectedBy,
    speed,
    doneAt,
    hasFailed,
    reference,
  }: OrderRefund): string => {
    const amount = formatPaise(amountPaise);
    if (hasFailed) return t('refund.failed', { amount });
    if (doneAt === null)
      return t(`refund.underWay.${speed}`, { amount, started: day(startedAt), expected: day(expectedBy) });
    return reference === null
      ? t('refund.done', { amount, done: day(doneAt) })
      : t('refund.doneByHand', { amount, done: day(doneAt), reference });
  };
  const textOf = (refund: OrderRefund): string =>
    [stateOf(refund), refund.reason && t(`refund.reason.${refund.reason}`)].filter(Boolean).join(' ');
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
