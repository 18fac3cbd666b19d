import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import type { Toasts } from '../lib/makeToasts';
import { tellWorker } from '../lib/workerMessages';
import type { StoreServices } from '../store/services';
import { storageIfAllowed } from './storageIfAllowed';

const DEFAULT_BASE_URL = '/api/web';

/** The API's address: the page may name another one in `<meta name="api-base-url" content="…">`. */
const baseUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content || DEFAULT_BASE_URL;

/**
 * What the store needs of this browser.
 * @param leadHome shows Home without loading the page anew
 */
export const makeBrowserServices = (i18n: I18n, { enqueueSnackbar }: Toasts, leadHome: () => void): StoreServices => ({
  baseUrl: baseUrl(),
  language: () => i18n.language as Language,
  notify: (messages, variant) => messages.forEach((message) => enqueueSnackbar(message, { variant })),
  words: (failure) => i18n.t(failure, { ns: 'errors' }),
  // Where pages are kept there is a worker; a browser without one has no such thing.
  forgetSeen: () => {
    if ('serviceWorker' in navigator) tellWorker(navigator.serviceWorker.controller, { type: 'forget' });
  },
  goHome: ({ reload = false } = {}) => {
    if (reload) window.location.assign('/');
    else leadHome();
  },
  storage: storageIfAllowed('localStorage'),
  tabStorage: storageIfAllowed('sessionStorage'),
});
