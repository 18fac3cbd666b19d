import { setImmediate } from 'node:timers/promises';
import { isMeasure, MEASURES, unitSize } from '../../../contract/packSize';
import { CompleteProductBody } from '../../../contract/staffCatalogue';
import type { Queries, Transaction } from '../../db/database';
import type { Clock } from '../../lib/clock';
import { FieldsError } from '../../lib/errors';
import type { Messages } from '../../lib/messages';
import { shopDay } from '../../lib/shopDays';
import { createValidatorCompiler } from '../../plugins/validation';
import { findTaxChoices, manyProducts, ownFields, stateOf } from '../catalogueEditing';
import { findStockLevels } from '../stock';
import { createCellReader, type CellReader } from './columns';
import { keyOf, lineOf, partOf, readParts } from './parts';
import type { Cells, Planning, StoredProduct } from './plan';

/** Rows that one statement reads or writes: none takes long, and others get their turn between two. */
export const CHUNK = 500;

/** Lets other requests through between two chunks. */
export async function* inChunks<T>(items: readonly T[], size = CHUNK): AsyncGenerator<T[]> {
  for (let at = 0; at < items.length; at += size) {
    yield items.slice(at, at + size);
    await setImmediate();
  }
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export async function findStored(db: Queries, key: manyProducts.Key): Promise<StoredProduct[]> {
  const stored: StoredProduct[] = [];
  for await (const skus of inChunks(key.skus ?? []))
    stored.push(...(await withPacks(db, await manyProducts.findProductsOf(db, { skus }))));
  for await (const ids of inChunks(key.ids ?? []))
    stored.push(...(await withPacks(db, await manyProducts.findProductsOf(db, { ids }))));
  return stored;
}

export async function withPacks(
  db: Queries,
  products: Awaited<ReturnType<typeof manyProducts.findProductsOf>>,
): Promise<StoredProduct[]> {
  const ids = products.map(({ id }) => id);
  const packs = groupBy(await manyProducts.findPacksOf(db, ids), ({ productId }) => productId);
  const parts = groupBy(await manyProducts.findPartsOf(db, ids), ({ productId }) => productId);
  return products.map((product) => ({
    id: product.id,
    version: product.version,
    fields: {
      ...ownFields(product, product.currentTaxClassId),
      state: stateOf(product),
      parts: (parts.get(product.id) ?? []).map(lineOf),
    },
    packs: packs.get(product.id) ?? [],
  }));
}

/** What every row of a file is checked against, whichever products it names. */
export type CatalogueFacts = Omit<Planning, 'stockLevels' | 'partPacks' | 'leaving'>;

export function createPlanningReader(messages: Messages, clock: Clock) {
  // Validates as the form of a product for sale does.
  const check = createValidatorCompiler(messages)({
    schema: { ...CompleteProductBody },
    method: 'PUT',
    url: '',
    httpPart: 'body',
  });
  const validate: Planning['validate'] = (body) => {
    const { error } = check(body) as { error?: unknown };
    return error instanceof FieldsError ? error.fields : {};
  };

  /** @param withLock so that no category is hidden until the transaction ends */
  async function read(db: Queries, { withLock = false } = {}): Promise<CatalogueFacts> {
    const categories = await (withLock ? manyProducts.lockCategories(db) : manyProducts.findCategories(db));
    if (withLock) await manyProducts.lockTaxClasses(db);
    const taxClasses = await findTaxChoices(db, shopDay(clock.now()));
    const reader = createCellReader(messages, {
      categories: categories.map(({ id, slug, nameEn, nameTa, nameHi }) => ({
        id,
        names: [nameEn, nameTa, nameHi, slug],
      })),
      taxClasses: taxClasses.map(({ _id, name }) => ({ id: _id, names: [name] })),
    });
    return {
      reader,
      validate,
      hiddenCategories: new Set(categories.flatMap(({ id, hidden }) => (hidden ? [id] : []))),
      taxClasses: new Map(taxClasses.map(({ _id, ...tax }) => [_id, tax])),
      inSets: await manyProducts.findPacksInSets(db),
    };
  }

  return {
    read,

    /** Locks products and what planning them depends on. @param lines what sets are to hold */
    async lock(
      tx: Transaction,
      { lines, counted, ...key }: manyProducts.Key & { lines: readonly string[]; counted: readonly string[] },
    ) {
      const skus = [
        ...(key.skus ?? []),
        ...(await manyProducts.findHeldSkus(tx, key)),
        ...lines.map((line) => partOf(line).sku),
      ];
      await manyProducts.lockProductsOf(tx, { ...key, skus });
      const stored = await findStored(tx, key);
      const heldLines = stored.flatMap(({ fields }) => fields.parts);
      const planning = {
        ...(await read(tx, { withLock: true })),
        stockLevels: await findStockLevelsOf(tx, counted),
        partPacks: await findPartPacks(tx, [...lines, ...heldLines]),
      };
      return { stored, planning };
    },
  };
}

export async function findStockLevelsOf(db: Queries, packIds: readonly string[]): Promise<Planning['stockLevels']> {
  if (packIds.length === 0) return new Map();
  return new Map((await findStockLevels(db, packIds)).map(({ packId, ...level }) => [packId, level]));
}

export async function findPartPacks(db: Queries, lines: readonly string[]): Promise<Planning['partPacks']> {
  if (lines.length === 0) return new Map();
  const skus = new Set(lines.map((line) => partOf(line).sku));
  return new Map((await manyProducts.findPartPacks(db, [...skus])).map((pack) => [keyOf(pack), pack]));
}

export const linesIn = (rows: readonly { cells: Cells }[]): string[] =>
  rows.flatMap(({ cells: { parts } }) => (parts === undefined ? [] : (readParts(parts) ?? [])));

/** The number and the unit that a row gives its pack's size in. */
export function sizeIn({ netGrams, measure = '' }: Cells, reader: CellReader) {
  const unit = reader.read('measure', measure);
  return { typed: Number(netGrams), measure: isMeasure(unit) ? unit : undefined };
}

/** A row without a unit may mean several packs. */
function keysIn(cells: Cells, reader: CellReader): string[] {
  const { typed, measure } = sizeIn(cells, reader);
  const measures = measure === undefined ? MEASURES : [measure];
  const sku = cells.sku?.toUpperCase() ?? '';
  return measures.map((each) => keyOf({ sku, netGrams: typed * unitSize(each), measure: each }));
}

export const leavingOf = (rows: readonly { cells: Cells }[], reader: CellReader): Planning['leaving'] =>
  new Set(
    rows.flatMap(({ cells }) => {
      const sku = cells.sku?.toUpperCase() ?? '';
      return [
        ...(cells.state !== undefined && reader.read('state', cells.state) === 'HIDDEN' ? [sku] : []),
        ...(cells.sold !== undefined && reader.read('sold', cells.sold) === false ? keysIn(cells, reader) : []),
      ];
    }),
  );
