import type { Language } from './constants';

/** What the server asks for when it wants a page drawn. Nothing in it belongs to one person. */
export interface PageRequest {
  /** Path and query as `PageRenderer.addressOf` gives them. */
  address: string;
  language: Language;
  /** Where customers reach the shop, without a slash at the end. */
  publicUrl: string;
  /** Answers the page's calls to the API. */
  fetch: typeof globalThis.fetch;
  /** Whether a page that goes on with this `state` is there already: then it is not drawn. */
  isKnown?: (state: string) => boolean;
}

/** A page in parts, from which the server puts the document together. */
export interface RenderedPage {
  status: 200 | 404;
  /** Links to what the first paint needs: one picture. */
  links: string;
  /** Links to what comes before anything else that the page asks for once something is painted: at most two fonts. */
  fontLinks: string;
  /** More for the document's head: title, description, and what machines read. */
  head: string;
  /** The page's `<style>` elements, for the document's head. */
  styles: string;
  /** The content of the root element. */
  body: string;
  /** A sentence for readers without scripts, as HTML. */
  withoutScripts: string;
  /** What the browser goes on with, as JSON that is safe inside a script element. */
  state: string;
  /** Names of the script chunks that the page needs beside the entry's, as in `chunks.json`. */
  chunks: string[];
}

/** The browser app as the server sees it: built by webpack.server.config.js into dist/ssr, loaded when the first page is asked for. */
export interface PageRenderer {
  /**
   * Names the page at an address: two addresses that show the same page get the same name, and so do all unknown ones. Null for a page that is
   * not drawn here.
   * @param url path and query as requested
   */
  addressOf: (url: string) => string | null;
  /**
   * Draws a page; null where `isKnown` says that it is there.
   * @throws PageDataError (by its name) when the API could not give what the page needs, with `retryAfterSeconds` where its reader has asked too often; anything
   *   else when drawing failed
   */
  render: (request: PageRequest) => Promise<RenderedPage | null>;
}
