import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Toasts as PageToasts } from '../components/makeToasts';
import type { AppStore } from '../store/makeStore';
import { colourModeStorage, MODE_KEY } from './theme/colourModeStorage';
import { fontFaces } from './theme/fontFaces';
import { theme } from './theme/theme';
import { Toasts } from './Toasts';

/** Made once: rules that never change need no second look. */
const fontFaceRules = <GlobalStyles styles={fontFaces.map((face) => ({ '@font-face': face }))} />;

interface AppProvidersProps {
  store: AppStore;
  i18n: I18n;
  /** Where the store's notices go, too; without them, the page has some of its own. */
  toasts?: PageToasts | undefined;
  children: ReactNode;
}

/** Everything a screen needs around it, and nothing that only a browser has: browser, server, tests and stories share it. */
export const AppProviders = ({ store, i18n, toasts, children }: AppProvidersProps) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} storageManager={colourModeStorage}>
        <CssBaseline />
        {fontFaceRules}
        <Toasts toasts={toasts}>{children}</Toasts>
      </ThemeProvider>
    </I18nextProvider>
  </Provider>
);
