/** What a UPI app needs to know to pay a shop. */
export interface UpiRequest {
  /** The shop's UPI address, `name@bank`. */
  payeeAddress: string;
  payeeName: string;
  /** Finds the payment again: at most 35 letters, digits, `-` and `_`. */
  reference: string;
  /** What the customer reads beside the amount. */
  note: string;
  amountPaise: number;
  /** The kind of shop, four digits (ISO 18245). */
  merchantCategory?: string;
}

const PAYEE_ADDRESS = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/;
const REFERENCE = /^[A-Za-z0-9_-]{1,35}$/;
const MERCHANT_CATEGORY = /^\d{4}$/;
const MAX_TEXT_LENGTH = 80;
/** NPCI's code for a link that opens a UPI app. */
const INTENT_MODE = '04';

/**
 * The `upi://pay?…` link of an app button, and the content of the QR code. It carries the amount: without one the
 * payer could change it.
 * @throws RangeError when a part is not what UPI allows
 */
export function upiUrl({
  payeeAddress,
  payeeName,
  reference,
  note,
  amountPaise,
  merchantCategory,
}: UpiRequest): string {
  if (!PAYEE_ADDRESS.test(payeeAddress)) throw new RangeError(`not a UPI address: ${payeeAddress}`);
  if (!REFERENCE.test(reference)) throw new RangeError(`not a UPI reference: ${reference}`);
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new RangeError(`not an amount: ${amountPaise}`);
  if (merchantCategory !== undefined && !MERCHANT_CATEGORY.test(merchantCategory)) {
    throw new RangeError(`not a merchant category: ${merchantCategory}`);
  }
  const parts = {
    // Some apps look for the sign itself, so it stays as it is.
    pa: payeeAddress,
    pn: encode(payeeName),
    tr: reference,
    tn: encode(note),
    am: `${Math.floor(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, '0')}`,
    cu: 'INR',
    ...(merchantCategory === undefined ? {} : { mc: merchantCategory }),
    mode: INTENT_MODE,
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${value}`);
  return `upi://pay?${query.join('&')}`;
}

/** Spaces as %20: several apps show a plus as a plus. */
const encode = (text: string) => encodeURIComponent(Array.from(text).slice(0, MAX_TEXT_LENGTH).join(''));
