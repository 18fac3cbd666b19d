import { findRoute } from '../../contract/routes';
import type { AppDispatch } from '../store/makeStore';
import { loadFrame } from '../app/routing/pageLoaders';
import { screenOf } from '../app/routing/screens';

/**
 * Fetches what the page at a URL shows into the store.
 * @returns false for a 404
 * @throws PageDataError when the API fails
 */
export const loadPageData = async (dispatch: AppDispatch, { pathname, searchParams }: URL): Promise<boolean> => {
  const { loadData } = screenOf(findRoute(pathname));
  const [isThere] = await Promise.all([loadData?.(dispatch, searchParams) ?? true, loadFrame(dispatch)]);
  return isThere;
};
