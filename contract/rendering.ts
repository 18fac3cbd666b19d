import type { Language } from './constants';

/** Nothing in it is personal. */
export interface PageRequest {
  /** As `PageRenderer.urlOf` gives them. */
  url: string;
  language: Language;
  publicUrl: string;
  fetch: typeof globalThis.fetch;
  /** Of the catalogue. Pages of one version and language share what they all show; without it, each loads that by itself. */
  version?: string;
  /** The page isn't rendered if the caller has it with this `state`. */
  isUnchanged?: (state: string) => boolean;
}

export interface RenderedPage {
  status: 200 | 404;
  /** Preloads one picture for the first paint. */
  links: string;
  /** Preloads at most two fonts after the first paint. */
  fontLinks: string;
  /** Title, description, canonical links, Open Graph and JSON-LD. */
  head: string;
  splash: string;
  styles: string;
  body: string;
  /** HTML for users without scripts. */
  withoutScripts: string;
  /** JSON that is safe inside a script element. */
  state: string;
  /** Needed beside the entry's, as in `chunks.json`. */
  chunks: string[];
}

/** scripts/build-server.mjs builds it into dist/ssr. */
export interface PageRenderer {
  /**
   * Returns a canonical URL, equal for URLs that show the same page; null if it isn't rendered on the server.
   * @param url path and query as requested
   */
  urlOf: (url: string) => string | null;
  /** `<style>` elements that every document needs; `render` adds them by itself. */
  globalStyles: string;
  /**
   * Returns null when `isUnchanged` accepts the state.
   * @throws PageDataError (by its name) when the API fails, with `retryAfterSeconds` when rate-limited; anything else
   *   when rendering fails
   */
  render: (request: PageRequest) => Promise<RenderedPage | null>;
}
