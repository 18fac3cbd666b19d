/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import type { Language } from '../../contract/constants';
import { CONTENT_PAGES } from '../../contract/routes';
import type { ProductsBody } from '../../contract/homepage';
import type { RenderedPage } from '../../contract/rendering';
import { createServerStyleCache } from '../app/theme/styleCache';
import { renderAddToCart } from '../features/cart/renderAddToCart';
import {
  buildCategories,
  buildProductCard,
  buildProductCards,
  buildProductDetail,
  buildProductPage,
  buildRecipe,
} from '../testing/builders/homepage';
import { buildStoreWithAreas } from '../testing/builders/store';
import { mswServer } from '../testing/mswServer';
import { api, ok, rejected } from '../testing/handlers/responses';
import { assortmentHandlers } from '../testing/handlers/assortment';
import { createCardCache } from './cardCache';
import { createPageRenderer } from './renderer';

const renderer = createPageRenderer();
const calls: Request[] = [];
const counted: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  calls.push(request);
  return fetch(request);
};
beforeEach(() => {
  calls.length = 0;
});

const render = async (
  url: string,
  language: Language = 'en',
  { urlOf, render: renderPage } = renderer,
  version?: string,
): Promise<RenderedPage> => {
  const canonical = urlOf(url);
  if (canonical === null) throw new Error(`${url} is not server-rendered`);
  const page = await renderPage({
    url: canonical,
    language,
    publicUrl: 'http://localhost:3000',
    fetch: counted,
    ...(version !== undefined && { version }),
  });
  if (!page) throw new Error(`${url} was not rendered`);
  return page;
};
const textOf = ({ body }: RenderedPage): string => body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const publicPages = [
  '/',
  '/categories',
  '/categories?id=puttu-mix',
  '/search',
  '/search?q=ragi',
  '/product/detail?slug=foxtail-millet-thinai',
  '/recipes',
  '/recipes/foxtail-millet-dosa',
  ...CONTENT_PAGES.map((page) => `/${page}`),
];

test.each(publicPages)('renders all of %s: no skeleton, no hidden boundary, no inline script', async (url) => {
  const page = await render(url);
  expect(page.status).toBe(200);
  expect(page.body.match(/class="[^"]*MuiSkeleton-root|<script|<template|<div hidden|<!--\$[?!]-->/g)).toBeNull();
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  expect(textOf(page)).not.toContain('Something went wrong');
});

test.each(publicPages)('defines every theme variable that %s uses', async (url) => {
  const { styles } = await render(url);
  const read = [...styles.matchAll(/var\((--vayal-[\w-]+)\)/g)].map(([, name]) => name!);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});

test("shows a splash with the shop's name in the page's colours, by day and by night", async () => {
  const { splash, styles } = await render('/');
  expect(splash).toContain('content:"Vayal"');
  const colours = [...splash.matchAll(/--splash-\w+:([^;}]+)/g)].map(([, colour]) => colour!);
  expect(new Set(colours).size).toBe(4);
  const schemes = [...styles.matchAll(/--vayal-palette-(?:background-default|primary-main):([^;}]+)/g)];
  expect(schemes.map(([, colour]) => colour)).toEqual(expect.arrayContaining(colours));
});

test('translates the head and the noscript notice into Tamil', async () => {
  const { head, withoutScripts } = await render('/faq', 'ta');
  expect(head).toContain('<title>அடிக்கடி கேட்கப்படும் கேள்விகள்');
  expect(withoutScripts).toContain('JavaScript-ஐ');
});

test.each([
  ['a category that its filters leave empty', '/categories?id=organic-millets&min=5000'],
  ['a search that finds little', '/search?q=ragi'],
])('%s arrives with best sellers', async (_name, url) => {
  mswServer.use(
    http.post<never, ProductsBody>(api('/homepage/products'), async ({ request }) =>
      ok(buildProductPage({ items: buildProductCards((await request.json()).priceMin === undefined ? 1 : 0) })),
    ),
  );
  const page = await render(url);
  expect(textOf(page)).toContain('You may also like');
  expect(page.state).toContain('getOtherProducts');
});

test('an unknown URL is Not Found', async () => {
  const page = await render('/no/such/page');
  expect(page.status).toBe(404);
  expect(textOf(page)).toContain('Not Found');
});

test.each([
  ['/product/detail?slug=chocolate', 'We don’t have this product'],
  ['/product/detail', 'We don’t have this product'],
  ['/recipes/pizza', 'We don’t have this recipe'],
  ['/recipes/foxtail-millet-dosa/more', 'We don’t have this recipe'],
  ['/categories?id=cars', 'There is no such category'],
  ['/search?q=ragi&id=cars', 'There is no such category'],
])('%s is Not Found, and names what is missing', async (url, text) => {
  const page = await render(url);
  expect(page.status).toBe(404);
  expect(textOf(page)).toContain(text);
});

test.each(['/product/detail?slug=chocolate', '/product/detail'])(
  '%s shows products and categories instead',
  async (url) => {
    const page = await render(url);
    expect(textOf(page)).toMatch(/You may also like.*Mappillai Samba.*Popular categories.*Puttu Mix/s);
    expect(page.body).not.toContain('MuiSkeleton');
  },
);

test('a category whose id the API rejects is Not Found as well', async () => {
  mswServer.use(http.post(api('/homepage/products'), () => rejected(400, 'categoryId is too long')));
  expect((await render(`/categories?id=${'x'.repeat(65)}`)).status).toBe(404);
});

test('sends each API call once, anonymously, in the language of the page', async () => {
  await render('/', 'ta');
  const requested = calls.map(({ method, url }) => `${method} ${url}`);
  expect(new Set(requested).size).toBe(requested.length);
  expect(requested.length).toBeGreaterThan(4);
  for (const { headers } of calls) {
    expect(headers.get('accept-language')).toBe('ta');
    expect(headers.has('token')).toBe(false);
  }
});

test('renders each language', async () => {
  expect(textOf(await render('/support', 'ta'))).toContain('இப்போதே வாங்க');
  expect(textOf(await render('/support', 'hi'))).toContain('अभी ऑर्डर करें');
});

test('preloads API responses as JSON that cannot end its script element', async () => {
  const name = '</script><script>alert(1)</script>';
  mswServer.use(
    http.get(api('/homepage/banner/list'), () => ok([{ _id: '1', title: name, text: '', actionLabel: '', link: '/' }])),
  );
  const { state, body } = await render('/');
  expect(state).not.toContain('<');
  expect(body).not.toContain('<script>alert');
  expect(JSON.parse(state).queries).toContainEqual({
    endpointName: 'getBanners',
    value: [expect.objectContaining({ title: name })],
  });
});

test('skips rendering when the state is unchanged', async () => {
  const { state } = await render('/faq');
  const request = { url: '/faq', language: 'en', publicUrl: 'http://localhost:3000', fetch: counted } as const;
  expect(await renderer.render({ ...request, isUnchanged: (found) => found === state })).toBeNull();
  expect(await renderer.render({ ...request, isUnchanged: () => false })).toMatchObject({ status: 200 });
});

test.each([
  // Both colour schemes are included, each under its condition.
  ['/', 'en', 4],
  ['/categories?id=puttu-mix', 'ta', 1],
  ['/product/detail?slug=foxtail-millet-thinai', 'hi', 1],
] as const)(
  '%s in %s preloads what the first paint needs: one picture, in the cut for each width, and two fonts',
  async (url, language, cuts) => {
    const { links, fontLinks, body } = await render(url, language);
    const pictures = links.match(/<link rel="preload"[^>]* as="image"[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(cuts);
    const [, first] = /imageSrcSet="([^"]+)"/.exec(pictures[0] ?? '') ?? [];
    expect(body).toContain(`srcSet="${first}"`);
    // A font preload in the head would delay the first paint.
    expect(links.match(/<link/g)).toHaveLength(cuts);
    expect(fontLinks.match(/<link rel="preload"[^>]* as="font"[^>]*>/g)).toHaveLength(2);
    expect(fontLinks.match(/<link/g)).toHaveLength(2);
  },
);

test('has the colours of both themes, the baseline and the fonts once, for documents without a rendered page, too', async () => {
  const { globalStyles } = createPageRenderer();
  for (const rule of [
    '--vayal-palette-background-default:',
    '[data-theme="dark"]',
    'box-sizing:border-box',
    '@font-face{',
  ])
    expect(globalStyles).toContain(rule);
  const { styles } = await render('/');
  expect(styles.split(globalStyles)).toHaveLength(2);
});

test('loads pictures and fonts from a CDN, and leaves data and previews of links as they are', async () => {
  const page = await render('/', 'en', createPageRenderer('https://cdn.example'));
  const html = page.links + page.fontLinks + page.styles + page.body;
  expect(html).toMatch(/imageSrcSet="https:\/\/cdn\.example\/pictures\/\S+ \d+w, https:\/\/cdn\.example\/pictures\//);
  expect(page.styles).toContain("url('https://cdn.example/fonts/");
  expect(html.match(/["'\s(]\/(?:assets|fonts|pictures|photos)\//g)).toBeNull();
  expect(page.state + page.head).not.toContain('cdn.example');
});

test('groups the pack choices of each card of Home separately', async () => {
  mswServer.use(...assortmentHandlers);
  const { body } = await render('/');
  const cards = (body.match(/<article.*?<\/article>/gs) ?? []).filter((card) => card.includes('slug='));
  const groups = cards.map((card) => new Set(card.match(/(?<= name=")[^"]+/g)));
  expect(body.match(/<ul[^>]* data-layout="rail"/g)?.length).toBeGreaterThan(2);
  // A pack alone is no choice.
  groups.forEach((names) => expect(names.size).toBeLessThan(2));
  const names = groups.flatMap((group) => [...group]);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['/', '/categories?id=organic-millets', '/search?q=ragi', '/product/detail?slug=foxtail-millet-thinai'])(
  'renders the same %s with and without cached cards and shared data',
  async (url) => {
    mswServer.use(...assortmentHandlers);
    // Lazy parts suspend once per process.
    await render(url);
    const fresh = createPageRenderer();
    const first = await render(url, 'en', fresh);
    await render(url, 'en', fresh, 'version 1');
    const second = await render(url, 'en', fresh, 'version 1');
    expect(first.body.match(/<article/g)?.length).toBeGreaterThan(5);
    expect(second.body).toBe(first.body);
    const rulesIn = ({ styles }: RenderedPage) => styles.match(/\.mui-[\w-]+/g)?.toSorted();
    expect(rulesIn(second)).toEqual(rulesIn(first));
    expect(second.links).toBe(first.links);
    expect(JSON.parse(second.state)).toEqual(JSON.parse(first.state));
  },
);

test('what all lists show is loaded once for a version of the catalogue, and by each language', async () => {
  const fresh = createPageRenderer();
  const shared = async (...[language, version]: [Language, string?]) => {
    calls.length = 0;
    await render('/categories?max=100', language, fresh, version);
    return calls.map(({ url }) => url).filter((url) => /\/(?:store|category\/list)$/.test(url)).length;
  };
  expect(await shared('en', 'version 1')).toBe(2);
  expect(await shared('en', 'version 1')).toBe(0);
  expect(await shared('ta', 'version 1')).toBe(2);
  expect(await shared('en', 'version 2')).toBe(2);
  expect(await shared('en')).toBe(2);
});

test('caches cards of one pack and of several', async () => {
  const cards = [buildProductCard(), ...buildProductCards(1)];
  mswServer.use(http.post(api('/homepage/products'), () => ok(buildProductPage({ items: cards }))));
  const { body } = await render('/categories');
  const { find, complete } = createCardCache()('en');
  const findAll = () =>
    cards.map((product) => find(renderAddToCart, { product, headingLevel: 'h2', isServed: false }, 'group'));
  expect(findAll()).toEqual([undefined, undefined]);
  complete(body, createServerStyleCache());
  expect(findAll()).toEqual(cards.map(({ name }) => expect.stringContaining(name)));
});

test('shows a changed product as it is now', async () => {
  let product = buildProductCard({ name: 'Ragi & "Co" <flour>' });
  mswServer.use(http.post(api('/homepage/products'), () => ok(buildProductPage({ items: [product] }))));
  expect(textOf(await render('/categories'))).toContain('₹75');
  product = { ...product, packs: product.packs.map((pack) => ({ ...pack, productPrice: 7100 })) };
  expect(textOf(await render('/categories'))).toContain('₹71');
});

test('a form is inert until hydration, which would discard what is typed before', async () => {
  const { body } = await render('/support');
  expect(body).toMatch(/<form[^>]* inert=""/);
});

test('names the scripts of the page and of its language', async () => {
  expect((await render('/faq', 'hi')).chunks).toEqual([
    'messages-hi',
    'content-page',
    'content-faq',
    'messages-lazy-hi',
  ]);
});

test.each([
  ['the database', () => rejected(500)],
  ['the network', () => HttpResponse.error()],
])('rejects with PageDataError without %s', async (_what, response) => {
  mswServer.use(http.get(api('/homepage/store'), response));
  await expect(render('/faq')).rejects.toMatchObject({ name: 'PageDataError' });
});

test('contains the rules of every class it uses', async () => {
  const { body, styles } = await render('/');
  const used = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
  const ours = [...used].filter((name) => name.startsWith('mui-'));
  expect(ours.length).toBeGreaterThan(30);
  // A few have no rules: an empty `sx`.
  expect(ours.filter((name) => !styles.includes(`.${name}`)).length).toBeLessThan(4);
});

describe('the head', () => {
  const ORIGIN = 'http://localhost:3000';
  const linksIn = ({ head }: RenderedPage): Record<string, string> =>
    Object.fromEntries(
      [...head.matchAll(/<link rel="(?:alternate" hreflang=")?([\w-]+)" href="([^"]*)">/g)].map(([, name, href]) => [
        name!,
        href!.replaceAll('&amp;', '&'),
      ]),
    );
  const metaIn = ({ head }: RenderedPage, name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1];
  const structuredIn = ({ head }: RenderedPage): Record<string, unknown>[] => {
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
    return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
  };

  test.each(publicPages.filter((url) => !url.startsWith('/search')))('of %s describes the page', async (url) => {
    const page = await render(url);
    expect(page.head).toMatch(/^<title>[^<]{5,}<\/title>/);
    expect(metaIn(page, 'description')?.length).toBeGreaterThan(40);
    expect(metaIn(page, 'description')).not.toMatch(/[{}[\]…]./);
    expect(metaIn(page, 'og:url')).toBe(`${ORIGIN}${url}`);
    expect(metaIn(page, 'robots')).toBeUndefined();
    const withLanguage = (language: string) => `${ORIGIN}${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
    expect(linksIn(page)).toEqual({
      canonical: `${ORIGIN}${url}`,
      en: withLanguage('en'),
      ta: withLanguage('ta'),
      hi: withLanguage('hi'),
      'x-default': `${ORIGIN}${url}`,
    });
  });

  test('of a URL with a language is canonical with it', async () => {
    expect(linksIn(await render('/faq?lang=ta&utm=1', 'ta'))).toMatchObject({
      canonical: `${ORIGIN}/faq?lang=ta`,
      ta: `${ORIGIN}/faq?lang=ta`,
      'x-default': `${ORIGIN}/faq`,
    });
  });

  test.each(['/search?q=ragi', '/search', '/nowhere', '/product/detail?slug=chocolate', '/categories?id=cars'])(
    'of %s keeps search engines out',
    async (url) => {
      const page = await render(url);
      expect(metaIn(page, 'robots')).toBe('noindex');
      expect(linksIn(page)).toEqual({});
    },
  );

  test('of a filtered list is canonical without filters', async () => {
    const page = await render('/categories?id=puttu-mix&sort=price-asc&inStock=1');
    expect(linksIn(page).canonical).toBe(`${ORIGIN}/categories?id=puttu-mix`);
  });

  test('of a product has JSON-LD with its name, offers and breadcrumbs', async () => {
    const url = '/product/detail?slug=foxtail-millet-thinai';
    const page = await render(url);
    const [product, way, shop] = structuredIn(page);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Foxtail Millet (Thinai) rice',
      brand: { name: 'Vayal' },
    });
    expect(product!.offers).toContainEqual(
      expect.objectContaining({
        '@type': 'Offer',
        price: '75.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: ORIGIN + url,
      }),
    );
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(way!.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, item: `${ORIGIN}/categories?id=organic-millets` },
      { position: 3, name: 'Foxtail Millet (Thinai) rice', item: ORIGIN + url },
    ]);
    expect(shop).toMatchObject({ '@type': 'OnlineStore', name: 'Vayal green foods' });
    expect(metaIn(page, 'og:type')).toBe('product');
  });

  test('of a product says what each pack’s delivery costs, where, and that sound food is not taken back', async () => {
    mswServer.use(http.get(api('/homepage/store'), () => ok(buildStoreWithAreas())));
    const graph = structuredIn(await render('/product/detail?slug=foxtail-millet-thinai'));
    const nodeOf = ({ '@id': id }: { '@id': string }) => graph.find((node) => node['@id'] === id);
    interface Offer {
      price: string;
      shippingDetails: { '@id': string }[];
      hasMerchantReturnPolicy: { '@id': string };
    }
    const offers = graph[0]!.offers as Offer[];
    const deliveries = offers.map(({ price, shippingDetails }) => [
      price,
      ...shippingDetails.map(
        (reference) => (nodeOf(reference) as { shippingRate: { value: string } }).shippingRate.value,
      ),
    ]);
    expect(deliveries).toEqual([
      ['75.00', '40.00'],
      ['135.00', '40.00'],
      ['645.00', '0.00'],
    ]);
    expect(nodeOf(offers[0]!.shippingDetails[0]!)).toMatchObject({
      shippingDestination: { addressCountry: 'IN', postalCode: ['641004', '641012'] },
      deliveryTime: { handlingTime: { maxValue: 2 } },
    });
    expect(nodeOf(offers[0]!.hasMerchantReturnPolicy)).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      merchantReturnLink: `${ORIGIN}/terms-and-conditions`,
    });
  });

  test('of a product shares its dish’s picture', async () => {
    const page = await render('/product/detail?slug=foxtail-millet-thinai');
    expect(metaIn(page, 'og:image')).toBe(ORIGIN + buildProductDetail().served!.share!);
  });

  test.each(['/', '/recipes', '/faq', '/our-story'])(
    'without a picture of its own, %s is shared with a category’s, as a JPEG that every app shows',
    async (path) => {
      expect(metaIn(await render(path), 'og:image')).toBe(ORIGIN + buildCategories()[0]!.picture!.share!);
    },
  );

  test('of a recipe has JSON-LD with its times, ingredients and steps', async () => {
    const [recipe, way] = structuredIn(await render('/recipes/foxtail-millet-dosa', 'hi'));
    expect(recipe).toEqual({
      '@type': 'Recipe',
      '@id': `${ORIGIN}/recipes/foxtail-millet-dosa#recipe`,
      name: 'Foxtail millet dosa',
      description: expect.stringMatching(/^Crisp golden dosas/),
      url: `${ORIGIN}/recipes/foxtail-millet-dosa`,
      image: ORIGIN + buildRecipe().picture!.share!,
      author: { '@id': `${ORIGIN}/#shop` },
      cookTime: 'PT40M',
      totalTime: 'PT760M',
      recipeYield: '4 लोगों के लिए',
      recipeIngredient: buildRecipe().ingredients.map(({ text }) => text),
      recipeInstructions: buildRecipe().steps.map((text) => ({ '@type': 'HowToStep', text })),
    });
    expect(way!.itemListElement).toMatchObject([
      { item: `${ORIGIN}/` },
      { item: `${ORIGIN}/recipes` },
      { name: 'Foxtail millet dosa', item: `${ORIGIN}/recipes/foxtail-millet-dosa` },
    ]);
  });

  test('of Home and of content pages has JSON-LD of the seller, and of a category its breadcrumbs', async () => {
    for (const url of ['/', '/support']) {
      expect(structuredIn(await render(url))).toMatchObject([
        { '@type': 'OnlineStore', telephone: '+91 422 000 0001' },
      ]);
    }
    expect(structuredIn(await render('/categories?id=puttu-mix'))).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });

  test('escapes names', async () => {
    const name = '"><script>alert(1)</script>';
    mswServer.use(http.get(api('/homepage/category/list'), () => ok([{ ...buildCategories()[0]!, _id: 'x', name }])));
    const { head } = await render('/categories?id=x');
    expect(head).not.toContain('<script>alert');
    expect(head.match(/<script/g)).toHaveLength(1);
  });
});
