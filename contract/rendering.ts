import type { Language } from './constants';

/** The server requests this from the renderer. Nothing in it is personal. */
export interface PageRequest {
  /** Path and query as `PageRenderer.urlOf` gives them. */
  url: string;
  language: Language;
  /** The shop's public origin, without a slash at the end. */
  publicUrl: string;
  /** Responds to the page's API calls. */
  fetch: typeof globalThis.fetch;
  /** Whether the caller already has the page with this `state`: then it is not rendered. */
  isUnchanged?: (state: string) => boolean;
}

/** A rendered page in parts, which the server puts into its document template. */
export interface RenderedPage {
  status: 200 | 404;
  /** Preload links for the first paint: one picture. */
  links: string;
  /** Preload links for at most two fonts, fetched after the first paint. */
  fontLinks: string;
  /** Title, description, canonical links, Open Graph and JSON-LD, for the head. */
  head: string;
  /** A `<style>` element with the splash, for the head. */
  splash: string;
  /** The page's other `<style>` elements, for the start of the body. */
  styles: string;
  /** The content of the root element. */
  body: string;
  /** A notice for users without scripts, as HTML. */
  withoutScripts: string;
  /** The preloaded state for hydration, as JSON that is safe inside a script element. */
  state: string;
  /** Names of the script chunks that the page needs beside the entry's, as in `chunks.json`. */
  chunks: string[];
}

/** Renders the browser app on the server: built by scripts/build-server.mjs into dist/ssr. */
export interface PageRenderer {
  /**
   * The canonical form of a URL: equal for URLs that show the same page, and for all unknown ones. Returns null for a
   * page that is not rendered on the server.
   * @param url path and query as requested
   */
  urlOf: (url: string) => string | null;
  /**
   * Renders a page; null when `isUnchanged` accepts its state.
   * @throws PageDataError (by its name) when the API fails, with `retryAfterSeconds` when the client is rate-limited; anything else when
   *   rendering fails
   */
  render: (request: PageRequest) => Promise<RenderedPage | null>;
}

/** The server requests this from the renderer for a staff member who opens the staff area. */
export interface FirstViewRequest {
  /** The token of the staff member's login. */
  token: string;
  /** Query of the board's URL: its filters. */
  search: string;
  language: Language;
  publicUrl: string;
  /** Responds to the API calls, which carry the token. */
  fetch: typeof globalThis.fetch;
  /** The window's size in CSS pixels. */
  viewport: { width: number; height: number };
}

/**
 * Renders the order board as its first view, to be shown until the staff area's scripts have run: styles and one
 * element, which takes no input. Built with the page renderer. Returns null where the API doesn't give the board, as to
 * a login that has just ended.
 * @throws when rendering fails
 */
export type FirstViewRenderer = (request: FirstViewRequest) => Promise<string | null>;
