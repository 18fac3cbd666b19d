import { enqueueSnackbar } from 'notistack';
import type { StoreServices } from '../store/services';

/** Services as in the browser: real toasts, real storage, the stand-in API. */
export const makeTestServices = (overrides: Partial<StoreServices> = {}): StoreServices => ({
  baseUrl: `${window.location.origin}/api/web`,
  language: () => 'en',
  notify: (messages, variant) => messages.forEach((message) => enqueueSnackbar(message, { variant })),
  words: (failure) => (failure === 'network' ? 'No connection' : 'Error'),
  goHome: () => undefined,
  storage: window.localStorage,
  tabStorage: window.sessionStorage,
  ...overrides,
});
