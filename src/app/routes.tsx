import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CONTENT_PAGES, type ContentPage as ContentPageName } from '../../contract/constants';
import { PageSkeleton } from '../components/PageSkeleton';
import { loadContent } from '../content/loadContent';
import type { PageContent } from '../content/pageWords';
import { ErrorPage } from './ErrorPage';
import { MainLayout } from './layout/MainLayout';
import { RequireLogin } from './RequireLogin';
import type { RouteHandle } from './RouteHandle';

/** A product's route says that there is none: as the server leaves it in the page, and as `ErrorPage` shows it. */
export const NO_SUCH_PRODUCT = { status: 404, statusText: 'Not Found', internal: true, data: 'product' } as const;

/** A route, and the names of the script chunks that its page consists of. */
export type PageRoute = RouteObject & { chunks?: readonly string[] };

type LoadPage = () => Promise<{ Component: ComponentType; content?: PageContent }>;

/** A route whose page is fetched when somebody goes there, with its own error screen. */
const route = (path: string, load: LoadPage, chunks: readonly string[]): PageRoute => ({
  path,
  chunks,
  lazy: async () => {
    const { Component, ...rest } = await load();
    return { Component, handle: { route: path, ...rest } satisfies RouteHandle };
  },
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <PageSkeleton />,
});

const page = (path: string, load: () => Promise<ComponentType>, ...chunks: string[]): PageRoute =>
  route(path, async () => ({ Component: await load() }), chunks);

const contentPage = (name: ContentPageName): PageRoute =>
  route(
    `/${name}`,
    async () => {
      const [{ ContentPage }, content] = await Promise.all([
        import(/* webpackChunkName: "page-of-words" */ '../pages/content/ContentPage'),
        loadContent(name),
      ]);
      return { Component: () => <ContentPage content={content} />, content };
    },
    ['page-of-words', `content-${name}`],
  );

/** All screens of the shop (specification §2), inside the main layout. */
export const makeRoutes = (): RouteObject[] => [
  {
    element: <MainLayout />,
    errorElement: <ErrorPage />,
    children: [
      page('/', async () => (await import(/* webpackChunkName: "home" */ '../pages/home/HomePage')).HomePage, 'home'),
      page(
        '/categories',
        async () =>
          (await import(/* webpackChunkName: "categories" */ '../pages/categories/CategoriesPage')).CategoriesPage,
        'categories',
      ),
      page(
        '/search',
        async () => (await import(/* webpackChunkName: "search" */ '../pages/search/SearchPage')).SearchPage,
        'search',
      ),
      page(
        '/product/detail',
        async () => (await import(/* webpackChunkName: "product" */ '../pages/product/ProductPage')).ProductPage,
        'product',
      ),
      page('/checkout', async () => (await import('../pages/checkout/CheckoutPage')).CheckoutPage),
      page(
        '/order/status/:orderId',
        async () => (await import('../pages/orderStatus/OrderStatusPage')).OrderStatusPage,
      ),
      page(
        '/checkout/success/:orderId',
        async () => (await import('../pages/checkoutSuccess/CheckoutSuccessPage')).CheckoutSuccessPage,
      ),
      ...CONTENT_PAGES.map(contentPage),
      {
        element: <RequireLogin />,
        children: [
          page('/profile', async () => (await import('../pages/profile/ProfilePage')).ProfilePage),
          page(
            '/profile/order/track',
            async () => (await import('../pages/orderTracking/OrderTrackingPage')).OrderTrackingPage,
          ),
          page('/profile/orders', async () => (await import('../pages/orders/OrdersPage')).OrdersPage),
          page('/profile/address', async () => (await import('../pages/address/AddressPage')).AddressPage),
        ],
      },
      page(
        '*',
        async () => (await import(/* webpackChunkName: "not-found" */ '../pages/notFound/NotFoundPage')).NotFoundPage,
        'not-found',
      ),
    ],
  },
];
