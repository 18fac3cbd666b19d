import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../contract/constants';
import { CONTENT_PAGES } from '../contract/routes';
import { HOME, newCustomer, payOrder, placeOrder } from './support/api';
import {
  waitForHydration,
  holdBack,
  seedStorage,
  seedLogin,
  nextPaint,
  PHONE,
  TWO_PACKS,
  saveAsSelected,
} from './support/browser';
import { expect, test } from './support/test';

const DESKTOP = { width: 1280, height: 800 };
const PRODUCT = '/product/detail?slug=foxtail-millet-thinai';
const PUBLIC_PAGES = [
  '/',
  '/categories',
  '/categories?id=organic-millets',
  PRODUCT,
  '/search',
  '/search?q=ragi',
  ...CONTENT_PAGES.map((page) => `/${page}`),
];
const MISSING = ['/no/such/page', '/product/detail?slug=chocolate', '/categories?id=cars'];

/** Records the page's API calls. */
const recordCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A rendered page promises no slot: it may be cached.
    if (pathname.startsWith('/api/') && !pathname.endsWith('/slot/next')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};

/** Adds up the page's layout shifts. */
const measureShifts = (page: Page) =>
  page.addInitScript(() => {
    const shop = window as unknown as { shifted: number };
    shop.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shop.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

test.describe('a page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is shown whole on the way from Home to a product and a search', async ({ page }) => {
    await page.goto('/');
    const notice = page.locator('noscript');
    await expect(notice).toBeVisible();
    // `toHaveText` ignores text in noscript.
    expect(await notice.textContent()).toContain('To order, switch on JavaScript');
    const left = await notice.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    expect(left).toBe((await page.locator('header').getByRole('link').first().boundingBox())?.x);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.count()).toBeGreaterThan(20);

    await page
      .getByRole('main')
      .getByRole('link', { name: /Organic Millets/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Foxtail Millet (Thinai) rice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Foxtail Millet (Thinai) rice' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/₹/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();

    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Search' }))
      .first()
      .fill('ragi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=ragi$/);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });

  test("shows the shop's name until the page itself arrives", async ({ page }) => {
    const splash = () => page.evaluate(() => getComputedStyle(document.body, '::before').content);
    await page.goto('/');
    expect(await splash()).toBe('none');

    await page.route('/', async (route) => {
      const response = await route.fetch();
      const [start = ''] = (await response.text()).split('<div id="root">');
      await route.fulfill({ response, body: start });
    });
    await page.goto('/');
    expect(await splash()).toContain('"Vayal"');
    const named = await page.screenshot();
    // addStyleTag would wait forever, because its load event never comes without scripts.
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body::before{content:none!important}';
      document.head.append(style);
    });
    expect(named.equals(await page.screenshot())).toBe(false);
  });

  for (const url of PUBLIC_PAGES) {
    test(`renders ${url} without skeletons`, async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    });
  }
});

for (const language of LANGUAGES) {
  // A theme changes no text, so every combination isn't needed.
  for (const theme of language === 'ta' ? ['dark'] : ['light']) {
    test(`hydrates in ${language} and ${theme} without errors, requests or changes of the head`, async ({
      page,
      context,
      baseURL,
    }) => {
      await seedStorage(page, {});
      const url = baseURL ?? '';
      await context.addCookies([
        { name: 'language', value: language, url },
        { name: 'theme', value: theme, url },
      ]);
      const calls = recordCalls(page);
      for (const path of [...PUBLIC_PAGES, ...MISSING]) {
        const response = await page.goto(path);
        const html = await response?.text();
        expect(html, path).toContain(`<html lang="${language}" data-theme="${theme}"`);
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // React adopts title and canonical URL instead of inserting them again; they hydrate last.
        await page.waitForFunction(() =>
          Object.keys(document.head.querySelector('title') ?? {}).some((key) => key.startsWith('__react')),
        );
        await expect(
          page.locator('head > title, head > link[rel=canonical], head > meta[name=description]'),
        ).toHaveCount((html?.match(/<title>|rel="canonical"|name="description"/g) ?? []).length);
        expect(calls, path).toEqual([]);
      }
    });
  }
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a logged-in customer gets the anonymous page, then badge, name and address, and nothing moves', async ({
      page,
      shop,
    }) => {
      const customer = await newCustomer(shop);
      const selectedAddress = await saveAsSelected(shop, customer);
      await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
      await measureShifts(page);
      for (const path of ['/', '/categories?id=organic-millets', PRODUCT]) {
        const response = await page.goto(path);
        const html = (await response?.text()) ?? '';
        for (const own of [customer.token, customer.name, customer.mobileNumber, HOME.street]) {
          expect(html).not.toContain(own);
        }
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        if (viewport === DESKTOP) {
          const header = page.getByRole('banner');
          await expect(header.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
          await expect(header.getByRole('button', { name: customer.name })).toBeVisible();
          await expect(header.getByText(HOME.street)).toBeVisible();
        } else if (path !== PRODUCT) {
          await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
        }
        expect(await shifted(page), `${path}: layout shifts`).toBeLessThan(0.02);
      }
    });

    test('products that a customer bought before come first on Home, and nothing moves', async ({ page, shop }) => {
      const customer = await newCustomer(shop);
      await payOrder(shop, await placeOrder(shop, customer));
      await seedLogin(page, customer, { buyAgain: '1' });
      await measureShifts(page);
      const response = await page.goto('/');
      expect(await response?.text()).not.toContain('Buy again');
      const again = page.getByRole('region', { name: /^Buy again/ });
      await expect(again.getByRole('button', { name: /^Add / }).first()).toBeVisible();
      const topOf = async (part: Locator) => (await part.boundingBox())!.y;
      expect(await topOf(again)).toBeLessThan(
        await topOf(page.getByRole('region', { name: 'Millets, straight from the field' })),
      );
      await page.waitForLoadState('networkidle');
      expect(await shifted(page)).toBeLessThan(0.01);
    });

    test('nothing moves and customers shop on where the code for bought products is missing', async ({
      page,
      shop,
      pageErrors,
    }) => {
      const customer = await newCustomer(shop);
      await payOrder(shop, await placeOrder(shop, customer));
      await seedLogin(page, customer, { buyAgain: '1' });
      let attempts = 0;
      await page.route('**/assets/home-customer.*.js', async (route) => {
        await route.fulfill({ status: 404, body: 'gone' });
        attempts += 1;
      });
      await measureShifts(page);
      await page.goto('/');
      await expect.poll(() => attempts).toBe(2);
      await nextPaint(page);
      expect(await shifted(page)).toBeLessThan(0.01);
      await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /^One more/ })
          .first(),
      ).toBeVisible();
      // The blocked scripts are expected to fail.
      pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('404')));
    });

    test('a browser that remembers a purchase, but whose session is over, shows no hole', async ({
      page,
      pageErrors,
    }) => {
      await seedStorage(page, { token: 'over', buyAgain: '1' });
      await measureShifts(page);
      await page.goto('/');
      const first = page.getByRole('main').getByRole('region').first();
      await expect(first.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifted(page)).toBeLessThan(0.01);
      // The rejected calls are expected to fail.
      pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !error.includes('401')));
    });
  });
}

test.describe('the scripts of a server-rendered page', () => {
  const PATHS = ['/', '/categories?id=organic-millets', PRODUCT];

  test('are requested after the first paint', async ({ page }) => {
    await seedStorage(page, {});
    for (const path of PATHS) {
      await page.goto(path);
      await waitForHydration(page);
      const [firstPaint, firstScript] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/assets/'))
            .map(({ startTime }) => startTime),
        ),
      ]);
      expect(firstScript, path).toBeLessThan(Infinity);
      expect(firstScript, path).toBeGreaterThanOrEqual(firstPaint);
    }
  });

  test('wait for the frame that shows the page, not only for the splash', async ({ page }) => {
    await seedStorage(page, {});
    await page.addInitScript(() => {
      const held: FrameRequestCallback[] = [];
      const frame = window.requestAnimationFrame.bind(window);
      const timer = window.setTimeout.bind(window);
      const isFallback = (ms?: number): boolean => ms === 3_000;
      window.requestAnimationFrame = (callback) => held.push(callback);
      window.setTimeout = ((work: () => void, ms?: number) =>
        isFallback(ms) ? 0 : timer(work, ms)) as typeof setTimeout;
      Object.assign(window, {
        held,
        renderFrames: () => {
          window.requestAnimationFrame = frame;
          held.forEach((callback) => void frame(callback));
        },
      });
    });
    await page.goto('/');
    const scripts = page.locator('script[src*="/assets/"]');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { held: unknown[] }).held.length))
      .toBeGreaterThan(0);
    await expect(scripts).toHaveCount(0);
    await page.evaluate(() => (window as unknown as { renderFrames: () => void }).renderFrames());
    await waitForHydration(page);
    expect(await scripts.count()).toBeGreaterThan(0);
  });

  test('are requested in a hidden tab, which is not painted', async ({ page }) => {
    await seedStorage(page, {});
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      window.PerformanceObserver = new Proxy(PerformanceObserver, {
        construct: () => {
          throw new Error('nothing is painted');
        },
      });
    });
    await page.goto('/');
    await waitForHydration(page);
  });

  test('are requested where the browser never reports a first paint', async ({ page }) => {
    await seedStorage(page, {});
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/');
    await waitForHydration(page);
  });

  test('carry compile hints, if every page loads them', async ({ page, request }) => {
    await page.goto('/');
    const paths = (await page.locator('script[data-paths]').getAttribute('data-paths'))?.split(' ') ?? [];
    const hinted: string[] = [];
    for (const path of paths)
      if ((await (await request.get(path)).text()).startsWith('//# allFunctionsCalledOnLoad\n')) hinted.push(path);
    expect(hinted.map((path) => path.replace(/\.\w+\.js$/, ''))).toEqual(['/assets/vendor', '/assets/main']);
  });

  test('may fail: the page hydrates and requests them again', async ({ page }) => {
    await seedStorage(page, {});
    let requests = 0;
    await page.route('**/assets/product.*.js', async (route) => {
      requests += 1;
      await (requests === 1 ? route.abort() : route.continue());
    });
    await page.goto(PRODUCT);
    await waitForHydration(page);
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page.getByRole('button', { name: /^One less of / }).first()).toBeVisible();
    expect(requests).toBe(2);
  });
});

test.describe('actions before hydration', () => {
  /** Opens a page and holds back its scripts. @returns releases them and waits for hydration */
  const openUnhydrated = async (page: Page, path: string): Promise<() => Promise<void>> => {
    await seedStorage(page, {});
    const release = await holdBack(page, '**/assets/main.*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('script[src*="/assets/main."]')).toBeAttached();
    return async () => {
      release();
      await waitForHydration(page);
    };
  };
  const cartItems = (page: Page) => page.evaluate(() => window.localStorage.getItem('cartItems'));

  test('are replayed: the chosen pack is added to the cart once', async ({ page }) => {
    const hydrate = await openUnhydrated(page, PRODUCT);
    const packs = page.getByRole('radiogroup').first();
    const chosen = packs.getByRole('radio').nth(1);
    await chosen.check();
    const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first();
    await add.click();
    await add.click();
    // Feedback that the click was recorded.
    await expect(add).toHaveCSS('opacity', '0.6');
    expect(await cartItems(page)).toBeNull();

    await hydrate();
    await expect(page.getByRole('main').getByLabel('1 in the cart').first()).toBeVisible();
    await expect(chosen).toBeChecked();
    const weight = (await packs.locator('.weight').nth(1).textContent()) ?? '';
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^One more of .*${weight}`) })
        .first(),
    ).toHaveCSS('opacity', '1');
    await expect.poll(() => cartItems(page)).toContain('"quantity":1');
  });

  test('are replayed: filters, typed text and the button of a dialog', async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/categories?id=organic-millets');
    const main = page.getByRole('main');
    await main.getByRole('combobox').selectOption('price-asc');
    await main.getByRole('switch').check();
    await page
      .getByRole('button', { name: /Choose location/ })
      .first()
      .click();
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('ragi');

    await hydrate();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page).toHaveURL(/stock/i);
    // It hides the page behind it.
    await expect(page.getByRole('dialog', { name: 'Your Location' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('combobox')).toHaveValue('price-asc');
    await expect(main.getByRole('switch')).toBeChecked();
    await expect(search).toHaveValue('ragi');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=ragi$/);
  });

  test('include form values that the browser restores on Back', async ({ page }) => {
    await seedStorage(page, {});
    await page.goto(PRODUCT);
    await waitForHydration(page);
    const packs = page.getByRole('radiogroup').first();
    const price = page.getByRole('main').getByText(/^₹/).first();
    await expect(price).toBeVisible();
    const before = await price.textContent();
    await packs.getByRole('radio').nth(1).check();
    await expect(price).not.toHaveText(before ?? '');
    const after = await price.textContent();

    await page.goto('/faq');
    await page.goBack();
    await waitForHydration(page);
    await expect(packs.getByRole('radio').nth(1)).toBeChecked();
    await expect(price).toHaveText(after ?? '');
  });
});

test('a product’s pictures stay in view on a desktop and never overlap what is below', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PRODUCT);
  const pictures = page.locator('main article > .gallery > *');
  await page.evaluate(() =>
    window.scrollTo(0, document.querySelector('main article > .lower')!.getBoundingClientRect().top - 200),
  );
  const [over, below] = await Promise.all([
    pictures.boundingBox(),
    page.locator('main article > .lower').first().boundingBox(),
  ]);
  expect(over!.y + over!.height).toBeLessThanOrEqual(below!.y);
});

test.describe('a scroll position in the middle of a server-rendered page', () => {
  test.use({ viewport: PHONE });

  const topOf = async (what: Locator): Promise<number> => {
    const box = await what.boundingBox();
    if (!box) throw new Error('not laid out');
    return box.y;
  };

  /** Scrolls to an element. @returns its position once skipped content around it has been laid out */
  const goTo = async (page: Page, what: Locator): Promise<number> => {
    await what.scrollIntoViewIfNeeded();
    let top = await topOf(what);
    await expect(async () => {
      const before = top;
      await nextPaint(page);
      top = await topOf(what);
      expect(top).toBe(before);
    }).toPass();
    return top;
  };

  test('is restored to the pixel when a product is reloaded', async ({ page }) => {
    await page.goto(PRODUCT);
    await waitForHydration(page);
    const details = page.getByRole('heading', { name: 'Product details' });
    const top = await goTo(page, details);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => topOf(details)).toBe(top);
  });

  test('is restored by Back from a product of a rail on Home', async ({ page }) => {
    await seedStorage(page, {});
    await page.goto('/');
    await waitForHydration(page);
    const rail = page.getByRole('region', { name: 'Traditional Rices' });
    const link = rail.getByRole('article').first().getByRole('link');
    const top = await goTo(page, link);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    // Before hydration, a click would load a document.
    await waitForHydration(page, `[aria-labelledby="${await rail.getAttribute('aria-labelledby')}"]`);
    await link.click();
    await expect(page).toHaveURL(/\/product\/detail/);
    await expect(page.getByRole('heading', { level: 1, name: /Samba/ })).toBeVisible();
    await page.goBack();
    // Half a pixel of a card's height, which the browser rounds by scrolling.
    await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThanOrEqual(1);
  });
});

test.describe('the lower part of Home', () => {
  test.use({ viewport: PHONE });

  const openHome = async (page: Page): Promise<() => string[]> => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await seedStorage(page, {});
    await page.goto('/');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    return () => scripts.filter((path) => path.includes('/home-below-fold.'));
  };

  test('loads its script near the viewport and keeps its server-rendered HTML', async ({ page }) => {
    const scripts = await openHome(page);
    expect(scripts()).toEqual([]);
    const rail = page.getByRole('region', { name: 'Traditional Rices' });
    await rail.evaluate((element) => element.setAttribute('data-marker', 'server-rendered'));

    const release = await holdBack(page, '**/assets/home-below-fold.*.js');
    await rail.scrollIntoViewIfNeeded();
    await expect.poll(scripts).toHaveLength(1);
    // A click before hydration is replayed.
    await rail.getByRole('button', { name: /^Add / }).first().click();
    release();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(rail).toHaveAttribute('data-marker', 'server-rendered');

    // Rendered by the client, it handles events at once.
    await page.getByRole('link', { name: 'Categories' }).last().click();
    await expect(page).toHaveURL(/\/categories/);
    await page.goBack();
    const more = page
      .getByRole('region', { name: 'Traditional Rices' })
      .getByRole('button', { name: /^One more / })
      .first();
    await more.click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(more).toHaveCSS('opacity', '1');
  });

  test('is neither laid out nor painted while far below, like the footer', async ({ page }) => {
    await openHome(page);
    const texts = ['Why shop here', 'You may also like', 'From field to kitchen', 'Products'].map((text) =>
      page.locator('main, footer').getByText(text, { exact: true }).last(),
    );
    const isRendered = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    for (const text of texts) expect(await text.evaluate(isRendered)).toBe(false);
    for (const text of texts) {
      await text.scrollIntoViewIfNeeded();
      await expect.poll(() => text.evaluate(isRendered)).toBe(true);
    }
  });

  test('stays visible while the first tap opens a dialog', async ({ page }) => {
    await openHome(page);
    await page.evaluate(() => {
      const shop = window as unknown as { gone: number };
      shop.gone = 0;
      const check = (): void => {
        if (!document.querySelector('#below-fold article')) shop.gone += 1;
        requestAnimationFrame(check);
      };
      check();
    });
    await page.getByRole('button', { name: /Choose location/ }).click();
    await expect(page.getByRole('dialog', { name: 'Your Location' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { gone: number }).gone)).toBe(0);
  });
});

test('keeps its styles after leaving the page, and when something else changed it before hydration', async ({
  page,
  pageErrors,
}) => {
  const readStyles = () =>
    page
      .locator('article')
      .last()
      .evaluate((card) => [getComputedStyle(card).borderRadius, getComputedStyle(card).display].join(' '));
  await seedStorage(page, {});
  await page.goto('/');
  await waitForHydration(page);
  const before = await readStyles();
  expect(before).toMatch(/^14px /);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(/support$/);
  await page.goBack();
  await page.getByRole('region', { name: 'Traditional Rices' }).scrollIntoViewIfNeeded();
  expect(await readStyles()).toBe(before);

  // Changes the texts as a browser's page translation does.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const link = document.querySelector('header a[href="/support"]');
      if (link) link.textContent = 'Hilfe';
    }),
  );
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Support' })).toBeVisible();
  // After client rendering, the lower part still waits for the viewport.
  await page.locator('#below-fold').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Traditional Rices' }).scrollIntoViewIfNeeded();
  expect(await readStyles()).toBe(before);
  expect(pageErrors.splice(0).join(' ')).toMatch(/Minified React error #418/);
});

test('a missing page responds 404 and shows Not Found', async ({ page }) => {
  for (const path of MISSING) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByText('Not Found')).toBeVisible();
    await waitForHydration(page);
    await expect(page.getByRole('main').getByText('Not Found')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/categories');
  await page.goBack();
  await expect(page.getByRole('main').getByText('Not Found')).toBeVisible();
});

test('?lang= chooses the language for the visit and the next ones, until another is chosen', async ({ page }) => {
  await seedStorage(page, {});
  await page.goto('/faq?lang=ta');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'இப்போதே வாங்க' }).click();
  await expect(page).toHaveURL(/\/categories\?id=organic-millets$/);
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await page.goto('/faq?lang=hi');
  await waitForHydration(page);
  await header.getByRole('combobox').last().selectOption('en');
  await expect(page).toHaveURL(/\/faq$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the device decides an unset colour scheme from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the colour scheme follows the device until one is chosen', async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  const choice = page.getByRole('combobox', { name: 'Colours' });
  await expect(choice).toBeEnabled();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');

  await choice.selectOption('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(choice).toHaveValue('dark');

  await choice.selectOption('Same as device');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a document from the browser’s cache uses the colour scheme chosen since', async ({ page, context, baseURL }) => {
  const html = await (await page.request.get('/faq', { headers: { accept: 'text/html' } })).text();
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
  const cached = html.replace(/<html lang="en" *>/, '<html lang="en" data-theme="light">');
  expect(cached).not.toBe(html);
  await page.route('/faq', (route) => route.fulfill({ body: cached, contentType: 'text/html' }));
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the search field shows focus by the frame around it, without an outline of its own', async ({ page }) => {
  // Home's location prompt would take the focus.
  await page.goto('/faq');
  const field = page.getByRole('combobox', { name: 'Search' }).first();
  const frame = field.locator('..');
  const atRest = await frame.evaluate((element) => getComputedStyle(element).borderColor);
  await field.focus();
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('outline-style', 'none');
  await expect(field).toHaveCSS('box-shadow', 'none');
  await expect(frame).not.toHaveCSS('border-color', atRest);
});

test('a page runs no injected script', async ({ page, pageErrors }) => {
  // Including an event handler and a script in a URL.
  const response = await page.goto(
    `/search?q=${encodeURIComponent('"><script>window.injected = true</script><img src=x onerror="injected = true">')}`,
  );
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^']{44}'){4};/);
  await waitForHydration(page);
  expect(pageErrors).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<a onclick="window.injected = true">x</a>');
    document.body.querySelector<HTMLElement>(':scope > a')?.click();
  });
  await expect.poll(() => pageErrors.length).toBe(2);
  for (const error of pageErrors.splice(0)) expect(error).toContain('Content Security Policy');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('ignores a damaged cookie', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'language', value: '%E0%A4%A', url },
    { name: 'theme', value: '"><b>', url },
  ]);
  expect((await page.goto('/faq'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await waitForHydration(page);
});
