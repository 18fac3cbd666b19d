/** @jest-environment node */
import { http } from 'msw';
import { LANGUAGES, type Language } from '../../../contract/constants';
import type { ProductCard } from '../../../contract/homepage';
import type { PageRenderer, RenderedPage } from '../../../contract/rendering';
import { buildProductCard, buildProductPage } from '../../testing/builders/homepage';
import { hardGoods } from '../../testing/builders/hardCases';
import { api, ok } from '../../testing/handlers/answers';
import { assortmentHandlers } from '../../testing/handlers/assortment';
import { makeTestI18n } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import { createCardShelf } from './cardShelf';
import { createPageRenderer } from './renderer';

const plain = createPageRenderer({ keepsCards: false });
const keeping = createPageRenderer();

beforeEach(() => mswServer.use(...assortmentHandlers));

/** Cut into elements and rules, so that a failure tells which. */
const inPieces = ({ body, styles, ...page }: RenderedPage) => ({
  ...page,
  body: body.split(/(?=<)/),
  styles: styles.split(/(?<=})/),
});
const expectSame = (page: RenderedPage, expected: RenderedPage) => expect(inPieces(page)).toEqual(inPieces(expected));

const draw = async ({ render }: PageRenderer, address: string, language: Language = 'en'): Promise<RenderedPage> => {
  const page = await render({ address, language, publicUrl: 'http://localhost:3000', fetch });
  if (!page) throw new Error(`${address} was left out`);
  return page;
};

// The very first drawing still waits for Home's lower part, and brings the styles of waiting.
beforeAll(() => draw(plain, '/'));

const pages = ['/', '/categories?id=organic-millets', '/search?q=ragi', '/product/detail?slug=foxtail-millet-thinai'];

test.each(LANGUAGES.flatMap((language) => pages.map((url) => [url, language] as const)))(
  '%s in %s is the same to a letter, whether its cards are drawn in it, before it or for another page',
  async (url, language) => {
    const expected = await draw(plain, url, language);
    expect(expected.body.match(/<article/g)?.length).toBeGreaterThan(5);
    expectSame(await draw(keeping, url, language), expected);
    expectSame(await draw(keeping, url, language), expected);
  },
);

test('so it is with goods of all kinds', async () => {
  const items = Object.values(hardGoods);
  mswServer.use(http.post(api('/homepage/products'), () => ok(buildProductPage({ items }))));
  const expected = await draw(plain, '/categories');
  expect(expected.body).toContain('Sold out');
  expectSame(await draw(keeping, '/categories'), expected);
});

test('the same product in two lists has two choices of its pack', async () => {
  const { body } = await draw(keeping, '/');
  const cards = body.match(/<article.*?<\/article>/gs) ?? [];
  const names = cards.map((card) => new Set(card.match(/(?<= name=")[^"]+/g)));
  expect(names.length).toBeGreaterThan(new Set(cards.map((card) => /slug=[\w-]+/.exec(card)?.[0])).size);
  names.forEach((inGroup) => expect(inGroup.size).toBe(1));
  expect(new Set(names.flatMap((inGroup) => [...inGroup])).size).toBe(names.length);
});

test('a product that changes is seen as it is now', async () => {
  let product: ProductCard = buildProductCard({ name: 'Ragi & "Co" <flour>' });
  mswServer.use(http.post(api('/homepage/products'), () => ok(buildProductPage({ items: [product] }))));
  expect((await draw(keeping, '/categories')).body).toContain('&#8377;75<');
  product = { ...product, packs: product.packs.map((pack) => ({ ...pack, productPrice: 7100 })) };
  expect((await draw(keeping, '/categories')).body).toContain('&#8377;71<');
  product = { ...product, name: '<!--card 0-->' };
  expect((await draw(keeping, '/categories')).body).toContain('>&lt;!--card 0--&gt;</a>');
});

/** A shelf of its own, whose buttons tell when a card was drawn. */
function openShelf() {
  const i18n = makeTestI18n('en');
  const cards = createCardShelf(i18n);
  return {
    show: async (product: ProductCard, listId = 'a') => {
      const { shelf, fill } = cards.open();
      const mark = shelf.markFor({ product, headingLevel: 'h2', priority: 'later' }, listId);
      return (await fill({ links: '', html: `<li>${mark}</li>` })).html;
    },
    callAdding: (word: string) => i18n.addResource('en', 'catalogue', 'add', word),
  };
}

test('a card that was drawn is not drawn again', async () => {
  const { show, callAdding } = openShelf();
  const first = await show(buildProductCard());
  expect(first).toContain('>Add</button>');
  callAdding('Take');
  expect(await show(buildProductCard())).toBe(first);
  expect(await show(buildProductCard(), 'b')).toBe(first.replaceAll(' name="a', ' name="b'));
  expect(await show(buildProductCard({ name: 'Another' }))).toContain('>Take</button>');
});

test('cards that nobody has asked for lately make room', async () => {
  const { show, callAdding } = openShelf();
  await show(buildProductCard());
  callAdding('Pick');
  // More than a shelf's megabytes, each of them less.
  for (let at = 0; at < 10; at++) await show(buildProductCard({ name: `${at}`.repeat(200_000) }));
  expect(await show(buildProductCard())).toContain('>Pick</button>');
});
