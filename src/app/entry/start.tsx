import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import type { Language } from '../../../contract/constants';
import { assetsUrl } from '../../lib/assetsUrl';
import { chooseLanguage, languageCookie, languageOfUrl } from '../../lib/language';
import { makeToasts } from '../../lib/makeToasts';
import { replayPreHydrationEvents } from '../../lib/replayPreHydrationEvents';
import { scrollFocusIntoView } from '../../lib/scrollFocusIntoView';
import { afterLoadIdle } from '../../lib/whenIdle';
import { yieldToMain } from '../../lib/yieldToMain';
import { makeStore } from '../../store/makeStore';
import { followOtherTabs } from '../../store/persistence';
import { App } from '../App';
import { addLazyNamespaces } from '../../locales/addLazyNamespaces';
import { makeRoutes } from '../routing/routes';
import { followDeviceColours } from '../theme/colourMode';
import { GlobalStyles } from '../theme/GlobalStyles';
import { createBrowserStyleCache } from '../theme/styleCache';
import { loadI18n } from './loadI18n';
import { makeBrowserServices } from './makeBrowserServices';
import { passDialogEntries } from './passDialogEntries';
import { hydrateStore, readPreloadedState } from './preloadedState';
import { seedHistoryKey } from './seedHistoryKey';

/** Loads the chunks of the matched routes: hydration needs them to match the server's HTML. */
const loadMatchedRoutes = async (routes: RouteObject[]): Promise<void> => {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
};

/** Hydrates the server-rendered page, or renders into an empty one. */
export const start = async (root: HTMLElement): Promise<void> => {
  const rendered = readPreloadedState(document);
  const inUrl = languageOfUrl(window.location.search);
  const wanted = rendered
    ? (document.documentElement.lang as Language)
    : chooseLanguage(
        document.cookie,
        navigator.languages,
        window.location.search,
        document.documentElement.dataset.languages?.split(' '),
      );

  const loadingI18n = loadI18n(wanted);
  const routes = makeRoutes(async () => addLazyNamespaces(await loadingI18n));
  const [i18n, hasChunks] = await Promise.all([
    loadingI18n,
    rendered &&
      loadMatchedRoutes(routes).then(
        () => true,
        () => false,
      ),
  ]);
  // Only once its messages have loaded: otherwise each page would fail to load them.
  if (inUrl === i18n.language) document.cookie = languageCookie(inUrl);
  const preloaded = i18n.language === wanted ? rendered : null;
  await yieldToMain();
  seedHistoryKey();
  followDeviceColours();
  scrollFocusIntoView();
  const router = createBrowserRouter(routes, { hydrationData: { errors: preloaded?.errors ?? null } });
  passDialogEntries(router);
  await yieldToMain();
  const toasts = makeToasts();
  const services = makeBrowserServices(i18n, toasts, () => void router.navigate('/'));
  const store = makeStore({ services });
  await yieldToMain();
  // Without its chunks the page's endpoints may be unknown.
  if (preloaded && hasChunks) hydrateStore(store, preloaded);
  await yieldToMain();
  // Hydrate from the anonymous state; persisted state follows.
  const serverState = store.getState();
  if (services.storage) followOtherTabs(store, services.storage);
  const rehydrated = new Promise<void>((resolve) => void persistStore(store, null, resolve));
  await yieldToMain();

  const app = (
    <App
      store={store}
      i18n={i18n}
      toasts={toasts}
      router={router}
      head={
        preloaded && { origin: preloaded.origin, missingKey: preloaded.isMissing ? router.state.location.key : null }
      }
      styleCache={createBrowserStyleCache(document)}
      assetsUrl={assetsUrl()}
      globalStyles={process.env.NODE_ENV !== 'production' && <GlobalStyles />}
      serverState={serverState}
      onHydrated={() => void replayPreHydrationEvents(root, rehydrated)}
    />
  );
  // Without its chunks the page's route renders an error screen. A transition keeps hydration interruptible.
  if (preloaded && hasChunks) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
    const schedule = navigator.onLine ? afterLoadIdle : (work: () => void) => work();
    schedule(() => {
      import(/* webpackChunkName: "offline" */ '../offline/startOffline')
        .then(({ startOffline }) => startOffline({ router, store, i18n, toasts }))
        .catch(() => undefined);
    });
  }
};
