import { getStorage } from '../lib/browserStorage';
import type { Toasts } from '../lib/makeToasts';
import type { StoreServices } from '../store/services';

/** The store's notices as toasts of a page. */
export const notifyBy = ({ enqueueSnackbar }: Toasts): Pick<StoreServices, 'notify'> => ({
  notify: (messages, variant) => messages.forEach((message) => enqueueSnackbar(message, { variant })),
});

/** Services as in the browser: real storage, the stand-in API; notices go nowhere, since there is no page. */
export const makeTestServices = (overrides: Partial<StoreServices> = {}): StoreServices => ({
  baseUrl: `${window.location.origin}/api/web`,
  language: () => 'en',
  notify: () => undefined,
  words: (failure) => (failure === 'network' ? 'No connection' : 'Error'),
  clearOfflineCache: () => undefined,
  goHome: () => undefined,
  storage: getStorage('localStorage'),
  tabStorage: getStorage('sessionStorage'),
  ...overrides,
});
