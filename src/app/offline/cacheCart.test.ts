import { delay, http } from 'msw';
import type { CartBody } from '../../../contract/orders';
import { readCartDetails } from '../../store/storedValues';
import { addOne, clear } from '../../store/slices/cartSlice';
import { buildBillOf } from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { makeTestI18n, makeTestStore } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import { cacheCart } from './cacheCart';

const MILLET = { _id: 'ml-thinai-500', productPrice: 7500 };
const RICE = { _id: 'rc-mapp-1000', productPrice: 18000 };
/** Longer than the debounce and the wait for an idle page. */
const LONG_MS = 10_000;

/** The language of each request for a bill. */
let requested: (string | null)[];
let tokens: (string | null)[];
let responseDelayMs: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate'] });
  requested = [];
  tokens = [];
  responseDelayMs = 0;
  mswServer.use(
    http.post<never, CartBody>(api('/order/cart'), async ({ request }) => {
      requested.push(request.headers.get('accept-language'));
      tokens.push(request.headers.get('token'));
      if (responseDelayMs > 0) await delay(responseDelayMs);
      return ok(buildBillOf(await request.json()));
    }),
  );
  // Node's fetch needs absolute URLs.
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => fetch(new URL(path as string, window.location.href), init));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settle = () => jest.advanceTimersByTimeAsync(LONG_MS);
const stored = () => readCartDetails(window.localStorage);
const start = (options: Parameters<typeof makeTestStore>[0] = {}) => {
  const store = makeTestStore(options);
  const i18n = makeTestI18n('en');
  cacheCart({ store, i18n });
  return { store, i18n };
};

it('requests one bill for several changes, and stores no price', async () => {
  const { store } = start();
  store.dispatch(addOne(MILLET));
  store.dispatch(addOne(RICE));
  await settle();
  expect(requested).toEqual(['en']);
  expect(Object.keys(stored().lines)).toHaveLength(2);
  expect(window.localStorage.getItem('cartWords')).not.toMatch(/paise|price/i);
});

it('carries the token of a customer', async () => {
  const { store } = start({ loggedIn: true });
  store.dispatch(addOne(MILLET));
  await settle();
  expect(tokens).toEqual([expect.any(String)]);
});

it('requests no bill for another pack of a known line', async () => {
  const { store } = start();
  store.dispatch(addOne(MILLET));
  await settle();
  store.dispatch(addOne(MILLET));
  await settle();
  expect(requested).toEqual(['en']);
});

it('requests a bill again in another language', async () => {
  const { store, i18n } = start();
  store.dispatch(addOne(MILLET));
  await settle();
  await i18n.changeLanguage('ta');
  store.dispatch(addOne(MILLET));
  await settle();
  expect(requested).toEqual(['en', 'ta']);
  expect(stored().language).toBe('ta');
});

it('stores nothing of a cart that was emptied before the response', async () => {
  responseDelayMs = LONG_MS;
  const { store } = start();
  store.dispatch(addOne(MILLET));
  await settle();
  expect(requested).toEqual(['en']);
  store.dispatch(clear());
  await settle();
  expect(stored().lines).toEqual({});
});
