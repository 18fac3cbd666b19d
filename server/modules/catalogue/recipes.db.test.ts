import { eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../contract/constants';
import type { ProductDetail, RecipeCard, RecipeDetail } from '../../../contract/homepage';
import { packs, products, recipes } from '../../db/schema';
import recipeData from '../../db/seed/shopRecipes.json';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const DOSA = 'foxtail-millet-dosa';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { DEMO: 'true' } });
});
afterAll(() => shop.close());

async function get(path: string, language: Language = 'en') {
  const headers = { 'accept-language': language };
  const response = await shop.app.inject({ url: `/api/web/homepage${path}`, headers });
  return response.json<{ status: number; message: string; data: unknown }>();
}

const list = async (language?: Language) => (await get('/recipe/list', language)).data as RecipeCard[];
const detail = async (slug: string, language?: Language) =>
  (await get(`/recipe/detail/${slug}`, language)).data as RecipeDetail;
const recipesOf = async (product: string) =>
  ((await get(`/product/detail/${product}`)).data as ProductDetail).recipes.map(({ slug }) => slug);
/** Other processes' changes show after half a second. */
const waitForOtherProcesses = () => shop.deps.clock.advance(1);

it.each([
  ['en', 'Foxtail millet dosa', '1½ cups (300 g) foxtail millet'],
  ['ta', 'தினை தோசை', 'தினை – 1½ கப் (300 கிராம்)'],
  ['hi', 'कंगनी का डोसा', 'कंगनी – 1½ कप (300 ग्राम)'],
] as const)('lists and shows a recipe in %s', async (language, name, ingredient) => {
  const cards = await list(language);
  expect(cards).toHaveLength(12);
  expect(cards[0]).toMatchObject({ slug: DOSA, name, minutes: 40, restingMinutes: 720, servings: 4 });
  const recipe = await detail(DOSA, language);
  expect(recipe).toMatchObject(cards[0]!);
  expect(recipe.steps).toEqual(recipeData[0]!.steps[language]);
  expect(recipe.ingredients.map(({ text }) => text)[0]).toBe(ingredient);
});

it.each([
  ['Dosai thinai', [DOSA]],
  ['தோசை', null],
  ['ragi pizza', []],
  ['%', []],
])('finds recipes by %j in their names, in any language and spelling', async (q, expected) => {
  const { data } = await get(`/recipe/list?q=${encodeURIComponent(q)}`, 'hi');
  const found = (data as RecipeCard[]).map(({ slug }) => slug);
  if (expected) expect(found).toEqual(expected);
  else expect(found).toContain(DOSA);
});

it('names with each ingredient the product that the shop sells of it', async () => {
  const { ingredients } = await detail(DOSA, 'hi');
  expect(ingredients[0]!.product).toMatchObject({ _id: 'ml-thinai', name: 'कंगनी' });
  expect(ingredients[0]!.product!.packs.map(({ _id }) => _id)).toContain('ml-thinai-500');
  expect(ingredients.slice(1).map(({ product }) => product)).toEqual([null, null, null, null, null]);
});

it('needs no more of a product than its smallest pack holds', async () => {
  for (const { ingredients } of recipeData) {
    for (const { sku, en } of ingredients as { sku?: string; en: string }[]) {
      if (sku === undefined) continue;
      const own = await shop.deps.db.select().from(packs).where(eq(packs.productId, sku.toLowerCase()));
      const grams = Number(/\((\d+) g\)/.exec(en)![1]);
      expect([en, Math.min(...own.map(({ netGrams }) => netGrams)) >= grams]).toEqual([en, true]);
    }
  }
});

it('a recipe has the same number of steps in all languages', () => {
  for (const { slug, steps } of recipeData)
    expect([slug, ...LANGUAGES.map((language) => steps[language].length)]).toEqual([
      slug,
      ...LANGUAGES.map(() => steps.en.length),
    ]);
});

it('responds 404 to an unknown recipe, in the language of the customer', async () => {
  expect(await get('/recipe/detail/pizza', 'ta')).toMatchObject({
    status: 404,
    message: 'அப்படி ஒரு சமையல் குறிப்பு இல்லை.',
  });
});

it('shows with a product the recipes that use it', async () => {
  expect(await recipesOf('foxtail-millet-thinai')).toEqual([DOSA, 'foxtail-millet-adai']);
  expect(await recipesOf('barnyard-millet-kuthiraivali')).toEqual([]);
});

it('offers no product that is not for sale', async () => {
  const { db } = shop.deps;
  await detail('kodo-millet-pongal');
  await db.update(products).set({ published: false }).where(eq(products.id, 'ml-varagu'));
  waitForOtherProcesses();
  const [millet] = (await detail('kodo-millet-pongal')).ingredients;
  expect(millet).toEqual({ text: '1 cup (200 g) kodo millet', product: null });
  await db.update(products).set({ published: true }).where(eq(products.id, 'ml-varagu'));
  waitForOtherProcesses();
  expect((await detail('kodo-millet-pongal')).ingredients[0]!.product).toMatchObject({ _id: 'ml-varagu' });
});

it('hides a recipe that is not published', async () => {
  const publish = async (published: boolean) => {
    await shop.deps.db.update(recipes).set({ published }).where(eq(recipes.slug, DOSA));
    waitForOtherProcesses();
  };
  await publish(false);
  expect((await list()).map(({ slug }) => slug)).not.toContain(DOSA);
  expect((await get(`/recipe/detail/${DOSA}`)).status).toBe(404);
  expect(await recipesOf('foxtail-millet-thinai')).toEqual(['foxtail-millet-adai']);
  await publish(true);
  expect(await recipesOf('foxtail-millet-thinai')).toEqual([DOSA, 'foxtail-millet-adai']);
});
