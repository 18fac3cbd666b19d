/** A trailer ends within so many bytes, as in readers of PDFs. */
const TAIL_BYTES = 2_048;

/**
 * Whether bytes are a whole PDF: its first bytes say so, and its trailer leads to a table of its objects. What a browser
 * would read as another type begins otherwise.
 */
export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(bytes.subarray(0, 9).toString('latin1'))) return false;
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  const [, offset] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail) ?? [];
  if (offset === undefined || Number(offset) >= bytes.length) return false;
  const table = bytes.subarray(Number(offset), Number(offset) + 32).toString('latin1');
  return /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(table);
}
