import { toAsciiDigits } from '../../../contract/digits';

/** What leads away from the shop's page, and must not be on it. */
export type Contact = 'PHONE' | 'EMAIL' | 'LINK';

/** People write these between the digits of a number. */
const BETWEEN_DIGITS = /(?<=\d)[\s().,_/*+\p{Pd}\p{Cf}]{1,3}(?=\d)/gu;
/** Of a mobile number, a landline with its code, or a toll-free number; other numbers have digits in a row as well. */
const PHONE = /(?:^|\D)(?:(?:00)?91)?(?:0?[6-9]\d{9}|0\d{10}|1[89]00\d{6,7})(?:\D|$)/;
/** Also of UPI, whose ids have no stop. */
const EMAIL = /[\p{L}\p{N}._-]\s?@\s?[\p{L}\p{N}]/u;
const LINK =
  /https?:|www\.|[\p{L}\p{N}]\.(?:com|in|org|net|co|shop|store|info|biz|me|io|app|link|xyz|site|online|ly|tv)(?:[^\p{L}\p{N}.]|$)/iu;

/** @returns the first kind of contact that a text names, in any of the shop's scripts; null for none */
export function findContact(text: string): Contact | null {
  const plain = toAsciiDigits(text);
  if (PHONE.test(plain.replace(BETWEEN_DIGITS, ''))) return 'PHONE';
  if (EMAIL.test(plain)) return 'EMAIL';
  return LINK.test(plain) ? 'LINK' : null;
}
