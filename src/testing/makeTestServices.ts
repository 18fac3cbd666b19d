import { enqueueSnackbar } from 'notistack';
import type { Language } from '../../contract/constants';
import type { StoreServices } from '../store/services';

/** Services as in the browser: real toasts, real storage, the stand-in API. */
export const makeTestServices = (language: Language, overrides: Partial<StoreServices> = {}): StoreServices => ({
  baseUrl: `${window.location.origin}/api/web`,
  language: () => language,
  notify: (messages, variant) => messages.forEach((message) => enqueueSnackbar(message, { variant })),
  words: (failure) => (failure === 'network' ? 'No connection' : 'Error'),
  goHome: () => undefined,
  storage: window.localStorage,
  ...overrides,
});
