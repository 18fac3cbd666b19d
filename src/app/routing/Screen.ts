import type { ComponentType } from 'react';
import type { HeadOf, LocalizedContent, PageFacts, PageMeta } from '../head/PageFacts';

/**
 * The app adds these to a route of `contract/routes.ts`; what only the server needs is in `src/ssr/serverRoutes.ts`.
 */
export interface Screen {
  /** Imports the page, and its copy where that is not in the locales. */
  load: () => Promise<{ Component: ComponentType; content?: LocalizedContent; headOf?: HeadOf }>;
  /** The chunks of `load`, for a server-rendered page to preload. */
  chunks?: readonly string[];
  needsLazyNamespaces?: boolean;
  /** True for the head of a 404. */
  isMissing?: (facts: PageFacts) => boolean;
  head: (facts: PageFacts) => PageMeta;
}
