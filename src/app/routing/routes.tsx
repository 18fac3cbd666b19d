import type { RouteObject } from 'react-router-dom';
import { ROUTE_NAMES, ROUTES, type Route, type RouteName } from '../../../contract/routes';
import { PageSkeleton } from '../../components/PageSkeleton';
import { MainLayout } from '../layout/MainLayout';
import { ErrorPage } from './ErrorPage';
import { RequireLogin } from './RequireLogin';
import type { RouteHandle } from './RouteHandle';
import { notFoundScreen, screenOf } from './screens';
import type { Screen } from './Screen';

/** The route error of an unknown product or recipe, which the server serializes. */
export const notFoundError = (what: 'product' | 'recipe' | 'producer') => ({
  status: 404,
  statusText: 'Not Found',
  internal: true,
  data: what,
});

export type PageRoute = RouteObject & { chunks?: readonly string[] };

/** Prefix of the chunk with the lazy namespaces of a language. */
export const LAZY_MESSAGES = 'messages-lazy';

type LoadNamespaces = (() => Promise<unknown>) | undefined;

const makeRoute = (
  path: string,
  { load, chunks = [], needsLazyNamespaces = false }: Screen,
  loadNamespaces: LoadNamespaces,
  name?: RouteName,
): PageRoute => ({
  path,
  chunks: needsLazyNamespaces ? [...chunks, LAZY_MESSAGES] : chunks,
  lazy: async () => {
    const [{ Component, content, headOf }] = await Promise.all([load(), needsLazyNamespaces && loadNamespaces?.()]);
    const of = name ? { name, path } : { path: '' };
    return {
      Component,
      handle: { ...of, ...(content && { content }), ...(headOf && { headOf }) } satisfies RouteHandle,
    };
  },
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <PageSkeleton />,
});

/** @param loadNamespaces fetches the lazy namespaces; omitted where they are loaded from the start */
export const makeRoutes = (loadNamespaces?: LoadNamespaces): RouteObject[] => {
  const routesWith = (access: Route['access']): PageRoute[] =>
    ROUTE_NAMES.filter((name) => ROUTES[name].access === access).map((name) =>
      makeRoute(ROUTES[name].path, screenOf(name), loadNamespaces, name),
    );
  return [
    {
      element: <MainLayout />,
      errorElement: <ErrorPage />,
      children: [
        ...routesWith('public'),
        { element: <RequireLogin />, children: routesWith('customer') },
        makeRoute('*', notFoundScreen, loadNamespaces),
      ],
    },
  ];
};
