import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CONTENT_PAGES, type ContentPage as ContentPageName } from '../../contract/constants';
import { PageSkeleton } from '../components/PageSkeleton';
import { loadContent } from '../content/loadContent';
import { ErrorPage } from './ErrorPage';
import { MainLayout } from './layout/MainLayout';
import { RequireLogin } from './RequireLogin';

/** Fetches what the pages behind the shop window say, where those words aren't there from the beginning. */
type LoadWords = (() => Promise<unknown>) | undefined;

/** A route whose page is fetched when somebody goes there, with its own error screen. */
const page = (path: string, load: () => Promise<ComponentType>, loadWords?: LoadWords): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await Promise.all([load(), loadWords?.()]))[0] }),
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <PageSkeleton />,
});

const contentPage = (name: ContentPageName, loadWords: LoadWords): RouteObject => {
  const load = async () => {
    const [{ ContentPage }, content] = await Promise.all([import('../pages/content/ContentPage'), loadContent(name)]);
    return () => <ContentPage content={content} />;
  };
  return page(`/${name}`, load, loadWords);
};

/** All screens of the shop (specification §2), inside the main layout. */
export const makeRoutes = (moreWords?: LoadWords): RouteObject[] => [
  {
    element: <MainLayout />,
    errorElement: <ErrorPage />,
    children: [
      page('/', async () => (await import('../pages/home/HomePage')).HomePage),
      page('/categories', async () => (await import('../pages/categories/CategoriesPage')).CategoriesPage),
      page('/search', async () => (await import('../pages/search/SearchPage')).SearchPage),
      page('/product/detail', async () => (await import('../pages/product/ProductPage')).ProductPage),
      page('/checkout', async () => (await import('../pages/checkout/CheckoutPage')).CheckoutPage, moreWords),
      page(
        '/order/status/:orderId',
        async () => (await import('../pages/orderStatus/OrderStatusPage')).OrderStatusPage,
        moreWords,
      ),
      page(
        '/checkout/success/:orderId',
        async () => (await import('../pages/checkoutSuccess/CheckoutSuccessPage')).CheckoutSuccessPage,
        moreWords,
      ),
      ...CONTENT_PAGES.map((name) => contentPage(name, moreWords)),
      {
        element: <RequireLogin />,
        children: [
          page('/profile', async () => (await import('../pages/profile/ProfilePage')).ProfilePage, moreWords),
          page(
            '/profile/order/track',
            async () => (await import('../pages/orderTracking/OrderTrackingPage')).OrderTrackingPage,
            moreWords,
          ),
          page('/profile/orders', async () => (await import('../pages/orders/OrdersPage')).OrdersPage, moreWords),
          page('/profile/address', async () => (await import('../pages/address/AddressPage')).AddressPage, moreWords),
        ],
      },
      page('*', async () => (await import('../pages/notFound/NotFoundPage')).NotFoundPage),
    ],
  },
];
