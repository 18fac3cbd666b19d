import { setImmediate } from 'node:timers/promises';
import { ProductBody } from '../../../contract/staffCatalogue';
import type { Queries } from '../../db/database';
import type { Clock } from '../../lib/clock';
import { FieldsError } from '../../lib/errors';
import type { Messages } from '../../lib/messages';
import { createValidatorCompiler } from '../../plugins/validation';
import { findTaxChoices, manyProducts, ownFields } from '../catalogueEditing';
import { shopDay } from '../slots';
import { findShelves } from '../stock';
import { createCellReader } from './columns';
import type { Planning, StoredProduct } from './planning';

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

/** Products as the catalogue has them now. */
export async function findStored(db: Queries, key: manyProducts.Key): Promise<StoredProduct[]> {
  const stored: StoredProduct[] = [];
  const bundleIds = await manyProducts.findBundleIds(db);
  const [name, values] = 'skus' in key ? (['skus', key.skus] as const) : (['ids', key.ids] as const);
  for await (const some of inChunks(values)) {
    const products = await manyProducts.findProductsOf(db, name === 'skus' ? { skus: some } : { ids: some });
    stored.push(...(await withPacks(db, products, bundleIds)));
  }
  return stored;
}

export async function withPacks(
  db: Queries,
  products: Awaited<ReturnType<typeof manyProducts.findProductsOf>>,
  bundleIds: ReadonlySet<string>,
): Promise<StoredProduct[]> {
  const ids = products.map(({ id }) => id);
  const packs = groupBy(await manyProducts.findPacksOf(db, ids), ({ productId }) => productId);
  return products.map((product) => ({
    ...{
      id: product.id,
      version: product.version,
      isPublished: product.published,
      isBundle: bundleIds.has(product.id),
    },
    fields: ownFields(product, product.currentTaxClassId),
    packs: packs.get(product.id) ?? [],
  }));
}

/** What rows are judged by. */
export function createPlannings(messages: Messages, clock: Clock) {
  // As for the product's form.
  const check = createValidatorCompiler(messages)({
    schema: { ...ProductBody },
    method: 'PUT',
    url: '',
    httpPart: 'body',
  });
  const validate: Planning['validate'] = (body) => {
    const { error } = check(body) as { error?: unknown };
    return error instanceof FieldsError ? error.fields : {};
  };

  return {
    /** @param withLock so that no category is hidden until the transaction ends */
    async read(db: Queries, { withLock = false } = {}): Promise<Omit<Planning, 'shelves'>> {
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
        ...{ reader, validate },
        hiddenCategories: new Set(categories.flatMap(({ id, hidden }) => (hidden ? [id] : []))),
        taxClasses: new Map(taxClasses.map(({ _id, ...tax }) => [_id, tax])),
        inSets: await manyProducts.findPacksInSets(db),
      };
    },
  };
}

export async function findShelvesOf(db: Queries, packIds: readonly string[]): Promise<Planning['shelves']> {
  if (packIds.length === 0) return new Map();
  return new Map((await findShelves(db, packIds)).map(({ packId, ...shelf }) => [packId, shelf]));
}
