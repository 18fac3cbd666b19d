import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HOME, newCustomer } from './support/api';
import {
  cachedPaths,
  waitForHydration,
  seedStorage,
  seedLogin,
  readStorage,
  PHONE,
  TWO_PACKS,
  saveAsSelected,
} from './support/browser';
import { banner, heading, main, OFFLINE, PRODUCT, untilCached, visit } from './support/cachedPages';
import { notificationsOf } from './support/notifications';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const CATEGORY = '/categories?id=organic-millets';

/** The scripts in which the build put the named chunks. */
const scriptsOf = (...names: string[]): string[] => {
  const usageRecords = JSON.parse(readFileSync('dist/client/chunks.json', 'utf8')) as Record<string, string[]>;
  return names.flatMap((name) => usageRecords[name] ?? []);
};

/** Only pictures above the fold count: those further down were never requested. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .filter((image) => image.getBoundingClientRect().left < window.innerWidth)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  );
const shownPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main img')].filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
  );

test.describe('cached pages', () => {
  test('work offline with pictures and cart; other pages say they are unavailable; everything recovers', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    await seedStorage(page, {});
    await visit(page, '/');
    await visit(page, CATEGORY);
    await visit(page, PRODUCT);

    await context.setOffline(true);
    for (const path of ['/', CATEGORY, PRODUCT]) {
      await page.goto(path);
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
      expect(await brokenPictures(page), path).toEqual([]);
      // A cached CSP that blocked the styles would also log to the console.
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Mukta');
    }

    // The page is hydrated.
    await main(page)
      .getByRole('button', { name: /^Add .*Foxtail Millet/ })
      .first()
      .click();
    await main(page)
      .getByRole('button', { name: /^One more of Foxtail Millet/ })
      .first()
      .click();
    await expect.poll(() => readStorage(page, 'cartItems')).toMatchObject([{ quantity: 2 }]);
    await main(page)
      .getByRole('button', { name: /^One less of Foxtail Millet/ })
      .first()
      .click();
    await expect.poll(() => readStorage(page, 'cartItems')).toMatchObject([{ quantity: 1 }]);

    // Client-side navigation works, too.
    await banner(page).getByRole('link', { name: 'Vayal, Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);

    // The tab of a page that isn't there is not highlighted.
    await page.goto('/categories?id=puttu-mix');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.locator('a[aria-current][href="/categories"]')).toHaveCSS('font-weight', '400');

    await page.goto('/product/detail?slug=mappillai-samba');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('We can’t load this page now.', { exact: false })).toBeVisible();

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /^Mappillai Samba/ })).toBeVisible();
    await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await readStorage(page, 'cartItems')).toMatchObject([{ quantity: 1 }]);
  });

  test('include pages reached by client-side navigation', async ({ page, context }) => {
    await seedStorage(page, {});
    await visit(page, '/faq');
    await banner(page).getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL(CATEGORY);
    await untilCached(page, CATEGORY);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(`${CATEGORY}&utm_source=chat`);
    await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
    await expect(main(page).getByText('You are offline', { exact: true })).toBeHidden();
    // The server would redirect the spelling.
    await page.goto('/FAQ/');
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  });

  test('are shown in their language, and so is the offline page', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'ta', url: baseURL! }]);
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
    await expect(page.getByText('இணைய இணைப்பு இல்லை. நீங்கள் பார்ப்பது', { exact: false })).toBeVisible();
    await page.goto('/product/detail?slug=mappillai-samba');
    await expect(page.getByRole('heading', { level: 1, name: 'இணைய இணைப்பு இல்லை' })).toBeVisible();
  });

  test('replace a server error', async ({ page, context }) => {
    await seedStorage(page, {});
    await visit(page, PRODUCT);
    await context.route('**/product/detail?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Foxtail Millet/ })).toBeVisible();
  });
});

test('the offline checkout says so, places no order and shows a new bill when back online', async ({
  page,
  context,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const selectedAddress = await saveAsSelected(shop, customer);
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
  await visit(page, '/faq');
  // The checkout's code was prefetched because the cart has items.
  const notice = 'You’re offline. You can order, at current prices';
  await expect
    .poll(async () => {
      const paths = await cachedPaths(page);
      return scriptsOf('checkout', 'messages-lazy-en').filter((script) => !paths.includes(script));
    })
    .toEqual([]);
  // So were the names of the items.
  await expect.poll(() => readStorage(page, 'cartWords')).toBeTruthy();
  await context.setOffline(true);
  await page.goto('/checkout');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Mappillai Samba/ })).toBeVisible();
  await expect(main(page).getByText('₹')).toHaveCount(0);
  await expect(main(page).getByText(notice, { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  await context.setOffline(false);
  const pay = page.getByRole('button', { name: 'Pay ₹330' });
  await expect(pay).toBeEnabled();

  await context.setOffline(true);
  await expect(pay).toBeDisabled();
  await expect(page.getByText(notice, { exact: false })).toBeVisible();
  // The price rises meanwhile.
  let requested = 0;
  await page.route('**/order/cart', async (route) => {
    requested += 1;
    const response = await route.fetch();
    const body = (await response.json()) as { data: { totalPaise: number } };
    body.data.totalPaise += 1000;
    await route.fulfill({ response, json: body });
  });
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Pay ₹340' })).toBeEnabled();
  expect(requested).toBeGreaterThan(0);
});

test('caches nothing personal, and clears viewed products on logout', async ({ page, shop }) => {
  const customer = await newCustomer(shop, 'Kavitha Ramanathan');
  const selectedAddress = await saveAsSelected(shop, customer);
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
  const withoutToken: string[] = [];
  page.on('request', (request) => {
    const isCall = request.url().includes('/api/web/') && request.headers().token !== customer.token;
    if (isCall) withoutToken.push(request.url());
  });
  await visit(page, '/');
  await visit(page, PRODUCT);
  await page.goto('/profile');
  await expect(heading(page)).toBeVisible();
  for (const path of ['/profile/orders', '/profile/address', '/checkout']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/search?q=ragi');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const personal = [customer.token, customer.mobileNumber, customer.emailId, customer.name, HOME.street, 'q=ragi'];
  const findings = () =>
    page.evaluate(async (secrets) => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request, { ignoreVary: true });
          const text = [request.url, JSON.stringify([...request.headers]), (await response?.text()) ?? ''].join('\n');
          secrets
            .filter((secret) => text.includes(secret))
            .forEach((secret) => found.push(`${request.url}: ${secret}`));
          if (request.method !== 'GET' || request.headers.has('token')) found.push(request.url);
        }
      }
      return found;
    }, personal);
  expect(await findings()).toEqual([]);
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => /\/(customer|address|order|profile)/.test(path))).toEqual([]);
  expect(paths).toContain(PRODUCT);
  expect(withoutToken).toEqual([]);

  await page.goto(PRODUCT);
  await expect(heading(page)).toBeVisible();
  await banner(page).getByRole('button', { name: customer.name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Hungry for more?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  const usageRecords = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('workbox-expiration');
          opening.onerror = () => reject(new Error('no list'));
          opening.onsuccess = () => {
            const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          };
        }),
    );
  // The logout reloads Home, which may interrupt these calls.
  await expect(async () => {
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/product'))).toEqual([]);
    expect(await usageRecords()).not.toContain('/product/detail');
  }).toPass();
});

test.describe('a missing chunk', () => {
  test('is recovered by one reload without losing anything', async ({ page, context }) => {
    await seedStorage(page, { cartItems: TWO_PACKS });
    await page.goto('/faq');
    await expect(heading(page)).toBeVisible();
    let attempts = 0;
    await context.route('**/assets/categories.*.js', async (route) => {
      attempts += 1;
      if (attempts === 1) await route.fulfill({ status: 404, body: 'gone' });
      else await route.continue();
    });
    await banner(page).getByRole('link', { name: 'Order Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    expect(attempts).toBeGreaterThan(1);
  });

  test('shows an error with a retry while it stays missing', async ({ page, context }) => {
    await seedStorage(page, {});
    await page.goto('/faq');
    await expect(heading(page)).toBeVisible();
    await waitForHydration(page);
    let documents = 0;
    await context.route('**/assets/categories.*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await banner(page).getByRole('link', { name: 'Order Now' }).click();
    await expect(page.getByRole('heading', { name: 'This part of the shop didn’t load' })).toBeVisible();
    expect(documents).toBe(1);
    await context.unroute('**/assets/categories.*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
  });

  test('of a panel leaves the page unchanged and loads on the next try', async ({ page, context, pageErrors }) => {
    await seedStorage(page, {});
    await page.goto('/faq');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await context.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await banner(page).getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('This could not be opened.', { exact: false })).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
    await context.unroute('**/assets/*.js');
    await banner(page).getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // React logs the errors that its boundaries catch.
    expect(pageErrors.splice(0).every((text) => text.includes('Loading chunk'))).toBe(true);
  });
});

test('a notification says what the shop sent, and its tap opens a page of the shop alone', async ({
  page,
  context,
  shop,
}) => {
  const registered = context.waitForEvent('serviceworker');
  await page.goto('/faq');
  const worker = await registered;
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { deliver, tap } = await notificationsOf(page, context, worker);
  for (const [url, opened] of [
    ['/order/1', `${shop.url}/order/1`],
    ['https://evil.example/', shop.url],
  ] as const) {
    const payload = { title: 'வயல்', body: 'உங்கள் ஆர்டர் வருகிறது', url, language: 'ta', tag: 'order1' };
    const shown = await deliver(payload);
    expect(shown).toMatchObject({
      title: payload.title,
      options: { body: payload.body, lang: 'ta', tag: 'order1', data: opened },
    });
    expect(await tap(shown)).toEqual([new URL(opened).href]);
  }
});
