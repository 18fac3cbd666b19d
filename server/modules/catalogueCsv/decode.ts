import { AppError } from '../../lib/errors';

const SNIFFED_BYTES = 4096;

/** Zip, as spreadsheet programs save their own files. */
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/** By its mark, or else by zero bytes, which only UTF-16 has. */
function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SNIFFED_BYTES).entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even === 0 && odd === 0) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** @throws AppError 400 for bytes that are no text in UTF-8 or UTF-16 */
export function decode(bytes: Buffer): string {
  if (isZip(bytes)) throw new AppError(400, 'catalogueCsv.spreadsheetFile');
  let text: string;
  try {
    // TextDecoder drops the byte order mark.
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError(400, 'catalogueCsv.encoding', { cause });
  }
  if (text.includes('\0')) throw new AppError(400, 'catalogueCsv.encoding');
  return text;
}
