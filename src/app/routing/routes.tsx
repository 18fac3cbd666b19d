import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CONTENT_PAGES, type ContentPage as ContentPageName } from '../../../contract/constants';
import { PageSkeleton } from '../../components/PageSkeleton';
import { loadContent } from '../../content/loadContent';
import type { PageContent } from '../../content/pageWords';
import { ErrorPage } from './ErrorPage';
import { MainLayout } from '../layout/MainLayout';
import { loadCheckoutPage } from './loadCheckoutPage';
import { RequireLogin } from './RequireLogin';
import type { RouteHandle } from './RouteHandle';

/** A product's route says that there is none: as the server leaves it in the page, and as `ErrorPage` shows it. */
export const NO_SUCH_PRODUCT = { status: 404, statusText: 'Not Found', internal: true, data: 'product' } as const;

/** A route, and the names of the script chunks that its page consists of. */
export type PageRoute = RouteObject & { chunks?: readonly string[] };

/** Fetches what the pages behind the shop window say, where those words aren't there from the beginning. */
type LoadWords = (() => Promise<unknown>) | undefined;

/** In the place of the chunk with those words, which is another one in each language. */
export const MORE_WORDS = 'more-words';

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

/** A page behind the shop window. */
const innerPage = (path: string, load: () => Promise<ComponentType>, loadWords: LoadWords): PageRoute =>
  page(path, async () => (await Promise.all([load(), loadWords?.()]))[0]);

const contentPage = (name: ContentPageName, loadWords: LoadWords): PageRoute =>
  route(
    `/${name}`,
    async () => {
      const [{ ContentPage }, content] = await Promise.all([
        import(/* webpackChunkName: "page-of-words" */ '../../pages/content/ContentPage'),
        loadContent(name),
        loadWords?.(),
      ]);
      return { Component: () => <ContentPage content={content} />, content };
    },
    ['page-of-words', `content-${name}`, MORE_WORDS],
  );

/** All screens of the shop (specification §2), inside the main layout. */
export const makeRoutes = (moreWords?: LoadWords): RouteObject[] => [
  {
    element: <MainLayout />,
    errorElement: <ErrorPage />,
    children: [
      page(
        '/',
        async () => (await import(/* webpackChunkName: "home" */ '../../pages/home/HomePage')).HomePage,
        'home',
      ),
      page(
        '/categories',
        async () =>
          (await import(/* webpackChunkName: "categories" */ '../../pages/categories/CategoriesPage')).CategoriesPage,
        'categories',
      ),
      page(
        '/search',
        async () => (await import(/* webpackChunkName: "search" */ '../../pages/search/SearchPage')).SearchPage,
        'search',
      ),
      page(
        '/product/detail',
        async () => (await import(/* webpackChunkName: "product" */ '../../pages/product/ProductPage')).ProductPage,
        'product',
      ),
      innerPage('/checkout', loadCheckoutPage, moreWords),
      innerPage(
        '/order/status/:orderId',
        async () => (await import('../../pages/orderStatus/OrderStatusPage')).OrderStatusPage,
        moreWords,
      ),
      innerPage(
        '/checkout/success/:orderId',
        async () => (await import('../../pages/checkoutSuccess/CheckoutSuccessPage')).CheckoutSuccessPage,
        moreWords,
      ),
      ...CONTENT_PAGES.map((name) => contentPage(name, moreWords)),
      {
        element: <RequireLogin />,
        children: [
          innerPage('/profile', async () => (await import('../../pages/profile/ProfilePage')).ProfilePage, moreWords),
          innerPage(
            '/profile/order/track',
            async () => (await import('../../pages/orderTracking/OrderTrackingPage')).OrderTrackingPage,
            moreWords,
          ),
          innerPage(
            '/profile/orders',
            async () => (await import('../../pages/orders/OrdersPage')).OrdersPage,
            moreWords,
          ),
          innerPage(
            '/profile/address',
            async () => (await import('../../pages/address/AddressPage')).AddressPage,
            moreWords,
          ),
        ],
      },
      page(
        '*',
        async () =>
          (await import(/* webpackChunkName: "not-found" */ '../../pages/notFound/NotFoundPage')).NotFoundPage,
        'not-found',
      ),
    ],
  },
];
