import type { Language } from '../../contract/constants';

export type NoticeVariant = 'success' | 'error' | 'info';

/**
 * What the store needs of the world outside, handed to `makeStore` and to every endpoint as thunk `extra`: so the store
 * imports no UI, and tests, stories, the browser and a server each bring their own.
 */
export interface StoreServices {
  /** Where the API stands, e.g. `/api/web`. */
  baseUrl: string;
  /** How calls travel; without it, as the browser's own. A server's rendering answers them in the same process. */
  fetch?: typeof globalThis.fetch;
  /** The language that answers should come in. */
  language: () => Language;
  /** Shows messages to the person, each as one toast. */
  notify: (messages: string[], variant: NoticeVariant) => void;
  /** Words for failures that no server worded. */
  words: (failure: 'network' | 'unknown') => string;
  /** Deletes cached pages and API responses. */
  clearOfflineCache: () => void;
  /** Leads to `/`; with `reload`, as a fresh page. */
  goHome: (options?: { reload?: boolean }) => void;
  /** The browser's local storage; null where there is none. */
  storage: Storage | null;
  /** What it keeps for this tab alone, likewise. */
  tabStorage: Storage | null;
}
