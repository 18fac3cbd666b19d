import { useEffectEvent, useLayoutEffect, type ContextType } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { AppProviders, type AppProvidersProps } from './AppProviders';
import { HeadContext } from './head/PageHead';
import { useDocumentLanguage } from './i18n/useDocumentLanguage';

interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: RouterProviderProps['router'];
  /** The server passes it; otherwise the app uses the browser's own location. */
  head?: ContextType<typeof HeadContext>;
  /** Called in the first layout effect. */
  onHydrated?: () => void;
}

/** The shop in a browser. */
export const App = ({ router, head = null, onHydrated, ...providers }: AppProps) => {
  const { i18n } = providers;
  const notifyHydrated = useEffectEvent(() => onHydrated?.());
  useLayoutEffect(() => notifyHydrated(), []);

  useDocumentLanguage(i18n);

  return (
    <AppProviders {...providers}>
      <HeadContext value={head}>
        <RouterProvider router={router} />
      </HeadContext>
    </AppProviders>
  );
};
