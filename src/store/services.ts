import type { Language } from '../../contract/constants';
import type { FactorPrompt } from './factorPrompt';

export type NoticeVariant = 'success' | 'error' | 'info';

/**
 * The store's dependencies, passed to `makeStore` and to every endpoint as thunk `extra`: the store imports no UI, and
 * tests, stories, browser and server provide their own.
 */
export interface StoreServices {
  /** Base URL of the API, e.g. `/api/web`. */
  baseUrl: string;
  /** Defaults to the browser's. Server rendering calls the API in the same process. */
  fetch?: typeof globalThis.fetch;
  /** The language of responses. */
  language: () => Language;
  /** Shows each message as a toast, which has it as its key. */
  notify: (messages: string[], variant: NoticeVariant) => void;
  /** Messages for failures without a message of the server. */
  failureMessage: (failure: 'network' | 'unknown' | 'storageBlocked' | 'storageFull') => string;
  /** Deletes cached pages and API responses. */
  clearOfflineCache: () => void;
  /** Ends notifications in this browser: they are for the customer who turned them on. Gives what ended, or null. */
  endPush: () => Promise<string | null>;
  /** Leads to `/`; with `reload`, as a fresh page. */
  goHome: (options?: { reload?: boolean }) => void;
  /** Asks for the second factor again; only in the staff area. */
  factorPrompt?: FactorPrompt;
  /** The browser's local storage; null where there is none. */
  storage: Storage | null;
  /** The browser's session storage; null where there is none. */
  tabStorage: Storage | null;
}
