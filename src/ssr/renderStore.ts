import type { i18n as I18n } from 'i18next';
import { setAutoFreeze } from 'immer';
import type { Language } from '../../contract/constants';
import { makeStore, type RootState } from '../store/makeStore';

// No state is mutated: freezing would take 7 % of a page's time.
setAutoFreeze(false);

/**
 * The store serves one rendering: it persists nothing, and shows no toasts.
 * @param preloadedState of a store that has loaded what many pages show
 */
export const makeRenderStore = (
  i18n: I18n,
  baseUrl: string,
  fetch: typeof globalThis.fetch,
  preloadedState?: RootState,
) =>
  makeStore({
    ...(preloadedState && { preloadedState }),
    services: {
      baseUrl,
      fetch,
      language: () => i18n.language as Language,
      notify: () => undefined,
      failureMessage: (failure) => i18n.t(failure, { ns: 'errors' }),
      clearOfflineCache: () => undefined,
      endPush: () => Promise.resolve(null),
      goHome: () => undefined,
      storage: null,
      tabStorage: null,
    },
  });
