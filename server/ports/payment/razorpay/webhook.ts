import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type, type Static } from 'typebox';
import { AppError } from '../../../lib/errors';
import { sameSecret } from '../../../lib/secrets';
import { parseWebhook } from '../../parseWebhook';
import type { PaymentEvent } from '../port';
import { toTransfer, type RazorpayApi } from './api';
import { ATTEMPT_NOTE, Noted, noteOf, Payment, Refund, REFUND_NOTE } from './shapes';

const entity = <Shape extends typeof Payment | typeof Refund | typeof Noted>(shape: Shape) =>
  Type.Optional(Type.Object({ entity: shape }));

const EVENTS = [
  ...['payment_link.paid', 'payment_link.partially_paid', 'payment_link.expired', 'payment_link.cancelled'],
  ...['payment.authorized', 'payment.captured', 'payment.failed', 'qr_code.credited', 'qr_code.closed'],
  ...['refund.processed', 'refund.failed'],
];

const AnyMessage = Type.Object({ event: Type.String() });
const Message = Type.Object({
  event: Type.String(),
  payload: Type.Object({
    payment: entity(Payment),
    payment_link: entity(Noted),
    qr_code: entity(Noted),
    refund: entity(Refund),
  }),
});
type Message = Static<typeof Message>;

/** Distributes `Omit` over the union. */
type Content = PaymentEvent extends infer Event ? (Event extends PaymentEvent ? Omit<Event, 'eventId'> : never) : never;

const IGNORED: Content = { kind: 'IGNORED' };

/**
 * Ignores other sites' payments, and events whose money a later message reports.
 * @throws AppError 401 for the signature, 400 for the message
 */
export function readRazorpayMessage(
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
  { secrets, isInRupees }: { secrets: readonly string[]; isInRupees: RazorpayApi['isInRupees'] },
): PaymentEvent {
  const signature = headers['x-razorpay-signature'];
  const isSigned = (secret: string) =>
    typeof signature === 'string' && sameSecret(signature, createHmac('sha256', secret).update(rawBody).digest('hex'));
  if (!secrets.some(isSigned)) throw new AppError(401, 'core.wrongSignature');
  const given = headers['x-razorpay-event-id'];
  const eventId =
    typeof given === 'string' && /^\w{1,64}$/.test(given) ? given : createHash('sha256').update(rawBody).digest('hex');
  const message = parse(rawBody);
  return { eventId, ...(message ? readContent(message, isInRupees) : IGNORED) };
}

function readContent({ event, payload }: Message, isInRupees: RazorpayApi['isInRupees']): Content {
  const payment = payload.payment?.entity;
  const opened = payload.payment_link?.entity ?? payload.qr_code?.entity ?? payment;
  const attemptId = opened && noteOf(opened, ATTEMPT_NOTE);
  if (event === 'refund.processed' || event === 'refund.failed') return readRefund(event, payload);
  if (attemptId === undefined) return IGNORED;
  const of = { attemptId };
  switch (event) {
    case 'payment_link.paid':
    case 'payment_link.partially_paid':
    case 'payment.captured':
    case 'qr_code.credited':
      if (!payment || !isInRupees(payment)) return IGNORED;
      return payment.status === 'captured' ? { kind: 'RECEIVED', of, ...toTransfer(payment) } : { kind: 'CHECK', of };
    case 'payment.failed':
      return { kind: 'FAILED', of };
    case 'payment.authorized':
    case 'qr_code.closed':
      return { kind: 'CHECK', of };
    case 'payment_link.expired':
    case 'payment_link.cancelled':
      return { kind: 'LAPSED', of };
    default:
      return IGNORED;
  }
}

function readRefund(event: 'refund.processed' | 'refund.failed', { refund, payment }: Message['payload']): Content {
  if (!refund) return IGNORED;
  const { id, amount, payment_id: reference } = refund.entity;
  const refundId = noteOf(refund.entity, REFUND_NOTE);
  // Razorpay itself refunds what was not captured.
  const isOurs = payment && noteOf(payment.entity, ATTEMPT_NOTE) !== undefined && payment.entity.captured !== false;
  if (refundId === undefined && !isOurs) return IGNORED;
  return {
    kind: event === 'refund.processed' ? 'REFUNDED' : 'REFUND_FAILED',
    of: { reference },
    refundId,
    providerRefundId: id,
    amountPaise: amount,
  };
}

/** Events that the shop doesn't use give null. */
function parse(rawBody: Buffer): Message | null {
  const { event } = parseWebhook(AnyMessage, rawBody);
  return EVENTS.includes(event) ? parseWebhook(Message, rawBody) : null;
}
