import type { ComponentType } from 'react';
import type { AppDispatch } from '../../store/makeStore';
import type { LocalizedContent, PageFacts, PageMeta } from '../head/PageFacts';

/** What the app adds to a route of `contract/routes.ts`. */
export interface Screen {
  /** Imports the page, and its copy where that is not in the locales. */
  load: () => Promise<{ Component: ComponentType; content?: LocalizedContent }>;
  /** The chunks of `load`, for a server-rendered page to preload. */
  chunks?: readonly string[];
  needsLazyNamespaces?: boolean;
  /** Server only: the query parameters that the page depends on, cleaned. */
  readQuery?: (given: URLSearchParams) => URLSearchParams;
  /** Server only: fetches what the page shows into the store. False for a 404; throws PageDataError when the API fails. */
  loadData?: (dispatch: AppDispatch, params: URLSearchParams) => Promise<boolean>;
  /** True for the head of a 404. */
  isMissing?: (facts: PageFacts) => boolean;
  head: (facts: PageFacts) => PageMeta;
  jsonLd?: (facts: PageFacts, meta: PageMeta) => object[];
}
