import { Type, type Static } from 'typebox';

/** Payments and refunds inherit these notes. */
export const ATTEMPT_NOTE = 'vayal_attempt';
export const REFUND_NOTE = 'vayal_refund';

const RazorpayId = Type.String({ pattern: '^[a-z]+_[A-Za-z0-9]{1,40}$' });
/** `notesOf` reads it. */
const Notes = Type.Optional(Type.Unknown());
/** Amounts are in paise. */
const Amount = Type.Integer({ minimum: 1 });

export const Payment = Type.Object({
  id: RazorpayId,
  amount: Amount,
  currency: Type.String(),
  status: Type.String(),
  captured: Type.Optional(Type.Unknown()),
  notes: Notes,
});
export type Payment = Static<typeof Payment>;
export const Payments = Type.Object({ items: Type.Array(Payment) });

export const PaymentLink = Type.Object({
  id: RazorpayId,
  amount: Amount,
  currency: Type.String(),
  status: Type.Enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  short_url: Type.String(),
  reference_id: Type.Optional(Type.String()),
  /** It is set once the customer begins to pay. */
  order_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  notes: Notes,
});
export type PaymentLink = Static<typeof PaymentLink>;
export const PaymentLinks = Type.Object({ payment_links: Type.Array(PaymentLink) });

export const QrCode = Type.Object({
  id: RazorpayId,
  status: Type.Enum(['active', 'closed']),
  payment_amount: Amount,
  image_url: Type.String(),
  /** Only accounts with QR codes have it. */
  image_content: Type.Optional(Type.String()),
  notes: Notes,
});
export type QrCode = Static<typeof QrCode>;

export const Refund = Type.Object({
  id: RazorpayId,
  amount: Amount,
  payment_id: RazorpayId,
  status: Type.Enum(['pending', 'processed', 'failed']),
  receipt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  notes: Notes,
});
export type Refund = Static<typeof Refund>;
export const Refunds = Type.Object({ items: Type.Array(Refund) });

export const Noted = Type.Object({ notes: Notes });
export type Noted = Static<typeof Noted>;

/** An object, an empty list or null; in payouts a JSON string. */
export function notesOf({ notes }: Noted): Record<string, unknown> {
  const value: unknown = typeof notes === 'string' ? parseJson(notes) : notes;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function noteOf(of: Noted, name: string): string | undefined {
  const value = notesOf(of)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
