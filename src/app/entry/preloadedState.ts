import { PRELOADED_STATE_ID } from '../../../contract/constants';
import { homepageApi } from '../../store/api/homepageApi';
import type { AppStore } from '../../store/makeStore';

/** The server leaves this in a rendered page for hydration. */
export interface PreloadedState {
  /** API responses that the page was rendered from. */
  queries: Parameters<typeof homepageApi.util.upsertQueryEntries>[0];
  /** The shop's public origin. */
  origin: string;
  /** The page is a 404. */
  isMissing?: true;
  /** Route errors, for an unknown product or recipe: see `ErrorPage`. */
  errors?: Record<string, unknown>;
}

/** The page's preloaded state; null where the server rendered none. */
export const readPreloadedState = (page: Document): PreloadedState | null => {
  const text = page.getElementById(PRELOADED_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PreloadedState) : null;
};

/** Fills a new store with the page's responses, so that none is fetched again. */
export const hydrateStore = ({ dispatch }: AppStore, { queries }: PreloadedState): void => {
  dispatch(homepageApi.util.upsertQueryEntries(queries));
};
