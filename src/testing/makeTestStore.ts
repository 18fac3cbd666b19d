import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { makeI18n } from '../lib/i18n';
import { resources as en } from '../locales/en';
import { resources as hi } from '../locales/hi';
import { resources as ta } from '../locales/ta';
import { makeStore, type AppStore } from '../store/makeStore';
import type { StoreServices } from '../store/services';
import { authSlice, type AuthState } from '../store/slices/authSlice';
import { cartSlice, type CartItem } from '../store/slices/cartSlice';
import { selectedAddressSlice, type SelectedAddress } from '../store/slices/selectedAddressSlice';
import { staffSlices } from '../staff/store/staffSlices';
import { staffTokenRead } from '../staff/store/staffSessionSlice';
import { makeTestServices } from './makeTestServices';

export const allMessages = { en, ta, hi };

/** An i18next instance with its own copy of the messages, because i18next writes to the ones it is given. */
export const makeTestI18n = (language: Language): I18n => makeI18n(language, structuredClone(allMessages[language]));

/** The default is the state of a visitor. */
export interface TestState {
  /** Logged in as Meena. */
  loggedIn?: boolean;
  /** Selvi of the shop is logged in to the staff area. */
  staffUser?: boolean;
  /** A name instead of Meena. */
  name?: string;
  cart?: CartItem[];
  address?: SelectedAddress | null;
  offeredAddress?: SelectedAddress | null;
}

/** redux-persist adds this after rehydration. */
const rehydrated = { _persist: { version: 1, rehydrated: true } };

const loggedInAs = (name: string): AuthState => ({
  token: 'token-of-meena',
  user: { name, emailId: 'meena@example.com' },
  loginStatus: null,
});

/** The store is already rehydrated. */
export const makeTestStore = (
  {
    loggedIn = false,
    staffUser = false,
    name = 'Meena',
    cart = [],
    address = null,
    offeredAddress = null,
  }: TestState = {},
  services: Partial<StoreServices> = {},
): AppStore => {
  const store = makeStore({
    preloadedState: {
      auth: { ...(loggedIn ? loggedInAs(name) : authSlice.getInitialState()), ...rehydrated },
      cart: { ...cartSlice.getInitialState(), items: cart, ...rehydrated },
      selectedAddress: { ...selectedAddressSlice.getInitialState(), address, offered: offeredAddress, ...rehydrated },
    },
    services: makeTestServices(services),
    slices: staffSlices,
  });
  if (staffUser) store.dispatch(staffTokenRead('token-of-selvi'));
  return store;
};
