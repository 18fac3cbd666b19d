import { useEffect, useEffectEvent, useLayoutEffect, type ContextType } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { AppProviders, type AppProvidersProps } from './AppProviders';
import { HeadContext } from './head/PageHead';

interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: RouterProviderProps['router'];
  /** From the server; otherwise the browser's own location. */
  head?: ContextType<typeof HeadContext>;
  /** Called in the first layout effect. */
  onHydrated?: () => void;
}

/** The shop in a browser. */
export const App = ({ router, head = null, onHydrated, ...providers }: AppProps) => {
  const { i18n } = providers;
  const notifyHydrated = useEffectEvent(() => onHydrated?.());
  useLayoutEffect(() => notifyHydrated(), []);

  useEffect(() => {
    const showLanguage = (): void => {
      // Writing the same value still recalculates the page's styles, since any may depend on `:lang()`.
      if (document.documentElement.lang !== i18n.language) document.documentElement.lang = i18n.language;
    };
    showLanguage();
    i18n.on('languageChanged', showLanguage);
    return () => i18n.off('languageChanged', showLanguage);
  }, [i18n]);

  return (
    <AppProviders {...providers}>
      <HeadContext value={head}>
        <RouterProvider router={router} />
      </HeadContext>
    </AppProviders>
  );
};
