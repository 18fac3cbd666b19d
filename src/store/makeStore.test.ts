import { http, HttpResponse } from 'msw';
import { persistStore } from 'redux-persist';
import type { VerifiedCustomer } from '../../contract/auth';
import { fillStorage } from '../testing/fillStorage';
import { makeTestStore } from '../testing/makeTestStore';
import { mswServer } from '../testing/mswServer';
import { languageChanged } from './actions';
import { addressApi } from './api/addressApi';
import { authApi } from './api/authApi';
import { customerApi } from './api/customerApi';
import { homepageApi } from './api/homepageApi';
import { ordersApi } from './api/ordersApi';
import { devToolsOptions } from './devTools';
import { makeStore } from './makeStore';
import { followOtherTabs, selectRehydrated } from './persistence';
import type { StoreServices } from './services';
import { logout } from './session';
import { selectIsLoggedIn, selectLoginStatus, selectToken, selectUser } from './slices/authSlice';
import { addOne, clear, removeOne, selectCartCount, selectCartItems, selectCartTotal } from './slices/cartSlice';
import { selectAddress, selectOfferedAddress, selectSelectedAddress } from './slices/selectedAddressSlice';

const api = (path: string) => `http://localhost/api/web${path}`;
const ok = (data: object | null, message = '') => HttpResponse.json({ status: 200, message, data });
const rejected = (status: number, message: string | string[], data: unknown = null, headers = {}) =>
  HttpResponse.json({ status, message, data }, { status, headers });

const setUp = (storage: Storage | null = window.localStorage) => {
  const notices: { messages: string[]; variant: string }[] = [];
  const homeVisits: { reload?: boolean }[] = [];
  /** Pages cached by this browser. */
  const seen = ['/'];
  const services: StoreServices = {
    baseUrl: 'http://localhost/api/web',
    language: () => 'ta',
    notify: (messages, variant) => notices.push({ messages, variant }),
    failureMessage: (failure) => ({ network: 'No connection', unknown: 'Error' })[failure as string] ?? failure,
    clearOfflineCache: () => (seen.length = 0),
    endPush: async () => null,
    goHome: (options = {}) => homeVisits.push(options),
    storage,
    tabStorage: window.sessionStorage,
  };
  return { store: makeStore({ services }), notices, homeVisits, seen };
};

/** A store that has read the browser's storage. */
const setUpRehydrated = async (storage?: Storage | null) => {
  const world = setUp(storage);
  persistStore(world.store);
  await until(() => selectRehydrated(world.store.getState()));
  return world;
};

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
};

const verified: VerifiedCustomer = { token: 'secret-token', name: 'Kavitha', emailId: 'k@example.in' };
const verifyBody = { session_id: 's1', mobileNumber: '9876543210', otp: '1234' };

const logIn = async (store: ReturnType<typeof setUp>['store'], customer: VerifiedCustomer = verified) => {
  mswServer.use(http.post(api('/customer/verify/otp'), () => ok(customer)));
  await store.dispatch(authApi.endpoints.verifyOtp.initiate(verifyBody));
};

const savedAddress = {
  _id: 'a1',
  type: 1 as const,
  othersType: null,
  doorNo: null,
  street: '12 Cross Cut Road',
  landmark: 'Near the temple',
  receiverName: null,
  receiverPhone: null,
  instructions: null,
  location: { type: 'Point' as const, coordinates: [76.96, 11.01] as [number, number] },
  isDefault: true,
};
const localAddress = { lat: 11.02, lng: 76.95, street: '4 Park Street', type: 2 as const, landmark: 'Lake' };

describe('cart', () => {
  const pack = { _id: 'ml-thinai-500', productPrice: 7500 };

  it('raises the quantity of a pack in it; other add-ons are a line of their own', () => {
    const { store } = setUp();
    store.dispatch(addOne(pack));
    store.dispatch(addOne(pack));
    store.dispatch(addOne({ ...pack, addons: ['box', 'fine'] }));
    store.dispatch(addOne({ ...pack, addons: ['fine', 'box'] }));
    expect(selectCartItems(store.getState())).toEqual([
      { ...pack, quantity: 2, addons: [] },
      { ...pack, quantity: 2, addons: ['box', 'fine'] },
    ]);
    expect(selectCartCount(store.getState())).toBe(4);
    expect(selectCartTotal(store.getState())).toBe(30_000);
  });

  it('lowers the quantity and drops the line that was at one', () => {
    const { store } = setUp();
    store.dispatch(addOne(pack));
    store.dispatch(addOne(pack));
    store.dispatch(removeOne(pack));
    expect(selectCartCount(store.getState())).toBe(1);
    store.dispatch(removeOne(pack));
    store.dispatch(removeOne(pack));
    expect(selectCartItems(store.getState())).toEqual([]);
  });

  it('empties', () => {
    const { store } = setUp();
    store.dispatch(addOne(pack));
    store.dispatch(clear());
    expect(selectCartItems(store.getState())).toEqual([]);
  });
});

describe('the persisted state', () => {
  it('is written plainly under the names of the specification', async () => {
    const { store } = await setUpRehydrated();
    await logIn(store);
    store.dispatch(addOne({ _id: 'p1', productPrice: 100 }));
    store.dispatch(selectAddress(localAddress));
    await until(() => ['token', 'cartItems', 'selectedAddress'].every((name) => window.localStorage.getItem(name)));
    expect(window.localStorage.getItem('token')).toBe('secret-token');
    expect(JSON.parse(window.localStorage.getItem('userdata') ?? '')).toEqual({
      name: 'Kavitha',
      emailId: 'k@example.in',
    });
    expect(JSON.parse(window.localStorage.getItem('cartItems') ?? '')).toEqual([
      { _id: 'p1', productPrice: 100, quantity: 1, addons: [] },
    ]);
    expect(JSON.parse(window.localStorage.getItem('selectedAddress') ?? '')).toEqual(localAddress);
  });

  it('follows every change of the cart', async () => {
    const { store } = await setUpRehydrated();
    const storedCart = () => window.localStorage.getItem('cartItems');
    const pack = { _id: 'p1', productPrice: 100 };
    for (const [change, quantity] of [
      [addOne(pack), 1],
      [addOne(pack), 2],
      [removeOne(pack), 1],
    ] as const) {
      store.dispatch(change);
      await until(() => storedCart() === JSON.stringify([{ addons: [], ...pack, quantity }]));
    }
    store.dispatch(clear());
    await until(() => storedCart() === null);
    expect(storedCart()).toBeNull();
  });

  it('is restored on the next visit', async () => {
    window.localStorage.setItem('token', 'stored-token');
    window.localStorage.setItem('cartItems', '[{"_id":"p1","productPrice":100,"quantity":3,"addons":["box"]}]');
    const { store } = await setUpRehydrated();
    expect(selectToken(store.getState())).toBe('stored-token');
    expect(selectCartCount(store.getState())).toBe(3);
  });

  it('follows the name and e-mail of the customer’s record, changed here or on another device', async () => {
    const { store } = await setUpRehydrated();
    await logIn(store);
    const record = { name: 'Kavitha', emailId: 'k@example.in', mobileNumber: '9876543210', photo: null, createdAt: '' };
    const storedUser = (): unknown => JSON.parse(window.localStorage.getItem('userdata') ?? 'null');
    mswServer.use(
      http.put(api('/customer/update'), () => ok({ ...record, name: 'Kavitha Raman' })),
      http.get(api('/customer/detail'), () => ok({ ...record, emailId: 'raman@example.in' })),
    );
    await store.dispatch(customerApi.endpoints.updateCustomer.initiate({ name: 'Kavitha Raman' }));
    expect(selectUser(store.getState())).toEqual({ name: 'Kavitha Raman', emailId: 'k@example.in' });
    await until(() => (storedUser() as { name?: string } | null)?.name === 'Kavitha Raman');

    await store.dispatch(customerApi.endpoints.getCustomer.initiate(undefined));
    await until(() => (storedUser() as { emailId?: string } | null)?.emailId === 'raman@example.in');
    expect(storedUser()).toEqual({ name: 'Kavitha', emailId: 'raman@example.in' });
  });

  it('is written when something changes, and not once more by itself', () => {
    jest.useFakeTimers();
    try {
      const store = makeTestStore();
      persistStore(store);
      store.dispatch(selectAddress(localAddress));
      jest.advanceTimersByTime(100);
      expect(window.localStorage.getItem('selectedAddress')).not.toBeNull();
      window.localStorage.clear();
      jest.advanceTimersByTime(60_000);
      expect(window.localStorage.getItem('selectedAddress')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('stores no text of an empty cart', async () => {
    const { store } = await setUpRehydrated();
    store.dispatch(addOne({ _id: 'p1', productPrice: 100 }));
    await until(() => window.localStorage.getItem('cartItems') !== null);
    window.localStorage.setItem('cartWords', '{"language":"en","lines":{}}');
    store.dispatch(removeOne({ _id: 'p1' }));
    await until(() => window.localStorage.getItem('cartItems') === null);
    expect(window.localStorage.getItem('cartWords')).toBeNull();
  });

  it('is not read before persistStore', () => {
    window.localStorage.setItem('token', 'stored-token');
    const { store } = setUp();
    expect(selectRehydrated(store.getState())).toBe(false);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  it('loses of a cart only what no server would take', async () => {
    const good = { _id: 'p1', productPrice: 100, quantity: 2, addons: ['box'] };
    const stored = [
      { ...good, addons: ['box', 'box', 7] },
      { ...good, _id: 'x'.repeat(65) },
      { ...good, _id: 'p2' },
    ];
    window.localStorage.setItem('cartItems', JSON.stringify(stored));
    const { store } = await setUpRehydrated();
    expect(selectCartItems(store.getState())).toEqual([good, { ...good, _id: 'p2' }]);
  });

  test.each([
    ['cartItems', '{not json'],
    ['cartItems', '{"items":[]}'],
    [
      'cartItems',
      '[null,{"_id":"","productPrice":1,"quantity":1},{"_id":"x","productPrice":-1,"quantity":1},{"_id":"y","productPrice":1,"quantity":1.5},{"_id":"z","productPrice":1,"quantity":1e9}]',
    ],
    ['token', 'பழைய'],
    ['token', 'two words'],
    ['userdata', '"a name"'],
    ['selectedAddress', '{"lat":"11","lng":76}'],
    ['selectedAddress', '{"lat":91,"lng":76,"street":"s","landmark":"l","type":1}'],
  ])('is dropped, not thrown, where %s is damaged: %s', async (name, value) => {
    window.localStorage.setItem(name, value);
    const { store } = await setUpRehydrated();
    expect(selectToken(store.getState())).toBeNull();
    expect(selectCartItems(store.getState())).toEqual([]);
    expect(selectUser(store.getState())).toBeNull();
    expect(selectSelectedAddress(store.getState())).toBeNull();
  });

  it('goes on without saving where storage is full, with one message', async () => {
    const { store, notices } = await setUpRehydrated();
    const setItem = fillStorage();
    store.dispatch(addOne({ _id: 'p1', productPrice: 100 }));
    await until(() => setItem.mock.calls.length > 0);
    store.dispatch(selectAddress(localAddress));
    await until(() => setItem.mock.calls.length > 1);
    expect(selectCartCount(store.getState())).toBe(1);
    expect(notices).toEqual([{ messages: ['storageFull'], variant: 'info' }]);
  });

  it('goes on without storage, with one message when there is something to store', async () => {
    const { store, notices } = await setUpRehydrated(null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notices).toEqual([]);
    store.dispatch(addOne({ _id: 'p1', productPrice: 100 }));
    store.dispatch(selectAddress(localAddress));
    await until(() => notices.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(selectCartCount(store.getState())).toBe(1);
    expect(notices).toEqual([{ messages: ['storageBlocked'], variant: 'info' }]);
  });

  it('follows another tab, its logout too', async () => {
    window.localStorage.setItem('token', 'stored-token');
    const { store } = await setUpRehydrated();
    const stop = followOtherTabs(store, window.localStorage);
    const cart = '[{"_id":"p1","productPrice":100,"quantity":2,"addons":[]}]';
    window.localStorage.setItem('cartItems', cart);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems', storageArea: window.localStorage }));
    expect(selectCartCount(store.getState())).toBe(2);

    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }));
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(selectCartCount(store.getState())).toBe(0);
    stop();
  });

  /** redux-persist writes one field a tick. */
  const written = async () => {
    for (let tick = 0; tick < 10; tick += 1) await new Promise((resolve) => setTimeout(resolve));
  };

  it('keeps a login that another tab stores between rehydration and the first write', async () => {
    // A separate storage, because stores of earlier tests may still write into the shared one.
    const storage = window.sessionStorage;
    const { store } = await setUpRehydrated(storage);
    const stop = followOtherTabs(store, storage);
    storage.setItem('token', 'stored-token');
    storage.setItem('userdata', '{"name":"Meena","emailId":"meena@example.com"}');
    await written();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: storage }));
    expect(selectToken(store.getState())).toBe('stored-token');
    expect(storage.getItem('userdata')).toContain('Meena');
    stop();
  });

  it('keeps a login that another tab is still storing', async () => {
    const storage = window.sessionStorage;
    const { store } = await setUpRehydrated(storage);
    const stop = followOtherTabs(store, storage);
    const hear = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }));
    storage.setItem('token', 'stored-token');
    hear('token');
    // The other tab has finished, and this one persists what it took over.
    storage.setItem('userdata', '{"name":"Meena","emailId":"meena@example.com"}');
    await written();
    hear('userdata');
    expect(selectUser(store.getState())).toEqual({ name: 'Meena', emailId: 'meena@example.com' });
    expect(storage.getItem('userdata')).toContain('Meena');

    // Its logout removes both, one after the other.
    storage.removeItem('token');
    hear('token');
    storage.removeItem('userdata');
    await written();
    expect(selectUser(store.getState())).toBeNull();
    expect(storage.getItem('userdata')).toBeNull();
    stop();
  });
});

describe('calls', () => {
  it('carry the token in its header and the user’s language', async () => {
    const { store } = setUp();
    await logIn(store);
    let headers = new Headers();
    mswServer.use(
      http.get(api('/address/list'), ({ request }) => {
        headers = request.headers;
        return ok([]);
      }),
    );
    await store.dispatch(addressApi.endpoints.getAddresses.initiate(undefined));
    expect(headers.get('token')).toBe('secret-token');
    expect(headers.get('accept-language')).toBe('ta');
  });

  it('carry no token header for a visitor', async () => {
    const { store } = setUp();
    let token: string | null = 'unread';
    mswServer.use(
      http.get(api('/homepage/banner/list'), ({ request }) => {
        token = request.headers.get('token');
        return ok([]);
      }),
    );
    await store.dispatch(homepageApi.endpoints.getBanners.initiate(undefined));
    expect(token).toBeNull();
  });

  it('show every message of an error in a toast, and pass them to the form', async () => {
    const { store, notices } = setUp();
    const fields = { mobileNumber: 'Mobile number must be exactly 10 digits' };
    mswServer.use(http.post(api('/customer/login'), () => rejected(400, ['One', 'Two'], { fields })));
    const { error } = await store.dispatch(authApi.endpoints.login.initiate({ mobileNumber: '1' }));
    expect(notices).toEqual([{ messages: ['One', 'Two'], variant: 'error' }]);
    expect(error).toMatchObject({ status: 400, fields });
  });

  it('report when there is no connection, or an unknown response', async () => {
    const { store, notices } = setUp();
    mswServer.use(
      http.get(api('/homepage/category/list'), () => HttpResponse.error()),
      http.get(api('/homepage/offer/list'), () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    );
    const categories = await store.dispatch(homepageApi.endpoints.getCategories.initiate(undefined));
    const offers = await store.dispatch(homepageApi.endpoints.getOffers.initiate(undefined));
    expect(categories.error).toMatchObject({ status: 'NETWORK' });
    expect(offers.error).toMatchObject({ status: 502 });
    expect(notices.map(({ messages }) => messages)).toEqual([['No connection'], ['Error']]);
  });

  it.each([
    [{ message: 'Sold out', error: 'Conflict' }, 'Sold out'],
    [{ message: [], error: 'Conflict' }, 'Conflict'],
    [{ message: '', error: 'Conflict' }, 'Conflict'],
    [{ message: 5 }, 'Error'],
    [[], 'Error'],
  ])('show for %j: %s', async (body, message) => {
    const { store, notices } = setUp();
    mswServer.use(http.get(api('/homepage/banner/list'), () => HttpResponse.json(body, { status: 409 })));
    await store.dispatch(homepageApi.endpoints.getBanners.initiate(undefined));
    expect(notices).toEqual([{ messages: [message], variant: 'error' }]);
  });

  it('are silent when they are aborted, since their data is no longer used', async () => {
    const { store, notices } = setUp();
    const arrived = new Promise<void>((resolve) => {
      mswServer.use(
        http.get(api('/address/detail/a1'), async ({ request }) => {
          resolve();
          await new Promise((aborted) => request.signal.addEventListener('abort', aborted));
          return ok(null);
        }),
        http.get(api('/address/list'), () => ok([])),
      );
    });
    const call = store.dispatch(addressApi.endpoints.getAddress.initiate('a1'));
    await arrived;
    call.abort();
    // Its base query ends after the call: another one, from start to end, outlasts it.
    await store.dispatch(addressApi.endpoints.getAddresses.initiate(undefined));
    expect(notices).toEqual([]);
  });

  it('report how long to wait after too many tries', async () => {
    const { store } = setUp();
    mswServer.use(http.post(api('/customer/login'), () => rejected(429, 'Wait', null, { 'retry-after': '42' })));
    const { error } = await store.dispatch(authApi.endpoints.login.initiate({ mobileNumber: '9876543210' }));
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 42 });
  });

  it('are silent for a failing payment check', async () => {
    const { store, notices } = setUp();
    mswServer.use(http.get(api('/order/order/status/o1'), () => rejected(500, 'Broken')));
    await store.dispatch(ordersApi.endpoints.getPaymentStatus.initiate('o1'));
    expect(notices).toEqual([]);
  });
});

describe('session', () => {
  it('has the login result as its status, and Pending while the call runs', async () => {
    const { store } = setUp();
    const sent = { mobileNumber: '9876543210', session_id: 's1', resendAfterSeconds: 30 };
    mswServer.use(http.post(api('/customer/login'), () => ok(sent)));
    const call = store.dispatch(authApi.endpoints.login.initiate({ mobileNumber: '9876543210' }));
    expect(selectLoginStatus(store.getState())).toBe('Pending');
    await call;
    expect(selectLoginStatus(store.getState())).toEqual(sent);
  });

  it('has the result of a registration as its status, the returned name included', async () => {
    const { store } = setUp();
    const sent = { mobileNumber: '9876543210', session_id: 's1', name: 'Kavitha R', resendAfterSeconds: 30 };
    mswServer.use(http.post(api('/customer/register'), () => ok(sent)));
    const body = { mobileNumber: '9876543210', name: ' Kavitha R', emailId: 'k@example.in' };
    const call = store.dispatch(authApi.endpoints.register.initiate(body));
    expect(selectLoginStatus(store.getState())).toBe('Pending');
    await call;
    expect(selectLoginStatus(store.getState())).toEqual(sent);
  });

  it.each([404, 500])('has no status after a login rejected with %d', async (status) => {
    const { store } = setUp();
    mswServer.use(http.post(api('/customer/login'), () => rejected(status, 'No')));
    await store.dispatch(authApi.endpoints.login.initiate({ mobileNumber: '9876543210' }));
    expect(selectLoginStatus(store.getState())).toBeNull();
  });

  it('selects the address that comes with the login and offers the one chosen before', async () => {
    const { store } = setUp();
    store.dispatch(selectAddress(localAddress));
    await logIn(store, { ...verified, customerAddress: savedAddress });
    expect(selectSelectedAddress(store.getState())).toMatchObject({ _id: 'a1', lat: 11.01, lng: 76.96 });
    expect(selectOfferedAddress(store.getState())).toEqual(localAddress);
  });

  it('keeps an address chosen before when the login brings none', async () => {
    const { store } = setUp();
    store.dispatch(selectAddress(localAddress));
    await logIn(store);
    expect(selectSelectedAddress(store.getState())).toEqual(localAddress);
    expect(selectOfferedAddress(store.getState())).toBeNull();
  });

  describe.each([401, 403])('after a %d', (status) => {
    it('ends one second later, clears fetched data and retains cart and page', async () => {
      const { store, homeVisits } = setUp();
      await logIn(store);
      store.dispatch(addOne({ _id: 'p1', productPrice: 100 }));
      mswServer.use(
        http.get(api('/address/list'), () => ok([savedAddress])),
        http.get(api('/order/history'), () => rejected(status, 'Please log in again')),
      );
      await store.dispatch(addressApi.endpoints.getAddresses.initiate(undefined));
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      try {
        await store.dispatch(ordersApi.endpoints.getOrderHistory.initiate(undefined));
        jest.advanceTimersByTime(999);
        expect(selectIsLoggedIn(store.getState())).toBe(true);
        jest.advanceTimersByTime(1);
        expect(selectIsLoggedIn(store.getState())).toBe(false);
        expect(homeVisits).toEqual([]);
        expect(addressApi.endpoints.getAddresses.select(undefined)(store.getState()).data).toBeUndefined();
        expect(selectCartCount(store.getState())).toBe(1);
      } finally {
        jest.useRealTimers();
      }
    });
  });

  it('leaves the browser known to the numbers that logged in, and nothing else', async () => {
    const { store } = await setUpRehydrated();
    await logIn(store);
    window.localStorage.setItem('browserTokens', '["token"]');
    await store.dispatch(logout());
    expect(window.localStorage).toHaveLength(1);
    expect(window.localStorage.getItem('browserTokens')).toBe('["token"]');
  });

  it('logs out here even when the server is out of reach, leaving nothing behind', async () => {
    const { store, homeVisits, seen } = await setUpRehydrated();
    await logIn(store);
    store.dispatch(addOne({ _id: 'p1', productPrice: 100 }));
    window.localStorage.setItem('loginnumber', '9876543210');
    mswServer.use(http.post(api('/customer/logout'), () => HttpResponse.error()));
    expect(seen).toEqual(['/']);
    await store.dispatch(logout());
    expect(window.localStorage).toHaveLength(0);
    expect(seen).toEqual([]);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(selectCartItems(store.getState())).toEqual([]);
    expect(homeVisits).toEqual([{ reload: true }]);
  });
});

describe('one area’s success', () => {
  it('refetches stock after an order was cancelled', async () => {
    const { store } = setUp();
    let reads = 0;
    mswServer.use(
      http.get(api('/homepage/other/products'), () => {
        reads += 1;
        return ok([]);
      }),
      http.get(api('/order/cancel/o1'), () => ok({ orderId: 'o1', status: 'CANCELLED', refundStarted: false })),
    );
    await store.dispatch(homepageApi.endpoints.getOtherProducts.initiate(undefined));
    await store.dispatch(ordersApi.endpoints.cancelOrder.initiate({ orderId: 'o1' }));
    await until(() => reads === 2);
    expect(reads).toBe(2);
  });
});

it('stores a language that a customer chooses, and none for a visitor', async () => {
  const { store } = setUp();
  const stored: unknown[] = [];
  mswServer.use(
    http.put(api('/customer/language'), async ({ request }) => {
      stored.push(await request.json());
      return ok(null);
    }),
  );
  store.dispatch(languageChanged());
  await logIn(store);
  store.dispatch(languageChanged());
  await until(() => stored.length > 0);
  expect(stored).toEqual([{ language: 'ta' }]);
});

describe('Redux DevTools', () => {
  it('see a named store and never a token or a code', async () => {
    const { store } = setUp();
    await logIn(store);
    const { name, stateSanitizer, actionSanitizer } = devToolsOptions;
    const state = JSON.stringify(stateSanitizer?.(store.getState(), 0));
    const action = JSON.stringify(actionSanitizer?.({ type: 'x', payload: { data: verified }, meta: verifyBody }, 0));
    expect(name).toBe('Vayal');
    expect(state + action).not.toContain('secret-token');
    expect(action).not.toContain('1234');
    expect(state).not.toContain('Kavitha');
    expect(state).toContain('"cart"');
  });
});
