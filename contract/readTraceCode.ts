/** Digits and capitals without those that a printer or an eye confuses: 0 and O, 1 and I. */
const TRACE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits: too many to find one by trying. */
const TRACE_LENGTH = 12;

const GROUP = 4;

/** Reads a code as it is typed or in a URL: in any case, with spaces and hyphens. Null for what is none. */
export function readTraceCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return code.length === TRACE_LENGTH && Array.from(code).every((letter) => TRACE_LETTERS.includes(letter))
    ? code
    : null;
}

/** As it is printed: 'ABCD-EFGH-JKLM'. */
export const formatTraceCode = (code: string): string =>
  Array.from({ length: Math.ceil(code.length / GROUP) }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-');
