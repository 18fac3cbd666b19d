export interface Part {
  sku: string;
  netGrams: number;
  quantity: number;
}

/** "ML-THINAI 500 g × 2", in capitals. */
const PART = /^(\S{1,32}) +(\d{1,6})(?: ?G)?(?: ?[×X*] ?(\d{1,4}))?$/;

/** The export writes it like this, and so two of them are compared. */
export const lineOf = ({ sku, netGrams, quantity }: Part): string => `${sku} ${netGrams} × ${quantity}`;

/** Reads a line that `readParts` or `lineOf` returned. */
export function partOf(line: string): Part {
  const [, sku = '', netGrams, quantity = 1] = PART.exec(line) ?? [];
  return { sku, netGrams: Number(netGrams), quantity: Number(quantity) };
}

/** A pack a line, or between semicolons; null where a line can't be read. */
export function readParts(cell: string): string[] | null {
  const lines = cell
    .toUpperCase()
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.every((line) => PART.test(line)) ? lines.map((line) => lineOf(partOf(line))) : null;
}

/** Packs are found by this key. */
export const keyOf = ({ sku, netGrams }: Pick<Part, 'sku' | 'netGrams'>): string => `${sku} ${netGrams}`;

/** A set weighs what it holds. */
export const gramsOf = (lines: readonly string[]): number =>
  lines.map(partOf).reduce((sum, { netGrams, quantity }) => sum + netGrams * quantity, 0);
