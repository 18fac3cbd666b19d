import { useEffect, useEffectEvent, useLayoutEffect, type ContextType } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { AppProviders, type AppProvidersProps } from './AppProviders';
import { HeadContext } from './head/PageHead';

interface AppProps extends Omit<AppProvidersProps, 'children'> {
  router: RouterProviderProps['router'];
  /** Where the server says that this is; without one, where the browser is. */
  head?: ContextType<typeof HeadContext>;
  /** Called once, when the page listens and before anything else is drawn. */
  onAlive?: () => void;
}

/** The shop in a browser. */
export const App = ({ router, head = null, onAlive, ...providers }: AppProps) => {
  const { i18n } = providers;
  const tellAlive = useEffectEvent(() => onAlive?.());
  useLayoutEffect(() => tellAlive(), []);

  useEffect(() => {
    const showLanguage = (): void => {
      // The same once more would have a browser work out the styles of the whole page anew: any of them may depend on `:lang()`.
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
