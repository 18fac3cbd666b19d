import type { i18n as I18n } from 'i18next';
import type { Language } from '../../../contract/constants';
import type { Toasts } from '../../lib/makeToasts';
import { postToWorker } from '../../lib/workerMessages';
import type { StoreServices } from '../../store/services';
import { getStorage } from '../../lib/browserStorage';

const DEFAULT_BASE_URL = '/api/web';

/** A page may name another API in `<meta name="api-base-url" content="…">`. */
const baseUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content || DEFAULT_BASE_URL;

/** @param navigateHome shows Home without reloading */
export const makeBrowserServices = (
  i18n: I18n,
  { enqueueSnackbar }: Toasts,
  navigateHome: () => void,
): StoreServices => ({
  baseUrl: baseUrl(),
  language: () => i18n.language as Language,
  notify: (messages, variant) => messages.forEach((message) => enqueueSnackbar(message, { key: message, variant })),
  failureMessage: (failure) => i18n.t(failure, { ns: 'errors' }),
  clearOfflineCache: () => {
    if ('serviceWorker' in navigator) postToWorker(navigator.serviceWorker.controller, { type: 'clearOfflineCache' });
  },
  endPush: () =>
    import('../../lib/browserPush').then(
      ({ endPush }) => endPush(),
      () => null,
    ),
  goHome: ({ reload = false } = {}) => {
    if (reload) window.location.assign('/');
    else navigateHome();
  },
  storage: getStorage('localStorage'),
  tabStorage: getStorage('sessionStorage'),
});
