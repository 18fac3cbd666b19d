import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import type { Toasts } from '../components/makeToasts';
import { followOtherTabs } from '../store/persistence';
import type { AppStore } from '../store/makeStore';
import { AppProviders } from './AppProviders';
import { storageIfAllowed } from './storageIfAllowed';

interface AppProps {
  store: AppStore;
  i18n: I18n;
  toasts?: Toasts | undefined;
  router: RouterProviderProps['router'];
}

/** The shop in a browser. What the browser kept is read after the first paint, which a server could have drawn too. */
export const App = ({ store, i18n, toasts, router }: AppProps) => {
  useEffect(() => {
    persistStore(store);
    const storage = storageIfAllowed('localStorage');
    return storage ? followOtherTabs(store, storage) : undefined;
  }, [store]);

  useEffect(() => {
    const showLanguage = (): void => {
      document.documentElement.lang = i18n.language;
    };
    showLanguage();
    i18n.on('languageChanged', showLanguage);
    return () => i18n.off('languageChanged', showLanguage);
  }, [i18n]);

  return (
    <AppProviders store={store} i18n={i18n} toasts={toasts}>
      <RouterProvider router={router} />
    </AppProviders>
  );
};
