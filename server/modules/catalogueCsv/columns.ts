import { NUTRIENTS, PRODUCT_STATES, type ProductState } from '../../../contract/catalogueRules';
import { LANGUAGES } from '../../../contract/constants';
import { MEASURES, type Measure } from '../../../contract/packSize';
import type { CsvValue } from '../../db/schema/catalogueImports';
import { inRupees } from '../../../contract/inRupees';
import { readRupees } from '../../../contract/readRupees';
import type { MessageKey, Messages, Translate } from '../../lib/messages';
import { readParts } from './parts';

/** SHOWN ones are exported and not read: of these, the catalogue knows more than a file from yesterday. */
type Kind =
  | 'TEXT'
  | 'STEPS'
  | 'NUMBER'
  | 'MEASURE'
  | 'DECIMAL'
  | 'RUPEES'
  | 'YES_NO'
  | 'CATEGORY'
  | 'TAX_CLASS'
  | 'STATE'
  | 'PARTS'
  | 'CAPITALS'
  | 'SHOWN';

type NutrientColumn = `nutrition.${(typeof NUTRIENTS)[number]}`;
const nutrientColumns = Object.fromEntries(NUTRIENTS.map((name) => [`nutrition.${name}`, 'DECIMAL'])) as Record<
  NutrientColumn,
  'DECIMAL'
>;

/** Columns are in the order of the export. Those of a product are named by their place in its body. */
export const COLUMNS = {
  sku: 'CAPITALS',
  'name.en': 'TEXT',
  'name.ta': 'TEXT',
  'name.hi': 'TEXT',
  categoryId: 'CATEGORY',
  state: 'STATE',
  parts: 'PARTS',
  netGrams: 'NUMBER',
  measure: 'MEASURE',
  mrpPaise: 'RUPEES',
  pricePaise: 'RUPEES',
  sold: 'YES_NO',
  stock: 'SHOWN',
  counted: 'NUMBER',
  otherNames: 'TEXT',
  hsn: 'TEXT',
  taxClassId: 'TAX_CLASS',
  veg: 'YES_NO',
  countryOfOrigin: 'CAPITALS',
  bestBeforeDays: 'NUMBER',
  position: 'NUMBER',
  'allergens.en': 'TEXT',
  'allergens.ta': 'TEXT',
  'allergens.hi': 'TEXT',
  'ingredients.en': 'TEXT',
  'ingredients.ta': 'TEXT',
  'ingredients.hi': 'TEXT',
  'taste.en': 'TEXT',
  'taste.ta': 'TEXT',
  'taste.hi': 'TEXT',
  'origin.en': 'TEXT',
  'origin.ta': 'TEXT',
  'origin.hi': 'TEXT',
  'insteadOf.en': 'TEXT',
  'insteadOf.ta': 'TEXT',
  'insteadOf.hi': 'TEXT',
  cookingMinutes: 'NUMBER',
  'cooking.en': 'STEPS',
  'cooking.ta': 'STEPS',
  'cooking.hi': 'STEPS',
  ...nutrientColumns,
  'nutrition.source.en': 'TEXT',
  'nutrition.source.ta': 'TEXT',
  'nutrition.source.hi': 'TEXT',
} as const satisfies Record<string, Kind>;

export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

/** These are the row's pack's; the others are its product's. */
export const PACK_COLUMNS = [
  'netGrams',
  'measure',
  'mrpPaise',
  'pricePaise',
  'sold',
  'counted',
] as const satisfies Column[];
export type PackColumn = (typeof PACK_COLUMNS)[number];
export type ProductColumn = Exclude<Column, PackColumn | 'sku' | 'stock'>;

export const isColumn = (name: string): name is Column => name in COLUMNS;
const isPackColumn = (column: Column): column is PackColumn => (PACK_COLUMNS as readonly Column[]).includes(column);
export const isProductColumn = (column: Column): column is ProductColumn =>
  column !== 'sku' && COLUMNS[column] !== 'SHOWN' && !isPackColumn(column);

/** A cell may name a category or a tax class. */
export interface Named {
  id: string;
  names: readonly string[];
}

export interface NamedThings {
  categories: readonly Named[];
  taxClasses: readonly Named[];
}

export const labelOf = (column: Column, t: Translate): string => t(`catalogueCsv.columns.${column}`);

const normal = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The currency is cut off, because Excel's plain CSV turns it into "?". */
const normalHeader = (text: string): string => normal(text).replace(/ ?\((₹|\?|rs\.?|inr)\)$/, '');

/** Files of the releases before packs had a unit name the column of their size like this. */
const OLD_SIZE_HEADERS = ['Net weight (g)', 'நிகர எடை (கி)', 'शुद्ध वज़न (ग्राम)'];

/** A file may have these beside the export's words. */
const MORE_MEASURES: Readonly<Record<Measure, readonly string[]>> = {
  WEIGHT: ['gram', 'grams'],
  VOLUME: ['millilitre', 'millilitres'],
  PIECE: ['pieces', 'pcs', 'nos'],
  DOZEN: ['dozens'],
  BUNCH: ['bunches'],
};

/** Whether a column that can't be read seems to hold prices, which must not be left out in silence. */
export const looksLikePrice = (header: string): boolean =>
  /\b(mrp|prices?|rate|rs|inr|rupees?)\b|₹|\(\?\)|விலை|कीमत|मूल्य/.test(normal(header));

export type CellReader = ReturnType<typeof createCellReader>;

function idsByName(things: readonly Named[]): ReadonlyMap<string, string | null> {
  const ids = new Map<string, string | null>();
  for (const { id, names } of things) {
    for (const name of [...names, id].map(normal)) {
      // A name that two of them share means neither.
      ids.set(name, (ids.get(name) ?? id) === id ? id : null);
    }
  }
  return ids;
}

/** Reads what people write, in any of the shop's languages. */
export function createCellReader(messages: Messages, { categories, taxClasses }: NamedThings) {
  const inAll = (key: MessageKey): string[] => LANGUAGES.map((language) => normal(messages.in(language)(key)));
  const [yes, no] = [
    new Set([...inAll('catalogueCsv.yes'), 'yes', 'true', '1']),
    new Set([...inAll('catalogueCsv.no'), 'no', 'false', '0']),
  ];
  const states = new Map(
    PRODUCT_STATES.flatMap((state) =>
      [...inAll(`catalogueCsv.states.${state}`), normal(state)].map((word) => [word, state] as const),
    ),
  );
  const measures = new Map(
    MEASURES.flatMap((measure) =>
      [...inAll(`catalogueCsv.measures.${measure}`), normal(measure), ...MORE_MEASURES[measure]].map(
        (word) => [word, measure] as const,
      ),
    ),
  );
  const [categoryIds, taxClassIds] = [idsByName(categories), idsByName(taxClasses)];
  const headers = new Map<string, Column>([
    ...OLD_SIZE_HEADERS.map((name) => [normalHeader(name), 'netGrams'] as const),
    ...COLUMN_NAMES.flatMap((column) =>
      [column, ...LANGUAGES.map((language) => labelOf(column, messages.in(language)))].map(
        (name) => [normalHeader(name), column] as const,
      ),
    ),
  ]);

  return {
    columnOf: (header: string): Column | undefined => headers.get(normalHeader(header)),

    /** Reads a cell that is not empty. Text where a number belongs stays text: the catalogue's rules reject it. */
    read(column: Column, cell: string): CsvValue | { problem: MessageKey } {
      const kind: Kind = COLUMNS[column];
      if (kind === 'CAPITALS') return cell.toUpperCase();
      if (kind === 'NUMBER') return /^\d{1,12}$/.test(cell) ? Number(cell) : cell;
      if (kind === 'DECIMAL') return /^\d{1,6}(\.\d{1,4})?$/.test(cell) ? Number(cell) : cell;
      if (kind === 'RUPEES')
        return readRupees(cell) ?? (/^₹?[\d.]*,[\d.,]*$/.test(cell) ? { problem: 'catalogueCsv.decimalComma' } : cell);
      if (kind === 'STEPS')
        return cell
          .split('\n')
          .map((step) => step.trim())
          .filter((step) => step !== '');
      if (kind === 'YES_NO') {
        const word = normal(cell);
        return yes.has(word) ? true : no.has(word) ? false : { problem: 'catalogueCsv.yesOrNo' };
      }
      if (kind === 'MEASURE') return measures.get(normal(cell)) ?? { problem: 'catalogueCsv.unknownMeasure' };
      if (kind === 'STATE') return states.get(normal(cell)) ?? { problem: 'catalogueCsv.unknownState' };
      if (kind === 'PARTS') return readParts(cell) ?? { problem: 'catalogueCsv.unreadableParts' };
      if (kind === 'CATEGORY') return categoryIds.get(normal(cell)) ?? { problem: 'catalogueCsv.unknownCategory' };
      if (kind === 'TAX_CLASS') return taxClassIds.get(normal(cell)) ?? { problem: 'catalogueCsv.unknownTaxClass' };
      return cell;
    },
  };
}

/** Writes a cell of the export, which can be read again. @param nameOf of a category or tax class */
export function writeCell(
  column: Column,
  value: CsvValue | null,
  t: Translate,
  nameOf: (id: string) => string,
): string {
  const kind: Kind = COLUMNS[column];
  if (value === null) return '';
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'boolean') return t(value ? 'catalogueCsv.yes' : 'catalogueCsv.no');
  if (kind === 'MEASURE') return t(`catalogueCsv.measures.${value as Measure}`);
  if (kind === 'STATE') return t(`catalogueCsv.states.${value as ProductState}`);
  if (kind === 'RUPEES') return (Number(value) / 100).toFixed(2).replace(/\.00$/, '');
  return kind === 'CATEGORY' || kind === 'TAX_CLASS' ? nameOf(String(value)) : String(value);
}

export const showValue = (
  column: Column,
  value: CsvValue | null,
  t: Translate,
  nameOf: (id: string) => string,
): string =>
  COLUMNS[column] === 'RUPEES' && typeof value === 'number' ? inRupees(value) : writeCell(column, value, t, nameOf);
