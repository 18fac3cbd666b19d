import type { i18n as I18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { LANGUAGES, type Language } from '../../contract/constants';
import { makeToasts } from '../components/makeToasts';
import { answerEarlyTouches } from '../lib/answerEarlyTouches';
import { breathe } from '../lib/breathe';
import { makeI18n } from '../lib/i18n';
import { chooseLanguage, languageCookie, languageOfAddress } from '../lib/language';
import { showFocusWhole } from '../lib/showFocusWhole';
import { whenIdle } from '../lib/whenIdle';
import { loadFirstWords } from '../locales';
import { makeStore } from '../store/makeStore';
import { followOtherTabs } from '../store/persistence';
import { addLazyNamespaces } from './i18n/addLazyNamespaces';
import { App } from './App';
import { hydrateStore, readPreloadedState } from './entry/preloadedState';
import { makeBrowserServices } from './makeBrowserServices';
import { nameFirstEntry } from './nameFirstEntry';
import { mayReloadOnStaleChunk, reloadOnStaleChunk } from './routing/reloadOnStaleChunk';
import { makeRoutes } from './routing/routes';
import { followDeviceColours } from './theme/colourMode';
import { createBrowserStyleCache } from './theme/styleCache';

/** Fetches the code of the page that the server has drawn: only then does the app look like it from its first moment. */
const fetchPage = async (routes: RouteObject[]): Promise<void> => {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
};

/** The shop's words in a language; where they can't be had, in another that can: better than a page that says nothing. */
const loadI18n = async (wanted: Language): Promise<I18n> => {
  try {
    return makeI18n(wanted, await loadFirstWords(wanted));
  } catch (error) {
    // After a new release the page must be a new one.
    if (navigator.onLine && mayReloadOnStaleChunk()) {
      reloadOnStaleChunk();
      return new Promise(() => undefined);
    }
    for (const language of LANGUAGES.filter((other) => other !== wanted)) {
      const words = await loadFirstWords(language).catch(() => null);
      if (words) return makeI18n(language, words);
    }
    throw error;
  }
};

/** Calls back when the page has loaded and has nothing else to do. */
const whenCalm = (work: () => void): void => {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
};

/** Brings the shop to life in the browser: over the page that the server has drawn, or on an empty one. */
export const start = async (root: HTMLElement): Promise<void> => {
  const inPage = readPreloadedState(document);
  const asked = languageOfAddress(window.location.search);
  const wanted = inPage
    ? (document.documentElement.lang as Language)
    : chooseLanguage(document.cookie, navigator.languages, window.location.search);

  const loadingI18n = loadI18n(wanted);
  const routes = makeRoutes(async () => addLazyNamespaces(await loadingI18n));
  const [i18n, hasCode] = await Promise.all([
    loadingI18n,
    inPage &&
      fetchPage(routes).then(
        () => true,
        () => false,
      ),
  ]);
  // Once its words are here: a choice that can not be spoken would leave every page without any.
  if (asked === i18n.language) document.cookie = languageCookie(asked);
  // A page in another language can't come to life.
  const preloadedState = i18n.language === wanted ? inPage : null;
  // Nor without its code: then its place is the router's, which says so.
  const drawn = preloadedState && hasCode;
  await breathe();
  nameFirstEntry();
  followDeviceColours();
  showFocusWhole();
  const router = createBrowserRouter(routes, { hydrationData: { errors: preloadedState?.errors ?? null } });
  await breathe();
  const toasts = makeToasts();
  const services = makeBrowserServices(i18n, toasts, () => void router.navigate('/'));
  const store = makeStore({ services });
  await breathe();
  if (preloadedState) hydrateStore(store, preloadedState);
  await breathe();
  // The drawn page knows nobody: it comes to life from this, and what the browser kept follows.
  const serverState = store.getState();
  if (services.storage) followOtherTabs(store, services.storage);
  const kept = new Promise<void>((resolve) => void persistStore(store, null, resolve));
  await breathe();

  const app = (
    <App
      store={store}
      i18n={i18n}
      toasts={toasts}
      router={router}
      head={
        preloadedState && {
          origin: preloadedState.origin,
          missingKey: preloadedState.isMissing ? router.state.location.key : null,
        }
      }
      styleCache={createBrowserStyleCache(document)}
      serverState={serverState}
      onAlive={() => void answerEarlyTouches(root, kept)}
    />
  );
  // In a transition, so that coming to life never blocks the page for long.
  if (drawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  // Offline reading is for later visits: nothing of it stands in this one's way.
  if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
    // Without a network it is what this visit needs.
    const begin = navigator.onLine ? whenCalm : (work: () => void) => work();
    begin(() => {
      import(/* webpackChunkName: "offline" */ './offline/startOffline')
        .then(({ startOffline }) => startOffline({ router, store, i18n, toasts }))
        // The shop is whole without it.
        .catch(() => undefined);
    });
  }
};
