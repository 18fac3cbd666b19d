import type { i18n as I18n } from 'i18next';
import type { createBrowserRouter } from 'react-router-dom';
import type { Toasts } from '../../lib/makeToasts';
import type { AppStore } from '../../store/makeStore';

export interface OfflineOptions {
  router: ReturnType<typeof createBrowserRouter>;
  store: AppStore;
  i18n: I18n;
  toasts: Toasts;
}
