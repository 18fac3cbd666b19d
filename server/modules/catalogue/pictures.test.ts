import { eq } from 'drizzle-orm';
import { CATEGORY_IDS } from '../../../contract/constants';
import type {
  Banner,
  Category,
  CategoryProducts,
  ProductCard,
  ProductDetail,
  ProductPage,
  Suggestions,
} from '../../../contract/homepage';
import { banners, categories, packs, products } from '../../db/schema';
import { photo } from '../../testing/photo';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const OWN = {
  front: photo('front'),
  bowlful: photo('bowlful'),
  bowl: photo('bowl'),
  wide: photo('wide'),
  tall: photo('tall'),
};

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  const { db } = shop.deps;
  await db.update(packs).set({ picture: OWN.front }).where(eq(packs.id, 'ml-thinai-500'));
  await db.update(packs).set({ picture: null }).where(eq(packs.id, 'ml-thinai-1000'));
  await db.update(products).set({ served: OWN.bowlful }).where(eq(products.id, 'ml-thinai'));
  await db.update(categories).set({ picture: OWN.bowl }).where(eq(categories.id, CATEGORY_IDS.ORGANIC_MILLETS));
  await db
    .update(banners)
    .set({ picture: { wide: OWN.wide, tall: OWN.tall } })
    .where(eq(banners.id, 'banner-millets'));
});
afterAll(() => shop.close());

async function request<Data>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Data> {
  const response = await shop.app.inject({ method, url: `/api/web/homepage${path}`, payload });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Data }>().data;
}

const shown = (cards: readonly ProductCard[]) =>
  cards
    .find(({ _id }) => _id === 'ml-thinai')
    ?.packs.slice(0, 2)
    .map(({ picture }) => picture);

it('shows each pack’s own picture, or none, in every list', async () => {
  const page = await request<ProductPage>('POST', '/products', { categoryId: CATEGORY_IDS.ORGANIC_MILLETS });
  expect(shown(page.items)).toEqual([OWN.front, null]);
  const [rail] = await request<CategoryProducts[]>('POST', '/category/products/list', {});
  expect(shown(rail!.products)).toEqual([OWN.front, null]);
  expect(shown(await request<ProductCard[]>('GET', '/other/products'))).toEqual([OWN.front, null]);
});

it('sends a placeholder with each product’s first pack only', async () => {
  const { items } = await request<ProductPage>('POST', '/products', {});
  const thinai = items.find(({ _id }) => _id === 'ml-thinai')!;
  const withPlaceholder = ({ packs: own }: ProductCard) => own.map(({ picture }) => Boolean(picture?.placeholder));
  expect(withPlaceholder(thinai)).toEqual([true, false, false]);
  expect(thinai.packs[2]!.picture!.path).toMatch(/^\/pictures\/ml-thinai-5000\./);
  for (const card of items) expect(withPlaceholder(card).slice(1)).not.toContain(true);

  await shop.deps.db.update(packs).set({ picture: null }).where(eq(packs.id, 'ml-ragi-500'));
  await shop.deps.db.update(packs).set({ picture: OWN.front }).where(eq(packs.id, 'ml-ragi-1000'));
  shop.deps.clock.advance(1_000);
  const after = await request<ProductPage>('POST', '/products', {});
  expect(withPlaceholder(after.items.find(({ _id }) => _id === 'ml-ragi')!)).toEqual([false, true, false]);
});

it('shows the dish, too', async () => {
  const product = await request<ProductDetail>('GET', '/product/detail/foxtail-millet-thinai');
  expect(shown([product])).toEqual([OWN.front, null]);
  expect(product.served).toEqual(OWN.bowlful);
});

it('shows suggestions by the pack that their card shows first', async () => {
  const suggestion = async () =>
    (await request<Suggestions>('GET', '/search/suggestions?q=thinai')).products.find(({ _id }) => _id === 'ml-thinai');
  expect((await suggestion())!.picture).toEqual(OWN.front);
  await setStock(shop.deps, 'ml-thinai-500', 0);
  shop.deps.clock.advance(1);
  expect((await suggestion())!.picture).toBeNull();
  await setStock(shop.deps, 'ml-thinai-1000', 0);
  shop.deps.clock.advance(1);
  expect((await suggestion())!.picture).toMatchObject({
    path: expect.stringContaining('ml-thinai-5000'),
    placeholder: OWN.front.placeholder,
  });
});

it('shows categories, and banners in both cuts', async () => {
  const [millets] = await request<Category[]>('GET', '/category/list');
  expect(millets!.picture).toEqual(OWN.bowl);
  const [first] = await request<Banner[]>('GET', '/banner/list');
  expect(first!.picture).toEqual({ wide: OWN.wide, tall: OWN.tall });
});
