import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderRefund, OrderTracking } from '../../../contract/orders';
import { formatDisplayDate } from '../../lib/dates';
import { formatPaise } from '../../lib/money';

interface OrderRefundsProps extends Pick<OrderTracking, 'refunds'> {
  /** The amount is beside it: one refund that the provider made needs only its day and where it went. */
  isBrief?: boolean;
}

/** Each refund with its amount and days, in a sentence. Renders nothing without any. */
export const OrderRefunds = ({ refunds, isBrief = false }: OrderRefundsProps) => {
  const { t, i18n } = useTranslation('orders');
  const day = (iso: string): string => formatDisplayDate(iso, i18n.language);
  const stateOf = ({
    amountPaise,
    startedAt,
    expectedBy,
    speed,
    doneAt,
    hasFailed,
    isWaiting,
    reference,
  }: OrderRefund): string => {
    const amount = formatPaise(amountPaise);
    if (isWaiting) return t('refund.waiting', { amount });
    if (hasFailed) return t('refund.failed', { amount });
    if (doneAt === null)
      return t(`refund.underWay.${speed}`, { amount, started: day(startedAt), expected: day(expectedBy) });
    if (isBrief && refunds.length === 1 && speed !== 'BY_HAND') return t('refund.doneOn', { done: day(doneAt) });
    return reference === null
      ? t('refund.done', { amount, done: day(doneAt) })
      : t('refund.doneByHand', { amount, done: day(doneAt), reference });
  };
  const textOf = (refund: OrderRefund): string => {
    const items = refund.items.map(({ name, quantity }) => (quantity > 0 ? `${quantity} × ${name}` : name)).join(', ');
    return [
      stateOf(refund),
      items !== '' && t('refund.for', { items }),
      refund.reason && t(`refund.reason.${refund.reason}`),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <>
      {refunds.map(textOf).map((text, at) => (
        <Typography key={at} variant="body2" sx={{ textWrap: isBrief ? 'balance' : 'wrap' }}>
          {text}
        </Typography>
      ))}
    </>
  );
};
