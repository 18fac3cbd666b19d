import { priceFault } from '../../../contract/catalogueRules';
import { MAX_UNITS, type CsvRowKind } from '../../../contract/counter';
import type { PackBody, ProductBody } from '../../../contract/staffCatalogue';
import type { CsvChange, CsvValue, CsvVersions } from '../../db/schema/catalogueImports';
import { isSame, PRICE_FAULTS, type OwnFields } from '../catalogueEditing';
import type { Message } from '../../lib/errors';
import type { MessageKey } from '../../lib/messages';
import { isColumn, isProductColumn, PACK_COLUMNS, type CellReader, type Column, type ProductColumn } from './columns';
import { fieldOf, newProduct, setField } from './fields';

/** Cells that are not empty: an empty one changes nothing. */
export type Cells = Partial<Record<Column, string>>;

export interface FileRow {
  row: number;
  cells: Cells;
  /** What is wrong with the row as such. */
  faults: Fault[];
}

export interface StoredPack {
  id: string;
  netGrams: number;
  mrpPaise: number;
  pricePaise: number;
  hidden: boolean;
  stock: number;
  position: number;
  version: number;
}

export interface StoredProduct {
  id: string;
  version: number;
  isPublished: boolean;
  /** Its one pack consists of others. */
  isBundle: boolean;
  fields: OwnFields;
  packs: StoredPack[];
}

export interface Shelf {
  stock: number;
  waiting: number;
  version: number;
}

export interface Planning {
  reader: CellReader;
  /** The rules of the catalogue's form: faults by field. */
  validate: (body: ProductBody) => Readonly<Record<string, Message>>;
  hiddenCategories: ReadonlySet<string>;
  /** With the HSN codes that they are for, and today's rates. */
  taxClasses: ReadonlyMap<string, { hsn: string; gstPercent: number }>;
  /** Packs that sets in the shop hold, with the name of a set. */
  inSets: ReadonlyMap<string, string>;
  /** Of packs that are counted. */
  shelves: ReadonlyMap<string, Shelf>;
}

export interface Fault extends Message {
  column: Column | null;
}

export interface PlannedRow {
  row: number;
  kind: CsvRowKind;
  cells: Cells;
  pack: StoredPack | null;
  netGrams: number | null;
  changes: CsvChange[];
  faults: Fault[];
  seen: CsvVersions;
}

export interface PlannedProduct {
  sku: string;
  stored: StoredProduct | null;
  /** With the packs in the order of `stored`, then new ones. */
  body: ProductBody;
  rows: PlannedRow[];
}

type Prices = Pick<PackBody, 'mrpPaise' | 'pricePaise' | 'hidden'>;

/** What one row says. */
interface Draft {
  row: FileRow;
  fields: Map<ProductColumn, CsvValue>;
  netGrams: number | null;
  pack: StoredPack | null;
  prices: Partial<Prices>;
  counted: number | null;
  faults: Fault[];
}

const isGood = ({ faults }: Draft): boolean => faults.length === 0;
const fault = (column: Column | null, key: MessageKey, params?: Message['params']): Fault => ({
  column,
  key,
  ...(params && { params }),
});

/**
 * What the rows of one product do to it, and which of them can't be: faulty rows don't hold up the others.
 * @param stored null for a new product
 */
export function planProduct(
  sku: string,
  rows: readonly FileRow[],
  stored: StoredProduct | null,
  planning: Planning,
): PlannedProduct {
  const drafts = rows.map((row) => readRow(row, stored, planning));
  rejectRepeated(drafts);
  for (;;) {
    const good = drafts.filter(isGood);
    const claims = claimsOf(good);
    const body = bodyOf(sku, stored, good, claims);
    const isAllGood = rejectFaulty({ body, good, claims, stored, planning });
    if (!isAllGood) continue;
    return { sku, stored, body, rows: drafts.map((draft) => planned(draft, claims, stored, planning)) };
  }
}

function readRow(row: FileRow, stored: StoredProduct | null, { reader, shelves }: Planning): Draft {
  const draft: Draft = {
    row,
    fields: new Map(),
    netGrams: null,
    pack: null,
    prices: {},
    counted: null,
    faults: [...row.faults],
  };
  const values = new Map<Column, CsvValue>();
  for (const [column, cell] of Object.entries(row.cells) as [Column, string][]) {
    const value = reader.read(column, cell);
    if (typeof value === 'object' && 'fault' in value) draft.faults.push(fault(column, value.fault));
    else values.set(column, value);
  }
  for (const [column, value] of values) {
    if (isProductColumn(column) && !(stored && isSame(fieldOf(stored.fields, column), value)))
      draft.fields.set(column, value);
  }
  readPack(draft, values, stored);
  if (draft.counted !== null) checkCount(draft, draft.counted, stored, shelves);
  return draft;
}

function readPack(draft: Draft, values: ReadonlyMap<Column, CsvValue>, stored: StoredProduct | null): void {
  const grams = values.get('netGrams');
  if (grams === undefined) {
    if (PACK_COLUMNS.some((column) => values.has(column)))
      draft.faults.push(fault('netGrams', 'validation.netGrams.required'));
    return;
  }
  if (typeof grams !== 'number') {
    draft.faults.push(fault('netGrams', 'validation.netGrams.invalid'));
    return;
  }
  draft.netGrams = grams;
  draft.pack = stored?.packs.find(({ netGrams }) => netGrams === grams) ?? null;
  const { pack, prices } = draft;
  for (const column of ['mrpPaise', 'pricePaise'] as const) {
    const value = values.get(column);
    // A text is no price: the rules say so.
    if (value !== undefined && value !== pack?.[column]) prices[column] = value as number;
  }
  if (stored?.isBundle && pack) followPrice(draft, pack);
  const sold = values.get('sold');
  if (typeof sold === 'boolean' && sold !== !pack?.hidden) prices.hidden = !sold;
  const counted = values.get('counted');
  if (counted === undefined) return;
  if (typeof counted === 'number' && counted <= MAX_UNITS) draft.counted = counted;
  else draft.faults.push(fault('counted', 'validation.units.invalid'));
}

/** The MRP of a set is its price. */
function followPrice({ prices, faults }: Draft, pack: StoredPack): void {
  const price = prices.pricePaise ?? pack.pricePaise;
  if (prices.mrpPaise !== undefined && prices.mrpPaise !== price)
    faults.push(fault('mrpPaise', 'catalogueCsv.mrpOfSet'));
  else if (price !== pack.mrpPaise) prices.mrpPaise = price;
}

function checkCount(draft: Draft, counted: number, stored: StoredProduct | null, shelves: Planning['shelves']): void {
  if (stored?.isBundle) draft.faults.push(fault('counted', 'catalogueCsv.setHasNoStock'));
  const waiting = draft.pack ? (shelves.get(draft.pack.id)?.waiting ?? 0) : 0;
  if (counted < waiting) draft.faults.push(fault('counted', 'stock.countBelowOrders', { count: waiting }));
}

/** Two rows of one pack, or two with other values for the product. */
function rejectRepeated(drafts: readonly Draft[]): void {
  const packs = new Map<number, number>();
  const fields = new Map<ProductColumn, { value: CsvValue; row: number }>();
  for (const draft of drafts) {
    if (!isGood(draft)) continue;
    const { row } = draft.row;
    const first = draft.netGrams === null ? undefined : packs.get(draft.netGrams);
    if (first !== undefined) draft.faults.push(fault('netGrams', 'catalogueCsv.samePack', { row: first }));
    for (const [column, value] of draft.fields) {
      const earlier = fields.get(column);
      if (earlier && !isSame(earlier.value, value))
        draft.faults.push(fault(column, 'catalogueCsv.saidOtherwise', { row: earlier.row }));
    }
    if (!isGood(draft)) continue;
    if (draft.netGrams !== null) packs.set(draft.netGrams, row);
    for (const [column, value] of draft.fields) if (!fields.has(column)) fields.set(column, { value, row });
  }
}

type Claims = ReadonlyMap<ProductColumn, { value: CsvValue; draft: Draft }>;

/** Each change of the product belongs to the first row that says it. */
function claimsOf(good: readonly Draft[]): Claims {
  const claims = new Map<ProductColumn, { value: CsvValue; draft: Draft }>();
  for (const draft of good)
    for (const [column, value] of draft.fields) if (!claims.has(column)) claims.set(column, { value, draft });
  return claims;
}

function bodyOf(sku: string, stored: StoredProduct | null, good: readonly Draft[], claims: Claims): ProductBody {
  const body: ProductBody = {
    ...structuredClone(stored?.fields ?? newProduct),
    sku,
    packs: [],
    parts: [],
    addonIds: [],
    relatedIds: [],
  };
  for (const [column, { value }] of claims) setField(body, column, value);
  const changes = new Map(good.flatMap(({ pack, prices }) => (pack ? [[pack.id, prices]] : [])));
  body.packs = [
    ...(stored?.packs ?? []).map(({ id, netGrams, mrpPaise, pricePaise, hidden }) => ({
      ...{ _id: id, netGrams, mrpPaise, pricePaise, hidden },
      ...changes.get(id),
    })),
    ...addedBy(good).map(({ netGrams, prices }) => ({ _id: null, netGrams, hidden: false, ...prices }) as PackBody),
  ];
  return body;
}

const addedBy = (good: readonly Draft[]) => good.filter(({ pack, netGrams }) => pack === null && netGrams !== null);

interface Judged {
  body: ProductBody;
  good: readonly Draft[];
  claims: Claims;
  stored: StoredProduct | null;
  planning: Planning;
}

/** Whether the body follows the rules; rows that are why it doesn't get the fault. */
function rejectFaulty(judged: Judged): boolean {
  const { body, good, claims, stored, planning } = judged;
  let isAllGood = true;
  const reject = (drafts: readonly Draft[], found: Fault) => {
    for (const draft of drafts) draft.faults.push(found);
    if (drafts.length > 0) isAllGood = false;
  };
  const added = addedBy(good);
  const draftOfPack = (at: number) => {
    const id = body.packs[at]?._id ?? null;
    return id === null ? added[at - (stored?.packs.length ?? 0)] : good.find(({ pack }) => pack?.id === id);
  };
  const claimants = (path: string): Draft[] => {
    const claim = [...claims].find(
      ([column]) => path === column || path.startsWith(`${column}.`) || column.startsWith(`${path}.`),
    );
    return claim ? [claim[1].draft] : stored ? [] : [...good];
  };

  for (const [path, message] of Object.entries(good.length > 0 ? planning.validate(body) : {})) {
    const [, at, field = ''] = /^packs\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (at !== undefined) {
      const draft = draftOfPack(Number(at));
      const isTouched = draft && (draft.pack === null || field in draft.prices);
      if (isTouched) reject([draft], { ...message, column: isColumn(field) ? field : null });
    } else if (path === 'packs') reject(added, { ...message, column: 'netGrams' });
    else reject(claimants(path), { ...message, column: columnOf(path) });
  }
  for (const [at, pack] of body.packs.entries()) {
    const draft = draftOfPack(at);
    if (draft && hasPrice(draft) && priceFault(pack)?.fault === 'aboveMrp')
      reject([draft], fault('pricePaise', PRICE_FAULTS.aboveMrp));
  }
  for (const text of ['ingredients', 'taste', 'origin', 'insteadOf'] as const) {
    const { en, ta, hi } = body[text] ?? { en: '', ta: '', hi: '' };
    if (en !== '' || ta + hi === '') continue;
    const translators = [...claims].flatMap(([column, { draft }]) => (column.startsWith(`${text}.`) ? [draft] : []));
    reject([...new Set(translators)], fault(`${text}.en`, 'catalogueCsv.englishFirst'));
  }
  const { hsn: classHsn = '' } = planning.taxClasses.get(body.taxClassId) ?? {};
  if (!body.hsn.startsWith(classHsn))
    reject(
      [...new Set([...claimants('hsn'), ...claimants('taxClassId')])],
      fault('hsn', 'catalogueEditing.hsnOfClass', { hsn: classHsn }),
    );
  for (const draft of good) {
    const set = draft.pack && draft.prices.hidden ? planning.inSets.get(draft.pack.id) : undefined;
    if (set !== undefined) reject([draft], fault('sold', 'catalogueEditing.inSet', { name: set }));
  }
  if (stored?.isBundle) reject(added, fault('netGrams', 'catalogueEditing.bundlePacks'));
  if (stored?.isPublished && body.packs.every(({ hidden }) => hidden))
    reject(
      good.filter(({ prices }) => prices.hidden),
      fault('sold', 'catalogueEditing.noPacks'),
    );
  if (stored?.isPublished && planning.hiddenCategories.has(body.categoryId))
    reject(
      claims.has('categoryId') ? claimants('categoryId') : [],
      fault('categoryId', 'catalogueEditing.categoryHidden'),
    );
  return isAllGood;
}

const hasPrice = ({ pack, prices }: Draft): boolean =>
  pack === null || prices.mrpPaise !== undefined || prices.pricePaise !== undefined;

/** "cooking.en.3" → "cooking.en". */
function columnOf(path: string): Column | null {
  const parts = path.split('.');
  const names = [parts.slice(0, 2).join('.'), parts[0] ?? ''];
  return names.find(isColumn) ?? null;
}

function planned(draft: Draft, claims: Claims, stored: StoredProduct | null, { shelves }: Planning): PlannedRow {
  const { row, pack, netGrams, prices, counted, faults } = draft;
  const rest = { row: row.row, cells: row.cells, pack, netGrams };
  const kind: CsvRowKind = stored === null ? 'PRODUCT' : pack === null && netGrams !== null ? 'PACK' : 'CHANGE';
  if (faults.length > 0) return { ...rest, kind, changes: [], faults, seen: {} };
  const own = [...claims].filter(([, claim]) => claim.draft === draft);
  const shelf = pack ? shelves.get(pack.id) : undefined;
  const shelfUnits = shelf ? shelf.stock + shelf.waiting : 0;
  const isCounted = counted !== null && counted !== shelfUnits;
  const added = pack === null && netGrams !== null;
  const changes: CsvChange[] = [
    ...own.map(([column, { value }]) => ({ column, before: stored && fieldOf(stored.fields, column), after: value })),
    ...(added ? [{ column: 'netGrams', before: null, after: netGrams }] : []),
    ...(['mrpPaise', 'pricePaise'] as const).flatMap((column) =>
      prices[column] === undefined ? [] : [{ column, before: pack && pack[column], after: prices[column] }],
    ),
    ...(prices.hidden === undefined ? [] : [{ column: 'sold', before: pack && !pack.hidden, after: !prices.hidden }]),
    ...(isCounted ? [{ column: 'counted', before: pack ? shelfUnits : null, after: counted }] : []),
  ];
  const seen: CsvVersions = {
    ...(stored && own.length > 0 && { product: stored.version }),
    ...(pack && Object.keys(prices).length > 0 && { pack: pack.version }),
    ...(isCounted && shelf && { shelf: shelfUnits, stock: shelf.version }),
  };
  return { ...rest, kind, changes, faults, seen };
}
