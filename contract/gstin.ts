const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** 97 is "other territory". */
const isState = (code: string): boolean => (Number(code) >= 1 && Number(code) <= 38) || code === '97';

/** The last character: a sum over the others in base 36, doubling each second one. */
function checkSignOf(gstin: string): string | undefined {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = DIGITS.indexOf(gstin.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36];
}

export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && isState(text.slice(0, 2)) && checkSignOf(text) === text.charAt(14);

export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);
