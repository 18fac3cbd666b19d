import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Toasts as PageToasts } from '../components/makeToasts';
import type { AppStore, RootState } from '../store/makeStore';
import { colourModeStorage, MODE_KEY } from './theme/colourModeStorage';
import { fontFaces } from './theme/fontFaces';
import { theme } from './theme/theme';
import { Toasts } from './Toasts';

/** Made once: rules that never change need no second look. */
const fontFaceRules = <GlobalStyles styles={fontFaces.map((face) => ({ '@font-face': face }))} />;

export interface AppProvidersProps {
  store: AppStore;
  i18n: I18n;
  /** Where the store's notices go, too; without them, the page has some of its own. */
  toasts?: PageToasts | undefined;
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
        {/* `noSsr`: no second rendering for the mode. The page has its colours before, see the server's document. */}
        <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} storageManager={colourModeStorage} noSsr>
          <CssBaseline />
          {fontFaceRules}
          <Toasts toasts={toasts}>{children}</Toasts>
        </ThemeProvider>
      </WithStyles>
    </I18nextProvider>
  </Provider>
);
