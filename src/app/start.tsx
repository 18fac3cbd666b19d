import type { i18n as I18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { LANGUAGES, type Language } from '../../contract/constants';
import { makeToasts } from '../lib/makeToasts';
import { answerEarlyTouches } from '../lib/answerEarlyTouches';
import { breathe } from '../lib/breathe';
import { makeI18n } from '../lib/i18n';
import { chooseLanguage, languageCookie, languageOfAddress } from '../lib/language';
import { pageNonce } from '../lib/pageNonce';
import { showFocusWhole } from '../lib/showFocusWhole';
import { whenIdle } from '../lib/whenIdle';
import { loadFirstWords } from '../locales';
import { makeStore } from '../store/makeStore';
import { followOtherTabs } from '../store/persistence';
import { addLazyNamespaces } from './i18n/addLazyNamespaces';
import { App } from './App';
import { makeBrowserServices } from './makeBrowserServices';
import { nameFirstEntry } from './nameFirstEntry';
import { mayReloadOnStaleChunk, reloadOnStaleChunk } from './routing/reloadOnStaleChunk';
import { readHandedOver, takeOver } from './rendering/handOver';
import { makeRoutes } from './routing/routes';
import { furtherStylesIn, makeBrowserStyleCache } from './styleCache';
import { followDeviceColours } from './theme/colourMode';

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
const speak = async (wanted: Language): Promise<I18n> => {
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

/** Where something else has changed the page meanwhile, React draws it anew: without the styles that stood in it. */
const keepStyles =
  (elements: readonly HTMLStyleElement[]) =>
  (error: unknown): void => {
    reportError(error);
    document.body.append(...elements.filter(({ isConnected }) => !isConnected));
  };

/** Brings the shop to life in the browser: over the page that the server has drawn, or on an empty one. */
export const start = async (root: HTMLElement): Promise<void> => {
  const inPage = readHandedOver(document);
  const asked = languageOfAddress(window.location.search);
  const wanted = inPage
    ? (document.documentElement.lang as Language)
    : chooseLanguage(document.cookie, navigator.languages, window.location.search);

  const speaking = speak(wanted);
  const routes = makeRoutes(async () => addLazyNamespaces(await speaking));
  const [i18n, hasCode] = await Promise.all([
    speaking,
    inPage &&
      fetchPage(routes).then(
        () => true,
        () => false,
      ),
  ]);
  // Once its words are here: a choice that can not be spoken would leave every page without any.
  if (asked === i18n.language) document.cookie = languageCookie(asked);
  // A page in another language can't come to life.
  const handedOver = i18n.language === wanted ? inPage : null;
  // Nor without its code: then its place is the router's, which says so.
  const drawn = handedOver && hasCode;
  await breathe();
  nameFirstEntry();
  followDeviceColours();
  showFocusWhole();
  const router = createBrowserRouter(routes, { hydrationData: { errors: handedOver?.errors ?? null } });
  await breathe();
  const toasts = makeToasts();
  const services = makeBrowserServices(i18n, toasts, () => void router.navigate('/'));
  const store = makeStore({ services });
  await breathe();
  if (handedOver) takeOver(store, handedOver);
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
        handedOver && { origin: handedOver.origin, missingKey: handedOver.isMissing ? router.state.location.key : null }
      }
      styleCache={makeBrowserStyleCache(document, pageNonce())}
      serverState={serverState}
      onAlive={() => void answerEarlyTouches(root, kept)}
    />
  );
  // In a transition, so that coming to life never blocks the page for long.
  if (drawn)
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: keepStyles(furtherStylesIn(document)) }));
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
