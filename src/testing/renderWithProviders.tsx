import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { Language } from '../../contract/constants';
import { AppProviders } from '../app/AppProviders';
import { makeI18n } from '../lib/i18n';
import { resources as en } from '../locales/en';
import { resources as hi } from '../locales/hi';
import { resources as ta } from '../locales/ta';
import { makeStore, type AppStore } from '../store/makeStore';
import type { StoreServices } from '../store/services';
import { authSlice, type AuthState } from '../store/slices/authSlice';
import { cartSlice, type CartItem } from '../store/slices/cartSlice';
import { selectedAddressSlice, type SelectedAddress } from '../store/slices/selectedAddressSlice';
import { makeTestServices } from './makeTestServices';

const words = { en, ta, hi };

interface TestOptions {
  /** Where the visitor stands, e.g. `/categories?id=puttu-mix`; a list is a history, of which the last is open. */
  route?: string | string[];
  /** The route's pattern, when the page reads parameters: `/order/status/:orderId`. */
  path?: string;
  language?: Language;
  /** Someone is logged in. `true` is Meena. */
  loggedIn?: boolean;
  cart?: CartItem[];
  address?: SelectedAddress | null;
  offeredAddress?: SelectedAddress | null;
  services?: Partial<StoreServices>;
  /** A store of the test's own making, in the place of all the above about state. */
  store?: AppStore;
}

/** As `persistStore` leaves it: the browser's storage has been read. */
const rehydrated = { _persist: { version: -1, rehydrated: true } };

const loggedInState: AuthState = {
  token: 'token-of-meena',
  user: { name: 'Meena', emailId: 'meena@example.com' },
  loginStatus: null,
};

/** A store as the browser has it after its storage has been read. */
export const makeTestStore = ({
  language = 'en',
  loggedIn = false,
  cart = [],
  address = null,
  offeredAddress = null,
  services,
}: TestOptions = {}): AppStore =>
  makeStore({
    preloadedState: {
      auth: { ...(loggedIn ? loggedInState : authSlice.getInitialState()), ...rehydrated },
      cart: { ...cartSlice.getInitialState(), items: cart, ...rehydrated },
      selectedAddress: { ...selectedAddressSlice.getInitialState(), address, offered: offeredAddress, ...rehydrated },
    },
    services: makeTestServices(language, services),
  });

/** Renders routes with everything around them: store, words, theme, toasts, a router in memory. */
export const renderRoutes = (
  routes: RouteObject[] | ((store: AppStore) => RouteObject[]),
  options: TestOptions = {},
) => {
  const { route = '/', language = 'en' } = options;
  const user = userEvent.setup();
  const i18n = makeI18n(language, words[language]);
  const store = options.store ?? makeTestStore(options);
  const router = createMemoryRouter(typeof routes === 'function' ? routes(store) : routes, {
    initialEntries: [route].flat(),
  });
  const view = render(
    <AppProviders store={store} i18n={i18n}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  /** The browser's Back button. */
  const goBack = () => act(() => router.navigate(-1));
  return { ...view, user, store, router, i18n, goBack };
};

/** Renders one component as if it stood on a page of the shop. */
export const renderWithProviders = (ui: ReactElement, { path = '*', ...options }: TestOptions = {}) =>
  renderRoutes([{ path, element: ui }], options);
