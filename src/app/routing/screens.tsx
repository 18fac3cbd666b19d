import { CONTENT_PAGES, type ContentPage as ContentPageName, type RouteName } from '../../../contract/routes';
import { loadContent } from '../../content/loadContent';
import { readSearchText } from '../../lib/searchPath';
import {
  categoryMeta,
  categoryOf,
  contentMeta,
  homeMeta,
  noindex,
  productMeta,
  recipeMeta,
  recipesMeta,
} from '../head/pageMeta';
import { loadCheckoutPage } from './loadCheckoutPage';
import type { Screen } from './Screen';

const contentScreen = (name: ContentPageName): Screen => ({
  load: async () => {
    const [{ ContentPage }, content] = await Promise.all([
      import(/* webpackChunkName: "content-page" */ '../../pages/content/ContentPage'),
      loadContent(name),
    ]);
    return { Component: () => <ContentPage content={content} />, content };
  },
  chunks: ['content-page', `content-${name}`],
  needsLazyNamespaces: true,
  head: contentMeta,
});

const contentScreens = Object.fromEntries(CONTENT_PAGES.map((name) => [name, contentScreen(name)])) as Record<
  ContentPageName,
  Screen
>;

const loadAccountPages = () => import(/* webpackChunkName: "account" */ './accountPages');

/** The staff area is another app: see src/app/staff/. */
type ShopRoute = Exclude<RouteName, 'staff'>;

const screens: Readonly<Record<ShopRoute, Screen>> = {
  home: {
    load: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ '../../pages/home/HomePage')).HomePage,
    }),
    chunks: ['home'],
    head: homeMeta,
  },
  categories: {
    load: async () => ({
      Component: (await import(/* webpackChunkName: "categories" */ '../../pages/categories/CategoriesPage'))
        .CategoriesPage,
    }),
    chunks: ['categories'],
    isMissing: (facts) => facts.params.has('id') && facts.categories !== undefined && !categoryOf(facts),
    head: categoryMeta,
  },
  search: {
    load: async () => ({
      Component: (await import(/* webpackChunkName: "search" */ '../../pages/search/SearchPage')).SearchPage,
    }),
    chunks: ['search'],
    head: ({ t, params }) => {
      const query = readSearchText(params);
      return noindex(query === '' ? t('search:title') : t('search:resultsFor', { query }));
    },
  },
  product: {
    load: async () => ({
      Component: (await import(/* webpackChunkName: "product" */ '../../pages/product/ProductPage')).ProductPage,
    }),
    chunks: ['product'],
    isMissing: ({ isProductUnknown }) => isProductUnknown,
    head: productMeta,
  },
  recipes: {
    load: async () => ({
      Component: (await import(/* webpackChunkName: "recipes" */ '../../pages/recipes/RecipesPage')).RecipesPage,
    }),
    chunks: ['recipes'],
    head: recipesMeta,
  },
  recipe: {
    load: async () => ({
      Component: (await import(/* webpackChunkName: "recipe" */ '../../pages/recipe/RecipePage')).RecipePage,
    }),
    chunks: ['recipe'],
    needsLazyNamespaces: true,
    isMissing: ({ isRecipeUnknown }) => isRecipeUnknown,
    head: recipeMeta,
  },
  producer: {
    load: async () => {
      const { ProducerPage, producerHead } = await import(
        /* webpackChunkName: "producer" */ '../../pages/producer/producerScreen'
      );
      return { Component: ProducerPage, headOf: producerHead };
    },
    chunks: ['producer'],
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('common:loading')),
  },
  trace: {
    load: async () => ({
      Component: (await import(/* webpackChunkName: "producer" */ '../../pages/trace/TracePage')).TracePage,
    }),
    chunks: ['producer'],
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('trace:title')),
  },
  checkout: {
    load: async () => ({ Component: await loadCheckoutPage() }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('layout:cart')),
  },
  orderStatus: {
    load: async () => ({ Component: (await import('../../pages/orderStatus/OrderStatusPage')).OrderStatusPage }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('head:orderStatus')),
  },
  checkoutSuccess: {
    load: async () => ({
      Component: (await import('../../pages/checkoutSuccess/CheckoutSuccessPage')).CheckoutSuccessPage,
    }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('head:success')),
  },
  profile: {
    load: async () => {
      const [{ ProfilePage }, { Preferences }] = await Promise.all([
        loadAccountPages(),
        import('../layout/Preferences'),
      ]);
      return { Component: () => <ProfilePage preferences={<Preferences />} /> };
    },
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('profile:title')),
  },
  orders: {
    load: async () => ({ Component: (await loadAccountPages()).OrdersPage }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('profile:title')),
  },
  orderTracking: {
    load: async () => ({ Component: (await import('../../pages/orderTracking/OrderTrackingPage')).OrderTrackingPage }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('head:tracking')),
  },
  addresses: {
    load: async () => ({ Component: (await loadAccountPages()).AddressPage }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('profile:title')),
  },
  messages: {
    load: async () => ({ Component: (await loadAccountPages()).MessagesPage }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('profile:messages.title')),
  },
  wishlist: {
    load: async () => ({ Component: (await loadAccountPages()).WishlistPage }),
    needsLazyNamespaces: true,
    head: ({ t }) => noindex(t('wishlist:title')),
  },
  ...contentScreens,
};

export const notFoundScreen: Screen = {
  load: async () => ({
    Component: (await import(/* webpackChunkName: "not-found" */ '../../pages/notFound/NotFoundPage')).NotFoundPage,
  }),
  chunks: ['not-found'],
  head: ({ t }) => noindex(t('errors:notFoundTitle')),
};

/** A route's screen; without a route, that of unknown URLs. */
export const screenOf = (name: RouteName | undefined): Screen =>
  name && name !== 'staff' ? screens[name] : notFoundScreen;
