import type { ProviderEvent } from '../../../../contract/paymentConstants';

/** Keys are the providers' own names. */
const EVENTS: Readonly<Record<string, ProviderEvent>> = {
  // Sandbox
  OPENED: 'OPENED',
  RECEIVED: 'RECEIVED',
  FAILED: 'FAILED',
  LAPSED: 'LAPSED',
  REFUNDED: 'REFUNDED',
  REFUND_FAILED: 'REFUND_FAILED',
  // Razorpay
  'payment.authorized': 'AUTHORIZED',
  'payment.captured': 'RECEIVED',
  'payment.failed': 'FAILED',
  'payment_link.paid': 'RECEIVED',
  'payment_link.partially_paid': 'RECEIVED',
  'payment_link.expired': 'LAPSED',
  'payment_link.cancelled': 'LAPSED',
  'qr_code.credited': 'RECEIVED',
  'qr_code.closed': 'LAPSED',
  'refund.processed': 'REFUNDED',
  'refund.failed': 'REFUND_FAILED',
  // PhonePe
  'checkout.order.completed': 'RECEIVED',
  'checkout.order.failed': 'FAILED',
  'pg.order.completed': 'RECEIVED',
  'pg.order.failed': 'FAILED',
  'pg.refund.completed': 'REFUNDED',
  'pg.refund.failed': 'REFUND_FAILED',
};

const MAX_REASON = 200;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** OTHER and null for erased accounts, whose `body` is empty. */
export function readStoredEvent(body: string): { event: ProviderEvent; reason: string | null } {
  const message = parse(body);
  const payload = fieldsOf(message.payload);
  const failed = fieldsOf(fieldsOf(payload.payment).entity);
  const reason = textOf(failed.error_description) ?? textOf(payload.detailedErrorCode) ?? textOf(payload.errorCode);
  return {
    event: EVENTS[textOf(message.kind) ?? textOf(message.event) ?? ''] ?? 'OTHER',
    reason: reason?.slice(0, MAX_REASON) ?? null,
  };
}

function parse(body: string): Fields {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
}
