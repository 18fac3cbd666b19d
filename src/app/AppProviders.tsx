import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { AssetsUrlContext } from '../components/AssetsUrlContext';
import type { Toasts } from '../lib/makeToasts';
import type { AppStore, RootState } from '../store/makeStore';
import { ShopTheme } from './theme/ShopTheme';
import { ToastProvider } from './toasts/ToastProvider';

export interface AppProvidersProps {
  store: AppStore;
  i18n: I18n;
  /** Those of the store's `notify`. */
  toasts?: Toasts | undefined;
  styleCache?: EmotionCache;
  /** Origin of hashed files, or ''. */
  assetsUrl?: string;
  /** `<GlobalStyles />` where the page doesn't come with them. */
  globalStyles?: ReactNode;
  /** The server rendered from this state: parts that hydrate later start from it, too. */
  serverState?: RootState;
  children: ReactNode;
}

const WithStyles = ({ cache, children }: { cache: EmotionCache | undefined; children: ReactNode }) =>
  cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;

/** The providers that browser, server, tests and stories share. */
export const AppProviders = ({
  store,
  i18n,
  toasts,
  styleCache,
  assetsUrl = '',
  globalStyles,
  serverState,
  children,
}: AppProvidersProps) => (
  <Provider store={store} {...(serverState && { serverState })}>
    <I18nextProvider i18n={i18n}>
      <WithStyles cache={styleCache}>
        <AssetsUrlContext value={assetsUrl}>
          <ShopTheme>
            {globalStyles}
            <ToastProvider toasts={toasts}>{children}</ToastProvider>
          </ShopTheme>
        </AssetsUrlContext>
      </WithStyles>
    </I18nextProvider>
  </Provider>
);
