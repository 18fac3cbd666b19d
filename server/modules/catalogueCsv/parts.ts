import { LOG_UNITS, sizeOfSet, type Measure, type PackSize } from '../../../contract/packSize';

export interface Part {
  sku: string;
  netGrams: number;
  measure: Measure;
  quantity: number;
}

/** "ML-THINAI 500 g × 2" or "OIL 500 ml × 2", in capitals. Without a unit it is a weight. */
const PART = /^(\S{1,32}) +(\d{1,6})(?: ?(G|ML|PCS|BUNCH))?(?: ?[×X*] ?(\d{1,4}))?$/;
const MEASURES_BY_UNIT: Readonly<Record<string, Measure>> = {
  G: 'WEIGHT',
  ML: 'VOLUME',
  PCS: 'PIECE',
  BUNCH: 'BUNCH',
};

/** Packs are found by this key. */
export const keyOf = ({ sku, netGrams, measure }: Omit<Part, 'quantity'>): string =>
  [sku, netGrams, ...(measure === 'WEIGHT' ? [] : [LOG_UNITS[measure].toUpperCase()])].join(' ');

/** The export writes it like this, and so two of them are compared. */
export const lineOf = (part: Part): string => `${keyOf(part)} × ${part.quantity}`;

/** Reads a line that `readParts` or `lineOf` returned. */
export function partOf(line: string): Part {
  const [, sku = '', netGrams, unit = 'G', quantity = 1] = PART.exec(line) ?? [];
  return { sku, netGrams: Number(netGrams), measure: MEASURES_BY_UNIT[unit] ?? 'WEIGHT', quantity: Number(quantity) };
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

/** A set is as large as what it holds. */
export const sizeOfLines = (lines: readonly string[], partPacks: ReadonlyMap<string, PackSize>): Required<PackSize> =>
  sizeOfSet(lines.map(partOf).map((part) => ({ ...part, ...partPacks.get(keyOf(part)), quantity: part.quantity })));
