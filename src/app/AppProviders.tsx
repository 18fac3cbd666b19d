import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore } from '../store/makeStore';
import { theme } from './theme/theme';
import { Toasts } from './Toasts';

interface AppProvidersProps {
  store: AppStore;
  i18n: I18n;
  children: ReactNode;
}

/** Everything a screen needs around it, and nothing that only a browser has: browser, server, tests and stories share it. */
export const AppProviders = ({ store, i18n, children }: AppProvidersProps) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      {/* The scheme follows the root element's data-theme; Material UI is to keep nothing in local storage. */}
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <Toasts>{children}</Toasts>
      </ThemeProvider>
    </I18nextProvider>
  </Provider>
);
