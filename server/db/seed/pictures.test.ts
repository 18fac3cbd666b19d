import { eq, notLike, sql } from 'drizzle-orm';
import manifest from '../../../public/pictures/manifest.json';
import { openTestDatabase } from '../../testing/testDatabase';
import { photo } from '../../testing/photo';
import type { OpenDatabase } from '../database';
import { banners, categories, packs, products } from '../schema';
import { renewGeneratedPictures } from './pictures';
import { seedDemo } from './seed';

const NOW = new Date('2026-11-20T06:00:00Z');
const MILLET = 'ml-thinai-500';
const RICE = 'rc-mapp-1000';
const older = (id: string) => ({ ...photo(id), path: `/pictures/${id}.0000000000` });

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, NOW);
});
afterAll(() => database.close());

const pictureOf = async (packId: string) =>
  (await database.db.select({ picture: packs.picture }).from(packs).where(eq(packs.id, packId)))[0]!.picture;

it('assigns a picture to every pack, product, category and banner of the demo', async () => {
  const { db } = database;
  const assigned = [
    ...(await db.select({ picture: packs.picture }).from(packs)),
    // A bundle is shown unpacked by its parts.
    ...(await db.select({ picture: products.served }).from(products).where(notLike(products.id, 'set-%'))),
    ...(await db.select({ picture: categories.picture }).from(categories)),
    ...(await db.select({ picture: banners.picture }).from(banners)),
  ];
  expect(assigned).toHaveLength(149 + 52 + 5 + 3);
  expect(assigned.filter(({ picture }) => picture === null)).toEqual([]);
  expect(await pictureOf(MILLET)).toEqual(manifest.packs[MILLET]);
});

it('assigns the current picture where there is an older one, and leaves a shop’s own photo, and what was removed', async () => {
  const { db } = database;
  await db
    .update(packs)
    .set({ picture: older(MILLET) })
    .where(eq(packs.id, MILLET));
  await db.update(packs).set({ picture: null }).where(eq(packs.id, 'ml-thinai-1000'));
  await db
    .update(packs)
    .set({ picture: photo('rice') })
    .where(eq(packs.id, RICE));
  await db
    .update(banners)
    .set({ picture: { wide: older('wide'), tall: older('tall') } })
    .where(eq(banners.id, 'banner-rices'));
  await renewGeneratedPictures(db);
  expect(await pictureOf(MILLET)).toEqual(manifest.packs[MILLET]);
  expect(await pictureOf('ml-thinai-1000')).toBeNull();
  expect(await pictureOf(RICE)).toEqual(photo('rice'));
  const [banner] = await db.select({ picture: banners.picture }).from(banners).where(eq(banners.id, 'banner-rices'));
  expect(banner!.picture).toEqual(manifest.banners['banner-rices']);
});

it('removes an older generated picture that is no longer generated', async () => {
  const { db } = database;
  const [product] = await db.select().from(products).where(eq(products.id, 'ml-thinai'));
  await db.insert(packs).values({
    id: 'ml-thinai-3000',
    productId: product!.id,
    netGrams: 3000,
    mrpPaise: 40_000,
    pricePaise: 40_000,
    stock: 1,
    position: 9,
    picture: older('ml-thinai-3000'),
  });
  await renewGeneratedPictures(db);
  expect(await pictureOf('ml-thinai-3000')).toBeNull();
});

it('writes nothing when all pictures are current', async () => {
  const { db } = database;
  await renewGeneratedPictures(db);
  // xmin: the transaction that last wrote the row.
  const stamps = () =>
    db
      .select({ id: packs.id, stamp: sql<string>`xmin::text` })
      .from(packs)
      .orderBy(packs.id);
  const before = await stamps();
  await renewGeneratedPictures(db);
  expect(await stamps()).toEqual(before);
});
