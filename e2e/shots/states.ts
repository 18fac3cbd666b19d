import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { MOBILE_MAX_WIDTH_PX } from '../../contract/constants';
import { CONTENT_PAGES, checkoutSuccessPath, orderStatusPath, orderTrackingPath } from '../../contract/routes';
import { advanceOrder, call, newCustomer, newNumber, payOrder, placeOrder, saveAddress } from '../support/api';
import type { Customer, PlacedOrder } from '../support/api';
import {
  cachedPaths,
  INSIDE,
  openCheckout,
  OUTSIDE,
  seedLogin,
  selectedHome,
  seedStorage,
  TWO_PACKS,
  waitForHydration,
} from '../support/browser';
import type { RunningShop } from '../support/server';
import { APPEARANCE, open, settle } from '../support/shots';
import { expect, test } from '../support/test';

/**
 * `npm run shots:states`: a tour of every screen and state that customers see, into the folder STATES_FOLDER. STATES_LANGUAGE is en,
 * ta or hi, STATES_WIDTHS a list such as 412,768, STATES_SCHEME light or dark, STATES_ONLY a regular expression over names.
 */
const {
  STATES_FOLDER = '.cache/states',
  STATES_LANGUAGE = 'en',
  STATES_SCHEME = 'light',
  STATES_ONLY = '',
} = process.env;
const WIDTHS = (process.env.STATES_WIDTHS ?? '412,1280').split(',').map(Number);
const HEIGHTS: Readonly<Record<number, number>> = { 412: 915, 768: 1024, 1280: 800, 1920: 1080 };
const MAX_HEIGHT = 2600;

interface Tour {
  page: Page;
  context: BrowserContext;
  shop: RunningShop;
}
type Reach = (tour: Tour) => Promise<unknown>;
interface State {
  reach: Reach;
  /** The page rather than the window. */
  isWhole?: boolean;
  /** Has no counterpart at other widths. */
  only?: 'phone' | 'desktop';
  withWorker?: boolean;
  /** Its errors are shown, and logged. */
  isFaulty?: boolean;
}

// Names of controls in the chosen language -----------------------------------------------------------------------------
type Messages = { [key: string]: string | Messages };
const flatten = (messages: Messages, prefix: string): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flatten(value, `${prefix}.${key}`),
  );
const messagesIn = (language: string): Map<string, string> => {
  const folder = path.resolve(__dirname, '../../src/locales', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.startsWith('staff'));
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Messages;
  return new Map(files.flatMap((file) => flatten(read(file), file)));
};
const SERVER_MESSAGES = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../server/locales', STATES_LANGUAGE, 'core.json'), 'utf8'),
) as Record<string, string>;
const [ENGLISH, CHOSEN] = [messagesIn('en'), messagesIn(STATES_LANGUAGE)];

/** Matches what begins with a translation of an English message, whatever is filled in. */
function messagePattern(english: string): RegExp {
  const keys = [...ENGLISH].filter(([, text]) => text === english).map(([key]) => key);
  if (keys.length === 0) throw new Error(`No message is “${english}”`);
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = (text: string) =>
    text
      .split(/\{\{.*?\}\}/)
      .map(escape)
      .join('.*');
  return new RegExp(`^(${keys.map((key) => pattern(CHOSEN.get(key) ?? english)).join('|')})`);
}

// Ways there -----------------------------------------------------------------------------------------------------------
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();
const button = (within: Page | Locator, english: string) =>
  within
    .getByRole('button', { name: messagePattern(english) })
    .filter({ visible: true })
    .first();
const summary = (page: Page, english: string) => main(page).locator('summary', { hasText: messagePattern(english) });
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const shows = (locator: Locator) => expect(locator.first()).toBeVisible();
/** Waits for the messages of a form's fields. */
const showsErrors = (page: Page) => shows(page.locator('[aria-invalid="true"]'));

/** Opens a page and waits until it takes input. */
async function go(page: Page, url: string): Promise<void> {
  await open(page, url);
  await waitForHydration(page);
}
const at =
  (url: string): Reach =>
  ({ page }) =>
    go(page, url);
const then =
  (reach: Reach, next: (page: Page, tour: Tour) => Promise<unknown>): Reach =>
  async (tour) => {
    await reach(tour);
    await next(tour.page, tour);
  };
const click = (reach: Reach, english: string) => then(reach, (page) => button(page, english).click());
const whole = (reach: Reach): State => ({ reach, isWhole: true });
const faulty = (reach: Reach): State => ({ reach, isFaulty: true });

const HOME_PAGE = '/';
const PRODUCT = '/product/detail?slug=foxtail-millet-thinai';
const CATEGORY = '/categories?id=organic-millets';
const RECIPE = '/recipes/pearl-millet-koozh';

/** Changes what the server says, before the way there begins. */
const patched =
  (urls: string, patch: object, reach: Reach): Reach =>
  async (tour) => {
    await tour.page.route(urls, async (route) => {
      const response = await route.fetch();
      const { data, ...envelope } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...envelope, data: { ...data, ...patch } } });
    });
    await reach(tour);
  };

const line = (_id: string, productPrice: number, quantity = 1) => ({ _id, productPrice, quantity, addons: [] });
/** By turns, so that none is sold out in the middle of the tour. */
const BASKETS = [
  ['rc-mapp-1000', 'pm-sathu-500'],
  ['ml-thinai-1000', 'dm-multi-500'],
  ['rc-kavuni-1000', 'pu-ragi-1000'],
] as const;
let baskets = 0;
/** @param steps after its payment; null leaves it unpaid */
async function order(shop: RunningShop, customer: Customer, steps: number | null) {
  const items = BASKETS[baskets++ % BASKETS.length]!.map((_id) => ({ _id, quantity: 1 }));
  const placed = await placeOrder(shop, customer, items);
  if (steps === null) return placed;
  await payOrder(shop, placed);
  await advanceOrder(shop, placed, steps);
  return placed;
}
const cancel = (shop: RunningShop, { token }: Customer, { orderId }: PlacedOrder) =>
  call(shop, `/order/cancel/${orderId}`, { token });

/** Logs in a customer with an order. */
async function withOrder({ page, shop }: Tour, steps: number | null, storage: Record<string, unknown> = {}) {
  const customer = await newCustomer(shop, 'Lakshmi');
  const placed = await order(shop, customer, steps);
  await seedLogin(page, customer, { selectedAddress: selectedHome(), ...storage });
  return { ...placed, customer };
}
const asCustomer =
  (url: string, storage: Record<string, unknown> = {}): Reach =>
  async ({ page, shop }) => {
    await seedLogin(page, await newCustomer(shop, 'Lakshmi'), storage);
    await go(page, url);
  };
const asBuyer =
  (url: string, steps: number | null, storage: Record<string, unknown> = {}): Reach =>
  async (tour) => {
    await withOrder(tour, steps, storage);
    await go(tour.page, url);
  };
type PathOf = (orderId: string) => string;
const atOrder =
  (steps: number | null, pathOf: PathOf = orderTrackingPath): Reach =>
  async (tour) => {
    const { orderId } = await withOrder(tour, steps);
    await go(tour.page, pathOf(orderId));
  };
const atCancelled =
  (steps: number | null, pathOf: PathOf = orderTrackingPath): Reach =>
  async (tour) => {
    const { customer, ...placed } = await withOrder(tour, steps);
    await cancel(tour.shop, customer, placed);
    await go(tour.page, pathOf(placed.orderId));
  };
const ORDER_CALLS = '**/order/{track,order/status}/*';
/** As if the time to pay had run out, for which the shop waits half a minute at least. */
const atExpired = (pathOf: PathOf) => patched(ORDER_CALLS, { cancelCause: 'UNPAID' }, atCancelled(null, pathOf));

const checkout: Reach = async ({ page, shop }) => {
  await openCheckout(page, shop, await newCustomer(shop, 'Lakshmi'));
  await shows(button(page, 'Pay {{amount}}'));
};
const checkoutWith = (...cartItems: object[]) => asCustomer('/checkout', { cartItems });

const login = then(at('/faq?login=1'), (page) => shows(dialog(page).getByRole('textbox')));
const sendNumber = (numberOf: (shop: RunningShop) => Promise<string>, label: string) =>
  then(login, async (page, { shop }) => {
    await dialog(page)
      .getByRole('textbox')
      .fill(await numberOf(shop));
    await button(dialog(page), 'Send code').click();
    await shows(dialog(page).getByLabel(messagePattern(label)));
  });

const location = then(at('/faq?location=1'), (page) => shows(dialog(page).getByRole('combobox')));
const located =
  (geolocation: typeof INSIDE): Reach =>
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(geolocation);
    await go(page, '/faq?location=current');
    await shows(page.getByRole('application'));
  };

const newAddress = then(click(asCustomer('/profile/address'), 'Add an address'), (page) =>
  shows(dialog(page).getByLabel(messagePattern('Landmark'))),
);
const addresses =
  (count: number): Reach =>
  async ({ page, shop }) => {
    const customer = await newCustomer(shop, 'Lakshmi');
    for (let door = 1; door <= count; door += 1)
      await saveAddress(shop, customer, { street: `${door} Cross Cut Road`, type: door === 1 ? 1 : 2 });
    await seedLogin(
      page,
      customer,
      count > 0 ? { selectedAddress: { ...selectedHome(), street: '1 Cross Cut Road' } } : {},
    );
    await go(page, '/profile/address');
  };

const offlineAt = (seen: string, url: string): State => ({
  withWorker: true,
  reach: then(at(seen), async (page, { context }) => {
    await expect.poll(() => cachedPaths(page)).toContain(seen);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await open(page, url);
  }),
});

// The states, in the order of a visit ----------------------------------------------------------------------------------
const STATES: Readonly<Record<string, Reach | State>> = {
  'location-prompt': async ({ page }) => {
    await page.evaluate(() => window.sessionStorage.clear());
    await go(page, HOME_PAGE);
    await shows(button(page, 'Not now'));
  },
  home: whole(at(HOME_PAGE)),
  footer: then(at('/faq'), (page) => scrollTo(page, 1e6)),
  menu: { only: 'phone', reach: then(click(at(HOME_PAGE), 'Menu'), (page) => shows(dialog(page))) },
  category: whole(at(CATEGORY)),
  'category-price': then(at(CATEGORY), async (page) => {
    await summary(page, 'Price range').click();
    await shows(page.getByLabel(messagePattern('To ₹')));
  }),
  'category-filtered': at(`${CATEGORY}&min=80&max=150&inStock=1&sort=price-asc`),
  'category-no-match': at(`${CATEGORY}&max=1`),
  'category-unknown': at('/categories?id=cakes'),
  'all-products': whole(at('/categories')),
  'search-start': at('/search'),
  'search-typing': then(at(HOME_PAGE), async (page) => {
    await page
      .getByRole('combobox', { name: messagePattern('Search') })
      .first()
      .fill('ragi');
    await shows(page.getByRole('option'));
  }),
  search: whole(at('/search?q=ragi')),
  'search-few': whole(at('/search?q=mappillai')),
  'search-nothing': whole(at('/search?q=nothing+like+it')),
  product: whole(at(PRODUCT)),
  'product-chosen': then(at(PRODUCT), async (page) => {
    await main(page).getByRole('radiogroup').first().getByRole('radio').nth(1).check({ force: true });
    const grinding = main(page).getByRole('group', { name: messagePattern('Grinding') });
    await grinding.getByRole('radio').nth(1).check({ force: true });
    await grinding.scrollIntoViewIfNeeded();
  }),
  'product-scrolled': then(at(PRODUCT), (page) => scrollTo(page, 900)),
  'product-picture': then(at(PRODUCT), (page) => main(page).locator('.choice button').nth(1).click()),
  'product-sold-out': at('/product/detail?slug=black-gram-ulundhu-kanji-mix'),
  'product-set': whole(at('/product/detail?slug=millet-starter-set')),
  'product-gift-box': whole(at('/product/detail?slug=vayal-gift-box')),
  'product-unknown': at('/product/detail?slug=chocolate'),
  recipes: whole(at('/recipes')),
  recipe: whole(at(RECIPE)),
  'recipe-unknown': at('/recipes/pizza'),
  ...Object.fromEntries(CONTENT_PAGES.map((page) => [page, whole(at(`/${page}`))])),
  'support-errors': then(click(at('/support'), 'Send'), showsErrors),
  'not-found': at('/no/such/page'),
  login,
  'login-error': then(click(login, 'Send code'), showsErrors),
  code: sendNumber(async (shop) => (await newCustomer(shop)).mobileNumber, 'One-time code'),
  register: sendNumber(async () => newNumber(), 'Name'),
  location,
  'location-search': then(location, async (page) => {
    await dialog(page).getByRole('combobox').fill('g');
    await shows(page.getByRole('option'));
  }),
  'location-map': located(INSIDE),
  'location-outside': located(OUTSIDE),
  'location-denied': then(at('/faq?location=current'), (page) => shows(page.getByRole('alertdialog'))),
  'view-cart': click(click(at(CATEGORY), 'Add {{what}} to the cart'), 'Add {{what}} to the cart'),
  toast: then(click(at(RECIPE), 'Add {{count}} products'), (page) => shows(button(page, 'Undo'))),
  'visitor-cart': whole(async ({ page }) => {
    await seedStorage(page, { cartItems: TWO_PACKS });
    await go(page, '/checkout');
  }),
  'home-returning': whole(
    then(asBuyer(HOME_PAGE, 5, { buyAgain: '1' }), (page) =>
      shows(page.getByRole('region', { name: messagePattern('Buy again') })),
    ),
  ),
  'home-waiting': then(asBuyer(HOME_PAGE, null), (page) =>
    shows(page.getByRole('region', { name: messagePattern('Order waiting for payment') })),
  ),
  'account-menu': {
    only: 'desktop',
    reach: then(asCustomer(HOME_PAGE), async (page) => {
      await page.getByRole('banner').locator('button.customer').click();
      await shows(page.getByRole('menu'));
    }),
  },
  'cart-empty': whole(asCustomer('/checkout')),
  checkout: whole(checkout),
  'checkout-minimum': whole(checkoutWith(line('ml-thinai-500', 7_500))),
  'checkout-no-address': whole(checkoutWith(...TWO_PACKS)),
  'checkout-problems': whole(
    then(
      // A line that can be had in part, one that is sold out, and one that is gone.
      asBuyer('/checkout', null, {
        cartItems: [
          ...TWO_PACKS,
          line('ml-kula-1000', 25_000, 9),
          line('pm-ulun-500', 22_500),
          line('old-mix-250', 9_900),
        ],
      }),
      (page) => shows(button(page, 'Keep what’s available')),
    ),
  ),
  'checkout-coupon-code': then(click(checkout, 'Enter a coupon code'), async (page) => {
    await page.getByRole('textbox', { name: messagePattern('Coupon code') }).fill('NOSUCH');
    await page.keyboard.press('Enter');
    await showsErrors(page);
  }),
  'checkout-coupon-applied': whole(
    then(click(checkoutWith(...TWO_PACKS, line('ml-thinai-1000', 13_500)), 'Apply {{code}}'), (page) =>
      shows(button(page, 'Remove coupon')),
    ),
  ),
  'checkout-add-ons': click(checkout, 'Change add-ons of {{name}}'),
  'checkout-payment': click(checkout, 'How payment works'),
  'address-new': newAddress,
  'address-errors': then(click(newAddress, 'Save address'), showsErrors),
  payment: whole(atOrder(null, orderStatusPath)),
  'payment-cancel': click(atOrder(null, orderStatusPath), 'Cancel order'),
  'payment-visitor': async (tour) => {
    const { orderId } = await withOrder(tour, null);
    await tour.page.evaluate(() => window.localStorage.clear());
    await go(tour.page, orderStatusPath(orderId));
  },
  'payment-expired': whole(atExpired(orderStatusPath)),
  'payment-sandbox': async (tour) => tour.page.goto((await withOrder(tour, null)).payment.pageUrl),
  success: whole(atOrder(0, checkoutSuccessPath)),
  tracking: whole(atOrder(4)),
  delivered: whole(atOrder(5)),
  cancelled: whole(atCancelled(null)),
  refunded: whole(atCancelled(0)),
  expired: whole(atExpired(orderTrackingPath)),
  'order-unknown': asCustomer('/profile/order/track?id=unknown'),
  'cancel-dialog': then(click(atOrder(0), 'Cancel order'), (page) => dialog(page).getByRole('radio').last().check()),
  'problem-dialog': click(atOrder(5), 'Report a problem'),
  orders: whole(async (tour) => {
    const { customer, ...placed } = await withOrder(tour, null);
    await cancel(tour.shop, customer, placed);
    for (const steps of [5, 3, 0, null]) await order(tour.shop, customer, steps);
    await go(tour.page, '/profile/orders');
  }),
  'orders-empty': whole(asCustomer('/profile/orders')),
  profile: whole(asBuyer('/profile', 5)),
  'profile-errors': then(asCustomer('/profile'), async (page) => {
    await summary(page, 'Edit profile').click();
    await main(page)
      .getByRole('textbox', { name: messagePattern('Name') })
      .fill('');
    await main(page)
      .getByRole('textbox', { name: messagePattern('Email Id') })
      .fill('lakshmi');
    await button(main(page), 'Save').click();
    await showsErrors(page);
  }),
  'erase-dialog': click(asCustomer('/profile'), 'Erase my account'),
  addresses: whole(addresses(1)),
  'addresses-many': whole(addresses(4)),
  'addresses-empty': whole(addresses(0)),
  'logout-dialog': click(asCustomer('/profile'), 'Logout'),
  offline: offlineAt(HOME_PAGE, CATEGORY),
  'offline-seen': offlineAt(PRODUCT, PRODUCT),
  'server-error': faulty(async ({ page }) => {
    const fault = { status: 503, message: SERVER_MESSAGES.unavailable, data: null };
    await page.route('**/homepage/products', (route) => route.fulfill({ status: 503, json: fault }));
    await go(page, '/faq');
    await page.locator('a[href^="/categories"]').filter({ visible: true }).first().click();
    await shows(main(page).getByText(messagePattern('This could not be loaded')));
  }),
  'part-missing': faulty(async ({ page }) => {
    await page.route('**/assets/checkout.*', (route) => route.abort());
    await page.goto('/checkout');
    await shows(page.getByRole('heading', { name: messagePattern('This part of the shop didn’t load') }));
  }),
  'went-wrong': faulty(
    then(patched(ORDER_CALLS, { items: 0 }, atOrder(0)), (page) =>
      shows(page.getByRole('heading', { name: messagePattern('Something went wrong :(') })),
    ),
  ),
};
/** Waits for the pictures in the window; one that a folded part hides never loads. */
async function paintPictures(): Promise<void> {
  const isInWindow = (image: HTMLImageElement): boolean => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
  };
  const painted = [...document.images].filter(isInWindow).map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(painted), new Promise((resolve) => setTimeout(resolve, 2_000))]);
}

/** Loads pictures and parts that wait to be near the window. */
async function scrollThrough(page: Page): Promise<void> {
  for (let y = 0; y < MAX_HEIGHT; y += 600) {
    await scrollTo(page, y);
    await page.waitForTimeout(100);
    await page.evaluate(paintPictures);
  }
  await scrollTo(page, 0);
  await page.evaluate(paintPictures);
}

/** Puts bars that are fixed to the window's bottom at the picture's, and sticky ones where they belong in the page. */
const lowerBars = (page: Page, height: number): Promise<void> =>
  page.evaluate((bottom) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom: inset } = getComputedStyle(element);
      if (element.getBoundingClientRect().top < window.innerHeight / 2) continue;
      if (position === 'fixed') element.style.translate = `0 ${bottom - window.innerHeight}px`;
      if (position === 'sticky' && inset !== 'auto') element.style.position = 'static';
    }
  }, height);

async function shootState(page: Page, file: string, isWhole: boolean): Promise<void> {
  if (isWhole) await scrollThrough(page);
  await settle(page);
  const { width } = page.viewportSize()!;
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT);
  if (isWhole) await lowerBars(page, height);
  const clip = { x: 0, y: 0, width, height };
  await page.screenshot({ path: file, animations: 'disabled', ...(isWhole && { fullPage: true, clip }) });
}

test.describe.configure({ mode: 'parallel' });
test.setTimeout(90_000);
test.use({ ...APPEARANCE, colorScheme: STATES_SCHEME === 'dark' ? 'dark' : 'light' });

for (const [index, [name, given]] of Object.entries(STATES).entries()) {
  if (!new RegExp(STATES_ONLY).test(name)) continue;
  const {
    reach,
    isWhole = false,
    only,
    withWorker,
    isFaulty,
  }: State = typeof given === 'function' ? { reach: given } : given;
  const title = `${String(index + 1).padStart(2, '0')}-${name}`;
  test.describe(title, () => {
    test.use({ serviceWorkers: withWorker ? 'allow' : 'block' });
    for (const width of WIDTHS) {
      if (only !== undefined && (only === 'phone') !== width <= MOBILE_MAX_WIDTH_PX) continue;
      test(`at ${width}`, async ({ page, context, shop, pageErrors }) => {
        page.setDefaultTimeout(15_000);
        await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
        await context.addCookies([{ name: 'language', value: STATES_LANGUAGE, url: shop.url }]);
        await seedStorage(page, {});
        await reach({ page, context, shop });
        await shootState(page, path.join(STATES_FOLDER, `${title}-${width}.png`), isWhole);
        if (isFaulty) pageErrors.splice(0);
      });
    }
  });
}
