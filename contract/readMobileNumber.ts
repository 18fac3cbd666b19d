import { toAsciiDigits } from './digits';

/**
 * "+91 98672 52319" → "9867252319". What is too long stays and fails validation, so that a number never becomes another
 * one.
 */
export const readMobileNumber = (text: string): string =>
  toAsciiDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\p{Cf}\p{Pd}]/gu, '')
    .replace(/^(?:(?:\+|00)?91)?0?(?=\d{10}$)/, '');
