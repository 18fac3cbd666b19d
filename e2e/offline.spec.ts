import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { HOME, newCustomer, saveAddress } from './support/api';
import { comeToLife, keep, keepLogin, kept, PHONE, TWO_PACKS } from './support/browser';
import { copyRelease, renewRelease } from './support/release';
import { startShop, withTemporaryFolder } from './support/server';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'You are offline. What you see may be out of date.';
const CATEGORY = '/categories?id=organic-millets';
const PRODUCT = '/product/detail?slug=foxtail-millet-thinai';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('banner');

/** The paths of everything that the worker keeps. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(window.location.origin, ''));
  });

/** The scripts that the build made of some import()s. */
const scriptsOf = (...names: string[]): string[] => {
  const lists = JSON.parse(readFileSync('dist/client/chunks.json', 'utf8')) as Record<string, string[]>;
  return names.flatMap((name) => lists[name] ?? []);
};

/** Waits until the page at an address is kept. */
const untilKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);

/** Waits until everything that the visible part of a page shows is kept: pictures and scripts are kept as they pass. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await untilKept(page, path);
  await page.waitForLoadState('networkidle');
}

/** Those on the first screen: what nobody scrolled to was never here. */
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

test.describe('what was seen', () => {
  test('is there without a network: pages, pictures and cart; what was never seen says so; and all comes back', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    await keep(page, {});
    await see(page, '/');
    await see(page, CATEGORY);
    await see(page, PRODUCT);

    await context.setOffline(true);
    for (const path of ['/', CATEGORY, PRODUCT]) {
      await page.goto(path);
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
      expect(await brokenPictures(page), path).toEqual([]);
      // Its styles come through the policy that was kept with it; what that refuses would stand in the console.
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Mukta');
    }

    // The page is alive: its scripts came, and the cart counts.
    await main(page)
      .getByRole('button', { name: /^Add Foxtail Millet/ })
      .first()
      .click();
    await main(page)
      .getByRole('button', { name: /^One more of Foxtail Millet/ })
      .first()
      .click();
    await expect.poll(() => kept(page, 'cartItems')).toMatchObject([{ quantity: 2 }]);
    await main(page)
      .getByRole('button', { name: /^One less of Foxtail Millet/ })
      .first()
      .click();
    await expect.poll(() => kept(page, 'cartItems')).toMatchObject([{ quantity: 1 }]);

    // Through a link, too, where the app alone would have nothing to show.
    await banner(page).getByRole('link', { name: 'Vayal, Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);

    await page.goto('/product/detail?slug=mappillai-samba');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('This page was not opened on this device before.', { exact: false })).toBeVisible();

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /^Mappillai Samba/ })).toBeVisible();
    await expect.poll(() => shownPictures(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await kept(page, 'cartItems')).toMatchObject([{ quantity: 1 }]);
  });

  test('is there although it was reached inside the app', async ({ page, context }) => {
    await keep(page, {});
    await see(page, '/faq');
    await banner(page).getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL(CATEGORY);
    await untilKept(page, CATEGORY);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto(`${CATEGORY}&utm_source=chat`);
    await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
    await expect(main(page).getByText('You are offline', { exact: true })).toBeHidden();
  });

  test('is there in the language that it was read in, and so are the words for what is not', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'ta', url: baseURL! }]);
    await keep(page, {});
    await see(page, PRODUCT);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
    await expect(page.getByText('இணைய இணைப்பு இல்லை. நீங்கள் பார்ப்பது', { exact: false })).toBeVisible();
    await page.goto('/product/detail?slug=mappillai-samba');
    await expect(page.getByRole('heading', { level: 1, name: 'இணைய இணைப்பு இல்லை' })).toBeVisible();
  });

  test('is better than a server that stumbles', async ({ page, context }) => {
    await keep(page, {});
    await see(page, PRODUCT);
    await context.route('**/product/detail?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Foxtail Millet/ })).toBeVisible();
  });
});

test.describe('what was read today', () => {
  const DETAIL = '**/homepage/product/detail/*';
  /** What the worker tells a page of its document, as soon as it knows. */
  const isStale = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
          navigator.serviceWorker.controller?.postMessage({ type: 'isStale' }, [port2]);
        }),
    );
  const DOCUMENT = /\/product\/detail\?slug=[\w-]+$/;

  test('is there before the network says anything, and then with what has changed', async ({ page, context }) => {
    await keep(page, {});
    await see(page, PRODUCT);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(DETAIL, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { name: string } };
      body.data.name = 'Foxtail Millet, new harvest';
      await route.fulfill({ response: answer, json: body });
    });
    await context.route(DOCUMENT, async (route) => {
      await released;
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), etag: 'W/"another"' } });
    });
    await page.reload();
    await expect(heading(page)).toHaveText(/^Foxtail Millet/);
    await comeToLife(page);
    await expect(heading(page)).not.toHaveText(/new harvest/);
    release();
    await expect(heading(page)).toHaveText(/new harvest/);
  });

  test('is not asked for again when nothing has changed', async ({ page, context }) => {
    await keep(page, {});
    await see(page, PRODUCT);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await comeToLife(page);
    // The app has begun to ask whether its page is old, and the worker has heard from the network.
    await expect.poll(() => asked).toContain('/api/web/homepage/store');
    expect(await isStale(page)).toBe(false);
    // The document is, by the worker.
    expect(asked).toContain('/product/detail');
    expect(asked.filter((path) => path.startsWith('/api/') && !path.endsWith('/store'))).toEqual([]);
  });

  /** When each thing on a shelf was used last, by Workbox's notes of it. */
  const usesOn = (page: Page, shelf: 'pages' | 'pictures') =>
    page.evaluate(
      (start) =>
        new Promise<number[]>((resolve) => {
          const opening = indexedDB.open('workbox-expiration');
          // Nothing is noted yet: the worker is to make the place for it.
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve([]);
          opening.onsuccess = () => {
            const database = opening.result;
            database.transaction('cache-entries').objectStore('cache-entries').getAll().onsuccess = (event) => {
              const notes = (event.target as IDBRequest<{ cacheName: string; timestamp: number }[]>).result;
              database.close();
              resolve(notes.filter(({ cacheName }) => cacheName.startsWith(start)).map(({ timestamp }) => timestamp));
            };
          };
        }),
      `vayal-${shelf}`,
    );
  const usedSince = async (page: Page, shelf: 'pages' | 'pictures', moment: number) =>
    (await usesOn(page, shelf)).some((use) => use > moment);
  /** Shows a page that is kept, without the network saying anything of it. @returns the moment before it was asked for, as the browser's clock has it */
  async function useKept(page: Page): Promise<number> {
    await see(page, PRODUCT);
    // What was put there is noted by then.
    await expect
      .poll(async () => {
        const pictures = (await keptPaths(page)).filter((path) => path.startsWith('/pictures/'));
        return pictures.length > 0 && (await usesOn(page, 'pictures')).length === pictures.length;
      })
      .toBe(true);
    await page.context().route(DOCUMENT, (route) => route.abort());
    const before = await page.evaluate(() => Date.now());
    await page.reload();
    await expect(heading(page)).toHaveText(/^Foxtail Millet/);
    return before;
  }

  test('counts as used again: what is used least goes first', async ({ page }) => {
    const before = await useKept(page);
    await expect.poll(() => usedSince(page, 'pages', before)).toBe(true);
    await expect.poll(() => usedSince(page, 'pictures', before)).toBe(true);
  });

  test('leaves no trace of its use where somebody logs out at once', async ({ page }) => {
    const before = await useKept(page);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'clearOfflineCache' }));
    // Noted after the page itself would be.
    await expect.poll(() => usedSince(page, 'pictures', before)).toBe(true);
    expect(await usesOn(page, 'pages')).toEqual([]);
  });

  test('comes in the language that was chosen since', async ({ page, context, baseURL }) => {
    await keep(page, {});
    await see(page, PRODUCT);
    await context.addCookies([{ name: 'language', value: 'ta', url: baseURL! }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  });

  test('comes in the colours that were chosen since', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
    await keep(page, {});
    await see(page, PRODUCT);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.addCookies([{ name: 'theme', value: 'light', url: baseURL! }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('and is no longer sold goes as soon as the network says so', async ({ page, context }) => {
    await keep(page, {});
    await see(page, PRODUCT);
    const gone = { status: 404, json: { status: 404, message: 'There is no such product.', data: null } };
    await context.route(DETAIL, (route) => route.fulfill(gone));
    await context.route(DOCUMENT, (route) => route.fulfill(gone));
    await page.reload();
    await expect(heading(page)).toHaveText('Not Found');
    expect(await keptPaths(page)).not.toContain(PRODUCT);
  });
});

test('the checkout without a network says so, orders nothing, and has a new bill when it is back', async ({
  page,
  context,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const [lng, lat] = HOME.location.coordinates;
  const selectedAddress = { ...HOME, _id: await saveAddress(shop, customer), lat, lng };
  await keepLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
  await see(page, '/faq');
  // Nobody has been there: its code came because there is something in the cart.
  const words = 'You are offline. You can order as soon as there is a connection';
  await expect
    .poll(async () => {
      const paths = await keptPaths(page);
      return scriptsOf('checkout', 'more-words-en').filter((script) => !paths.includes(script));
    })
    .toEqual([]);
  // And so did the names of what is in it.
  await expect.poll(() => kept(page, 'cartWords')).toBeTruthy();
  await context.setOffline(true);
  await page.goto('/checkout');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Mappillai Samba/ })).toBeVisible();
  await expect(main(page).getByText('₹')).toHaveCount(0);
  await expect(main(page).getByText(words, { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  await context.setOffline(false);
  const pay = page.getByRole('button', { name: 'Pay ₹330' });
  await expect(pay).toBeEnabled();

  await context.setOffline(true);
  await expect(pay).toBeDisabled();
  await expect(page.getByText(words, { exact: false })).toBeVisible();
  // Meanwhile the shop raises its price: what the customer sees next is the bill of then.
  let asked = 0;
  await page.route('**/order/cart', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { totalPaise: number } };
    body.data.totalPaise += 1000;
    await route.fulfill({ response: answer, json: body });
  });
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Pay ₹340' })).toBeEnabled();
  expect(asked).toBeGreaterThan(0);
});

test('nothing personal is kept of a customer, and after the logout nothing of what they looked at', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Kavitha Ramanathan');
  const [lng, lat] = HOME.location.coordinates;
  const selectedAddress = { ...HOME, _id: await saveAddress(shop, customer), lat, lng };
  await keepLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
  await see(page, '/');
  await see(page, PRODUCT);
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
          const answer = await cache.match(request, { ignoreVary: true });
          const text = [request.url, JSON.stringify([...request.headers]), (await answer?.text()) ?? ''].join('\n');
          secrets
            .filter((secret) => text.includes(secret))
            .forEach((secret) => found.push(`${request.url}: ${secret}`));
          if (request.method !== 'GET' || request.headers.has('token')) found.push(request.url);
        }
      }
      return found;
    }, personal);
  expect(await findings()).toEqual([]);
  const paths = await keptPaths(page);
  expect(paths.filter((path) => /\/(customer|address|order|profile)/.test(path))).toEqual([]);
  expect(paths).toContain(PRODUCT);

  await banner(page).getByRole('button', { name: customer.name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Hungry for more?' }).getByRole('button', { name: 'Logout' }).click();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  const lists = () =>
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
  // The logout loads Home anew, maybe while we ask.
  await expect(async () => {
    expect((await keptPaths(page)).filter((path) => path.startsWith('/product'))).toEqual([]);
    expect(await lists()).not.toContain('/product/detail');
  }).toPass();
});

test.describe('before anything is kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('the lower Home, not yet alive when the network goes, stays and comes to life when it is back', async ({
    page,
    context,
  }) => {
    await keep(page, {});
    await page.goto('/');
    await comeToLife(page);
    await context.setOffline(true);
    const add = main(page).getByRole('button', { name: /^Add / }).last();
    await add.scrollIntoViewIfNeeded();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(add).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect(async () => {
      await add.click();
      await expect(banner(page).getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('a new release', () => {
  const ready = (page: Page) => page.getByText('A new version is here');

  test('is offered, comes when asked for, never during the checkout, and clears up after the old one', async ({
    page,
  }) => {
    await withTemporaryFolder(async (folder) => {
      copyRelease(folder);
      const dataDir = `${folder}/data`;
      let shop = await startShop({ dataDir, root: folder });
      try {
        await page.goto(`${shop.url}/healthz`);
        await page.evaluate((items) => {
          localStorage.setItem('cartItems', JSON.stringify(items));
          sessionStorage.setItem('locationPromptDismissed', '1');
        }, TWO_PACKS);
        await page.goto(`${shop.url}/faq`);
        await untilKept(page, '/faq');
        await page.goto(`${shop.url}/checkout`);
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
        const before = await page.evaluate(() => caches.keys());

        await shop.end();
        renewRelease(folder);
        shop = await startShop({ dataDir, root: folder, port: Number(new URL(shop.url).port) });
        await page.evaluate(async () => {
          Object.assign(window, { sameDocument: true });
          await (await navigator.serviceWorker.ready).update();
        });
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
          .toBe(true);
        await expect(ready(page)).toBeHidden();

        await page.getByRole('link', { name: 'Back to the shop' }).click();
        await expect(ready(page)).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        await page.getByRole('button', { name: 'Reload', exact: true }).click();
        await expect.poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true)).toBe(false);
        await expect(heading(page)).toBeVisible();
        await expect(ready(page)).toBeHidden();
        // The page is alive, with the new release's script.
        await expect(banner(page).getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
        const ofOld = before.filter((name) => /^vayal-(pages|shell|answers)-/.test(name));
        expect(ofOld.length).toBeGreaterThan(0);
        // The new worker clears up beside its first answers.
        await expect
          .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => ofOld.includes(name)))
          .toEqual([]);
        expect(await kept(page, 'cartItems')).toEqual(TWO_PACKS);
      } finally {
        await shop.end();
      }
    });
  });

  test('is not offered to a page that is of it already: its worker just takes over', async ({ page }) => {
    await withTemporaryFolder(async (folder) => {
      copyRelease(folder);
      const dataDir = `${folder}/data`;
      let shop = await startShop({ dataDir, root: folder });
      try {
        await page.goto(`${shop.url}/faq`);
        await untilKept(page, '/faq');
        const before = await page.evaluate(() => caches.keys());
        await shop.end();
        renewRelease(folder);
        shop = await startShop({ dataDir, root: folder, port: Number(new URL(shop.url).port) });
        // Under the worker of the old release comes the new one's page, and it is whole.
        await page.goto(`${shop.url}/support`);
        await expect(banner(page).getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
        const ofOld = before.filter((name) => /^vayal-pages-/.test(name));
        await expect
          .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => ofOld.includes(name)))
          .toEqual([]);
        await expect(ready(page)).toBeHidden();
      } finally {
        await shop.end();
      }
    });
  });
});

test.describe('code that is gone', () => {
  test('is fetched by loading the page anew, once, and nothing is lost', async ({ page, context }) => {
    await keep(page, { cartItems: TWO_PACKS });
    await page.goto('/faq');
    await expect(heading(page)).toBeVisible();
    let refused = 0;
    await context.route('**/assets/categories.*.js', async (route) => {
      refused += 1;
      if (refused === 1) await route.fulfill({ status: 404, body: 'gone' });
      else await route.continue();
    });
    await banner(page).getByRole('link', { name: 'Order Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    expect(refused).toBeGreaterThan(1);
  });

  test('and stays away is told, with a way to try again', async ({ page, context }) => {
    await keep(page, {});
    await page.goto('/faq');
    await expect(heading(page)).toBeVisible();
    await comeToLife(page);
    let documents = 0;
    await context.route('**/assets/categories.*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await banner(page).getByRole('link', { name: 'Order Now' }).click();
    await expect(page.getByRole('heading', { name: 'This part of the shop did not arrive' })).toBeVisible();
    expect(documents).toBe(1);
    await context.unroute('**/assets/categories.*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
  });

  test('of a panel leaves the page as it is, and comes with the next try', async ({ page, context, complaints }) => {
    await keep(page, {});
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
    // React tells the console what its boundaries catch.
    expect(complaints.splice(0).every((text) => text.includes('Loading chunk'))).toBe(true);
  });
});
