import { delay, http } from 'msw';
import type { CartBody } from '../../../contract/orders';
import { readCartWords } from '../../store/storedValues';
import { addOne, clear } from '../../store/slices/cartSlice';
import { buildBillOf } from '../../testing/builders/orders';
import { api, ok } from '../../testing/handlers/responses';
import { makeTestI18n, makeTestStore } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import { keepCart } from './keepCart';

const MILLET = { _id: 'ml-thinai-500', productPrice: 7500 };
const RICE = { _id: 'rc-mapp-1000', productPrice: 18000 };
/** Longer than the cart has to be left alone, and than a page takes to be idle. */
const SETTLED_MS = 10_000;

/** In which language the shop was asked for each bill. */
let asked: (string | null)[];
let answerAfterMs: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'clearImmediate'] });
  asked = [];
  answerAfterMs = 0;
  mswServer.use(
    http.post<never, CartBody>(api('/order/cart'), async ({ request }) => {
      asked.push(request.headers.get('accept-language'));
      if (answerAfterMs > 0) await delay(answerAfterMs);
      return ok(buildBillOf(await request.json()));
    }),
  );
  // Node knows no address that a path could belong to.
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => fetch(new URL(path as string, window.location.href), init));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settle = () => jest.advanceTimersByTimeAsync(SETTLED_MS);
const kept = () => readCartWords(window.localStorage);
const start = () => {
  const store = makeTestStore();
  const i18n = makeTestI18n('en');
  keepCart({ store, i18n });
  return { store, i18n };
};

it('asks once about what was put in together, and keeps what it is and no price', async () => {
  const { store } = start();
  store.dispatch(addOne(MILLET));
  store.dispatch(addOne(RICE));
  await settle();
  expect(asked).toEqual(['en']);
  expect(Object.keys(kept().lines)).toHaveLength(2);
  expect(window.localStorage.getItem('cartWords')).not.toMatch(/paise|price/i);
});

it('asks no more about another pack of what is known', async () => {
  const { store } = start();
  store.dispatch(addOne(MILLET));
  await settle();
  store.dispatch(addOne(MILLET));
  await settle();
  expect(asked).toEqual(['en']);
});

it('asks anew in another language', async () => {
  const { store, i18n } = start();
  store.dispatch(addOne(MILLET));
  await settle();
  await i18n.changeLanguage('ta');
  store.dispatch(addOne(MILLET));
  await settle();
  expect(asked).toEqual(['en', 'ta']);
  expect(kept().language).toBe('ta');
});

it('keeps nothing of a cart that is no longer there when the answer comes', async () => {
  answerAfterMs = SETTLED_MS;
  const { store } = start();
  store.dispatch(addOne(MILLET));
  await settle();
  expect(asked).toEqual(['en']);
  store.dispatch(clear());
  await settle();
  expect(kept().lines).toEqual({});
});
