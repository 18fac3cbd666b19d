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
import { makeTestServices } from './makeTestServices';

/** All words, at once. */
export const allWords = { en, ta, hi };

/** An instance of i18next of its own for one test or story, with words of its own: i18next writes into those that it is given. */
export const makeTestI18n = (language: Language): I18n => makeI18n(language, structuredClone(allWords[language]));

/** What a visitor brings along. */
export interface TestState {
  /** Someone is logged in: Meena. */
  loggedIn?: boolean;
  /** Another name than Meena. */
  name?: string;
  cart?: CartItem[];
  address?: SelectedAddress | null;
  offeredAddress?: SelectedAddress | null;
}

/** As `persistStore` leaves it: the browser's storage has been read. */
const rehydrated = { _persist: { version: 1, rehydrated: true } };

const loggedInAs = (name: string): AuthState => ({
  token: 'token-of-meena',
  user: { name, emailId: 'meena@example.com' },
  loginStatus: null,
});

/** A store as the browser has it once its storage has been read. */
export const makeTestStore = (
  { loggedIn = false, name = 'Meena', cart = [], address = null, offeredAddress = null }: TestState = {},
  services: Partial<StoreServices> = {},
): AppStore =>
  makeStore({
    preloadedState: {
      auth: { ...(loggedIn ? loggedInAs(name) : authSlice.getInitialState()), ...rehydrated },
      cart: { ...cartSlice.getInitialState(), items: cart, ...rehydrated },
      selectedAddress: { ...selectedAddressSlice.getInitialState(), address, offered: offeredAddress, ...rehydrated },
    },
    services: makeTestServices(services),
  });
