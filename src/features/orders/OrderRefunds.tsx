import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { OrderRefund, OrderTracking } from '../../../contract/orders';
import { formatDisplayDate } from '../../lib/dates';
import { formatPaise } from '../../lib/money';

type Facts = Pick<OrderTracking, 'status' | 'refunds' | 'paymentStatus'>;

/** Each refund with its amount and days. Renders nothing where none is due. */
export const OrderRefunds = ({ status, refunds, paymentStatus }: Facts) => {
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
  if (texts.length === 0) return null;
  return (
    <Stack spacing={1.5}>
      {texts.map((text, at) => (
        <Alert key={at} severity="info">
          {text}
        </Alert>
      ))}
    </Stack>
  );
};
