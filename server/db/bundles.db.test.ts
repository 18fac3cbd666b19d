import { eq, sql } from 'drizzle-orm';
import { newId } from '../lib/ids';
import { setStock, stockOf } from '../testing/stock';
import { makeTestApp, type TestApp } from '../testing/testApp';
import { isCheckViolation, isForeignKeyViolation } from './errors';
import { catalogueChanges, packParts, packs, products, stockMovements } from './schema';

const MILLET = 'ml-thinai-500';
const RICE = 'rc-kavuni-500';

let test: TestApp;
let bundle: string;
beforeAll(async () => {
  test = await makeTestApp();
});
beforeEach(async () => {
  bundle = await addPack();
  await setStock(test.deps, MILLET, 10);
  await setStock(test.deps, RICE, 10);
});
afterEach(() => test.deps.db.delete(packParts).where(eq(packParts.packId, bundle)));
afterAll(() => test.close());

async function addPack(stock = 0): Promise<string> {
  const { db } = test.deps;
  const [model] = await db.select().from(products).where(eq(products.id, 'set-gift'));
  const { searchTerms: _generated, ...row } = model!;
  const id = newId();
  await db.insert(products).values({ ...row, id, slug: id, sku: id });
  await db
    .insert(packs)
    .values({ id, productId: id, netGrams: 1_000, mrpPaise: 20_000, pricePaise: 20_000, stock, position: 1 });
  return id;
}

const addParts = (...parts: [partPackId: string, quantity: number][]) =>
  test.deps.db
    .insert(packParts)
    .values(parts.map(([partPackId, quantity], at) => ({ packId: bundle, partPackId, quantity, position: at + 1 })));

const isInStock = async () => {
  const [product] = await test.deps.db.select().from(products).where(eq(products.id, bundle));
  return product!.inStock;
};

async function rejection(statement: PromiseLike<unknown>): Promise<unknown> {
  try {
    await statement;
  } catch (error) {
    return error;
  }
  throw new Error('not rejected');
}

describe('the stock of a bundle', () => {
  it('is as many units as its parts make', async () => {
    await addParts([MILLET, 2], [RICE, 1]);
    expect(await stockOf(test.deps, bundle)).toBe(5);
    await setStock(test.deps, RICE, 3);
    expect(await stockOf(test.deps, bundle)).toBe(3);
    await setStock(test.deps, MILLET, 1);
    expect([await stockOf(test.deps, bundle), await isInStock()]).toEqual([0, false]);
    await setStock(test.deps, MILLET, 4);
    expect([await stockOf(test.deps, bundle), await isInStock()]).toEqual([2, true]);
  });

  it('follows its composition', async () => {
    const { db } = test.deps;
    await addParts([MILLET, 1]);
    expect(await stockOf(test.deps, bundle)).toBe(10);
    await db.update(packParts).set({ quantity: 3 }).where(eq(packParts.packId, bundle));
    expect(await stockOf(test.deps, bundle)).toBe(3);
    await db.delete(packParts).where(eq(packParts.packId, bundle));
    expect(await stockOf(test.deps, bundle)).toBe(0);
  });

  it('follows parts that several transactions move at once', async () => {
    await addParts([MILLET, 1], [RICE, 1]);
    const take = (packId: string) =>
      test.deps.db.insert(stockMovements).values({ packId, change: -1, reason: 'SPOILED' });
    await Promise.all([MILLET, RICE, MILLET, RICE, MILLET, RICE, RICE].map(take));
    expect(await stockOf(test.deps, bundle)).toBe(6);
  });

  it('is news for caches of the catalogue', async () => {
    await addParts([MILLET, 1]);
    const { db } = test.deps;
    await db.delete(catalogueChanges);
    await setStock(test.deps, MILLET, 0);
    const rows = await db
      .select({ kind: catalogueChanges.kind })
      .from(catalogueChanges)
      .where(eq(catalogueChanges.productId, bundle));
    expect(rows).not.toEqual([]);
  });

  it('costs other packs no write', async () => {
    await addParts([MILLET, 1]);
    const versionOf = () =>
      test.deps.db
        .select({ version: sql<string>`xmin::text` })
        .from(packs)
        .where(eq(packs.id, bundle));
    const before = await versionOf();
    await setStock(test.deps, RICE, 3);
    expect(await versionOf()).toEqual(before);
  });
});

describe('the database rejects', () => {
  it('stock of a bundle that is set, or moved by itself', async () => {
    const { db } = test.deps;
    await addParts([MILLET, 1]);
    const direct = db.update(packs).set({ stock: 99 }).where(eq(packs.id, bundle));
    expect(isCheckViolation(await rejection(direct), 'packs_stock_by_movement')).toBe(true);
    const moved = db.insert(stockMovements).values({ packId: bundle, change: 5, reason: 'COUNTED' });
    expect(isCheckViolation(await rejection(moved), 'stock_movements_bundle_check')).toBe(true);
  });

  it('a bundle of a pack that had stock of its own', async () => {
    const packId = await addPack(5);
    const error = await rejection(
      test.deps.db.insert(packParts).values({ packId, partPackId: MILLET, quantity: 1, position: 1 }),
    );
    expect(isCheckViolation(error, 'pack_parts_own_stock_check')).toBe(true);
  });

  it('a bundle within a bundle, from either side', async () => {
    const { db } = test.deps;
    await addParts([MILLET, 1]);
    const outer = await addPack();
    const around = db.insert(packParts).values({ packId: outer, partPackId: bundle, quantity: 1, position: 1 });
    expect(isCheckViolation(await rejection(around), 'pack_parts_nested_check')).toBe(true);
    const inner = await addPack();
    await addParts([inner, 1]);
    const within = db.insert(packParts).values({ packId: inner, partPackId: RICE, quantity: 1, position: 1 });
    expect(isCheckViolation(await rejection(within), 'pack_parts_nested_check')).toBe(true);
  });

  it('the end of a pack that a bundle needs', async () => {
    const part = await addPack();
    await addParts([part, 1]);
    const error = await rejection(test.deps.db.delete(packs).where(eq(packs.id, part)));
    expect(isForeignKeyViolation(error)).toBe(true);
  });
});
