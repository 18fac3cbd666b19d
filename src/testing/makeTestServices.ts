import { getStorage } from '../lib/browserStorage';
import type { Toasts } from '../lib/makeToasts';
import { makeFactorPrompt } from '../store/factorPrompt';
import type { StoreServices } from '../store/services';

/** Shows the store's notifications as toasts. */
export const notifyBy = ({ enqueueSnackbar }: Toasts): Pick<StoreServices, 'notify'> => ({
  notify: (messages, variant) => messages.forEach((message) => enqueueSnackbar(message, { key: message, variant })),
});

/** Browser services with real storage and the mock API; notifications are dropped. */
export const makeTestServices = (overrides: Partial<StoreServices> = {}): StoreServices => ({
  baseUrl: `${window.location.origin}/api/web`,
  language: () => 'en',
  notify: () => undefined,
  failureMessage: (failure) => (failure === 'network' ? 'No connection' : 'Error'),
  clearOfflineCache: () => undefined,
  endPush: async () => null,
  goHome: () => undefined,
  factorPrompt: makeFactorPrompt(),
  storage: getStorage('localStorage'),
  tabStorage: getStorage('sessionStorage'),
  ...overrides,
});
