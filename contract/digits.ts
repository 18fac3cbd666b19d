/** The zeros of Tamil and Devanagari. */
const ZEROS = [0x0be6, 0x0966];

/** Tamil, Devanagari and full-width digits as ASCII; everything else as it is. */
export const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[௦-௯०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
