import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Toasts } from '../lib/makeToasts';
import type { AppStore, RootState } from '../store/makeStore';
import { ShopTheme } from './theme/ShopTheme';
import { ToastProvider } from './toasts/ToastProvider';

export interface AppProvidersProps {
  store: AppStore;
  i18n: I18n;
  /** Where the store's notices go, too; without them, the page has some of its own. */
  toasts?: Toasts | undefined;
  /** Where styles go; without one, into the document's head. */
  styleCache?: EmotionCache;
  /** What the server had drawn from: parts that come to life later begin there, whatever happened meanwhile. */
  serverState?: RootState;
  children: ReactNode;
}

const WithStyles = ({ cache, children }: { cache: EmotionCache | undefined; children: ReactNode }) =>
  cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;

/** Everything a screen needs around it, and nothing that only a browser has: browser, server, tests and stories share it. */
export const AppProviders = ({ store, i18n, toasts, styleCache, serverState, children }: AppProvidersProps) => (
  <Provider store={store} {...(serverState && { serverState })}>
    <I18nextProvider i18n={i18n}>
      <WithStyles cache={styleCache}>
        <ShopTheme>
          <ToastProvider toasts={toasts}>{children}</ToastProvider>
        </ShopTheme>
      </WithStyles>
    </I18nextProvider>
  </Provider>
);
