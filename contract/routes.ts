/** Every page of the shop (specification §2). `src/app/routing/screens.tsx` adds code, data and head by name. */

export type FramePart = 'mobileHeader' | 'footer' | 'cartButton' | 'viewCart';

export interface Route {
  path: string;
  access: 'public' | 'customer' | 'staff';
  isServerRendered: boolean;
  /** robots.txt disallows the others. */
  isIndexed: boolean;
  isCacheable: boolean;
  query?: readonly string[];
  hides?: readonly FramePart[];
}

const storefront = { access: 'public', isServerRendered: true, isIndexed: true, isCacheable: true } as const;
const personal = { isServerRendered: false, isIndexed: false, isCacheable: false } as const;

export const CONTENT_PAGES = [
  'our-story',
  'faq',
  'support',
  'our-team',
  'terms-and-conditions',
  'testimonials',
  'privacy-policy',
  'franchise',
  'where-we-deliver',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

const contentRoutes = Object.fromEntries(
  CONTENT_PAGES.map((page): [string, Route] => [page, { ...storefront, path: `/${page}`, hides: ['viewCart'] }]),
) as Record<ContentPage, Route>;

const routes = {
  home: { ...storefront, path: '/' },
  categories: { ...storefront, path: '/categories', query: ['id'], hides: ['mobileHeader', 'footer'] },
  search: { ...storefront, path: '/search', isIndexed: false, isCacheable: false },
  product: { ...storefront, path: '/product/detail', query: ['slug'] },
  recipes: { ...storefront, path: '/recipes' },
  recipe: { ...storefront, path: '/recipes/:slug' },
  producer: { ...storefront, path: '/producers/:slug' },
  trace: { ...storefront, path: '/trace/*', isIndexed: false, isCacheable: false },
  checkout: {
    ...personal,
    path: '/checkout',
    access: 'public',
    hides: ['mobileHeader', 'footer', 'cartButton', 'viewCart'],
  },
  orderStatus: { ...personal, path: '/order/status/:orderId', access: 'public', hides: ['viewCart'] },
  wishlist: { ...personal, path: '/wishlist', access: 'public' },
  checkoutSuccess: {
    ...personal,
    path: '/checkout/success/:orderId',
    access: 'public',
    hides: ['mobileHeader', 'footer', 'viewCart'],
  },
  profile: { ...personal, path: '/profile', access: 'customer', hides: ['mobileHeader', 'footer', 'viewCart'] },
  orders: { ...personal, path: '/profile/orders', access: 'customer', hides: ['mobileHeader', 'footer', 'viewCart'] },
  orderTracking: { ...personal, path: '/profile/order/track', access: 'customer', hides: ['viewCart'] },
  addresses: { ...personal, path: '/profile/address', access: 'customer', hides: ['mobileHeader', 'viewCart'] },
  messages: { ...personal, path: '/profile/messages', access: 'customer', hides: ['mobileHeader', 'viewCart'] },
  staff: { ...personal, path: '/staff/*', access: 'staff' },
  ...contentRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const ROUTES: Readonly<Record<RouteName, Route>> = routes;

export const ROUTE_NAMES = Object.keys(routes) as RouteName[];

export const staticPrefix = (path: string): string => path.replace(/[:*].*$/, '');

/** It is decoded; '' when malformed. */
export const readPathParam = (name: RouteName, pathname: string): string => {
  try {
    return decodeURIComponent(pathname.slice(staticPrefix(ROUTES[name].path).length));
  } catch {
    return '';
  }
};

/** Ignores trailing slashes; a parameter matches all that follows (§2). */
export const findRoute = (pathname: string): RouteName | undefined => {
  const trimmed = pathname.replace(/(?<=.)\/+$/, '');
  return ROUTE_NAMES.find((name) => {
    const { path } = ROUTES[name];
    const prefix = staticPrefix(path);
    if (path.endsWith('/*')) return `${trimmed}/`.startsWith(prefix);
    return prefix === path ? trimmed === path : pathname.startsWith(prefix);
  });
};

// Path builders --------------------------------------------------------------------------------------------------
const fillPath = (path: string, orderId: string): string => path.replace(':orderId', encodeURIComponent(orderId));

/** @param categoryId none for all products */
export const categoryPath = (categoryId?: string): string =>
  routes.categories.path + (categoryId === undefined ? '' : `?id=${encodeURIComponent(categoryId)}`);

export const productPath = (slug: string): string => `${routes.product.path}?slug=${encodeURIComponent(slug)}`;

export const recipePath = (slug: string): string => staticPrefix(routes.recipe.path) + encodeURIComponent(slug);

export const producerPath = (slug: string): string => staticPrefix(routes.producer.path) + encodeURIComponent(slug);

/** @param code none for the page that asks for one */
export const tracePath = (code = ''): string => staticPrefix(routes.trace.path) + encodeURIComponent(code);

export const orderStatusPath = (orderId: string): string => fillPath(routes.orderStatus.path, orderId);

export const checkoutSuccessPath = (orderId: string): string => fillPath(routes.checkoutSuccess.path, orderId);

export const orderTrackingPath = (orderId: string): string =>
  `${routes.orderTracking.path}?id=${encodeURIComponent(orderId)}`;
