import { shorten } from './shorten';

export interface UpiRequest {
  /** An address such as `name@bank`. */
  payeeAddress: string;
  payeeName: string;
  /** It has at most 35 letters, digits, `-` and `_`. */
  reference: string;
  note: string;
  amountPaise: number;
  /** A merchant category code of ISO 18245. */
  merchantCategory?: string;
}

/** No such bank exists. */
export const SANDBOX_PAYEE_ADDRESS = 'vayal.sandbox@sandbox';
export const PAYEE_ADDRESS = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/;
const REFERENCE = /^[A-Za-z0-9_-]{1,35}$/;
const MERCHANT_CATEGORY = /^\d{4}$/;
const MAX_TEXT_LENGTH = 80;
/** NPCI's mode for intent links. */
const INTENT_MODE = '04';

/**
 * Without the amount, the payer could change it.
 * @throws RangeError for invalid parts
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
    // The address isn't encoded, because some apps look for a literal @.
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

/** %20, because several apps show a plus literally. */
const encode = (text: string) => encodeURIComponent(shorten(text, MAX_TEXT_LENGTH));
