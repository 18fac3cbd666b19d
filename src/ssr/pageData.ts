import { findRoute } from '../../contract/routes';
import type { AppDispatch } from '../store/makeStore';
import { loadFrame } from './pageLoaders';
import { SERVER_ROUTES } from './serverRoutes';

/**
 * Fetches what the page at a URL shows into the store.
 * @returns false for a 404
 * @throws PageDataError when the API fails
 */
export const loadPageData = async (dispatch: AppDispatch, { pathname, searchParams }: URL): Promise<boolean> => {
  const name = findRoute(pathname);
  const [isThere] = await Promise.all([
    (name && SERVER_ROUTES[name]?.loadData?.(dispatch, searchParams)) ?? true,
    loadFrame(dispatch),
  ]);
  return isThere;
};
