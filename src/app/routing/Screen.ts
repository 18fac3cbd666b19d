import type { ComponentType } from 'react';
import type { AppDispatch } from '../../store/makeStore';
import type { LocalizedContent, PageFacts, PageMeta } from '../head/PageFacts';

/** A route's page in the browser app. Its path, access and place in the frame are in `contract/routes.ts`. */
export interface Screen {
  /** Fetches the page's code, with its copy where that is not part of the locales. */
  load: () => Promise<{ Component: ComponentType; content?: LocalizedContent }>;
  /** Names of the chunks that `load` fetches, for a server-rendered page to preload. */
  chunks?: readonly string[];
  /** Whether it shows messages outside of the core namespaces. */
  needsLazyNamespaces?: boolean;
  /** Of a server-rendered page: the query parameters that it depends on, cleaned. None by default. */
  readQuery?: (given: URLSearchParams) => URLSearchParams;
  /**
   * Of a server-rendered page: fetches what it shows into the store.
   * @returns false for a 404
   * @throws PageDataError when the API fails
   */
  loadData?: (dispatch: AppDispatch, params: URLSearchParams) => Promise<boolean>;
  /** Whether the head is that of a 404, by what has been fetched so far. */
  isMissing?: (facts: PageFacts) => boolean;
  head: (facts: PageFacts) => PageMeta;
  jsonLd?: (facts: PageFacts, meta: PageMeta) => object[];
}
