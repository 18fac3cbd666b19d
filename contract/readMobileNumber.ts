import { toAsciiDigits } from './digits';

/**
 * "+91 98672 52319", "098672 52319" and the like → "9867252319", without separators and invisible marks. A number is never shortened into
 * another one: what is too long stays, and fails validation.
 */
export const readMobileNumber = (text: string): string =>
  toAsciiDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\p{Cf}\p{Pd}]/gu, '')
    .replace(/^(?:(?:\+|00)?91)?0?(?=\d{10}$)/, '');
