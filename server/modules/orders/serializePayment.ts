import { REFUND_REASONS } from '../../../contract/paymentConstants';
import type { OrderRefund, PaymentInstructions } from '../../../contract/orders';
import { orderStatusPath } from '../../../contract/routes';
import { expectedBy } from '../../lib/refundDays';
import { refundSpeedOf, type PaymentCapabilities } from '../../ports/payment/port';
import type { Payments } from '../payments';
import type { findRefunds, Order } from './repository';
import { isUnpaid } from './transitions';

type Attempt = NonNullable<Awaited<ReturnType<Payments['attempts']['find']>>>;

/** Seconds are counted here because a device's clock may be wrong. */
export const serializeExpiry = (expiresAt: Date, now: Date) => ({
  expiresAt: expiresAt.toISOString(),
  secondsLeft: Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)),
});

/** Returns null where no payment is awaited. */
export const secondsLeftOf = ({ status, expiresAt }: Pick<Order, 'status' | 'expiresAt'>, now: Date): number | null =>
  isUnpaid(status) && expiresAt ? serializeExpiry(expiresAt, now).secondsLeft : null;

/** The account's ways among those opened; attempts from before an account change stay payable. */
export function serializeOpening(
  {
    provider,
    orderId,
    upiUrl,
    pageUrl,
    expiresAt,
  }: Pick<Attempt, 'provider' | 'orderId' | 'upiUrl' | 'expiresAt'> & { pageUrl: string },
  { ways }: PaymentCapabilities,
  now: Date,
): PaymentInstructions {
  const hasChoice = ways.qr || ways.intent;
  const offers = (way: 'qr' | 'intent') => upiUrl !== null && (ways[way] || !hasChoice);
  return {
    provider,
    upiUrl,
    pageUrl,
    ways: { link: pageUrl !== orderStatusPath(orderId), qr: offers('qr'), intent: offers('intent') },
    ...serializeExpiry(expiresAt, now),
  };
}

export const serializeRefund = (
  {
    amountPaise,
    state,
    reason,
    reference,
    byHand,
    startedAt,
    updatedAt,
    items,
  }: Awaited<ReturnType<typeof findRefunds>>[number],
  payment: PaymentCapabilities,
): OrderRefund => ({
  amountPaise,
  startedAt: startedAt.toISOString(),
  expectedBy: expectedBy(startedAt).toISOString(),
  speed: byHand ? 'BY_HAND' : refundSpeedOf(payment),
  doneAt: state === 'DONE' ? updatedAt.toISOString() : null,
  hasFailed: state === 'FAILED',
  isWaiting: false,
  reference,
  reason: REFUND_REASONS.find((known) => known.toLowerCase() === reason) ?? null,
  items,
});

/** A refund that a second person is yet to approve. */
export const serializeOwed = (
  { amountPaise, createdAt }: Awaited<ReturnType<Payments['refunds']['findOwed']>>[number],
  payment: PaymentCapabilities,
): OrderRefund => ({
  amountPaise,
  startedAt: createdAt.toISOString(),
  expectedBy: expectedBy(createdAt).toISOString(),
  speed: refundSpeedOf(payment),
  doneAt: null,
  hasFailed: false,
  isWaiting: true,
  reference: null,
  reason: null,
  items: [],
});
