import type { TFunction } from 'i18next';
import type { Banner, Category, ProductDetail, Store } from '../../../contract/homepage';
import { factsOf, fillIn } from '../../content/fillIn';
import type { PageWords } from '../../content/pageWords';
import { formatPaise } from '../../lib/money';
import { largestWebp } from '../../lib/pictures';
import { categoryPath, firstPackToShow, productPath } from '../../lib/products';
import { readWords } from '../../lib/searchPath';
import { formatGrams } from '../../lib/weight';
import type { PageDescription } from './PageDescription';

/** Everything that a description may be made of. What has not come yet is undefined. */
export interface PageFacts {
  /** The route that is open, such as `/product/detail`; `*` for an unknown address. */
  route: string;
  params: URLSearchParams;
  /** Nothing is found at this address. */
  isMissing: boolean;
  origin: string;
  t: TFunction<['head', 'common', 'catalogue', 'checkout', 'errors', 'layout', 'profile', 'search']>;
  store: Store | undefined;
  banners: readonly Banner[] | undefined;
  categories: readonly Category[] | undefined;
  product: ProductDetail | undefined;
  /** Of a page of words. */
  words: PageWords | undefined;
}

/** As much as search engines show. */
const MAX_DESCRIPTION_LENGTH = 160;

const shortened = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
};

const describeHome = ({ t, store, banners }: PageFacts): PageDescription => {
  const picture = banners?.find((banner) => banner.picture)?.picture?.wide;
  const title = store ? t('head:home.title', { shop: store.storeName, city: store.city }) : t('layout:home');
  return {
    title,
    path: '/',
    ...(store && {
      description: t('head:home.description', { city: store.city, promise: store.delivery.promise }),
    }),
    ...(picture && { image: { path: largestWebp(picture), alt: title } }),
  };
};

/** The category that the address asks for. */
export const categoryOf = ({ categories, params }: Pick<PageFacts, 'categories' | 'params'>): Category | undefined =>
  categories?.find(({ _id }) => _id === params.get('id'));

const describeCategory = (facts: PageFacts): PageDescription => {
  const { t, store, params } = facts;
  const category = categoryOf(facts);
  if (!category) {
    return {
      title: t(params.get('id') ? 'layout:categories' : 'catalogue:allProducts'),
      path: '/categories',
      ...(store && { description: t('head:allProducts', { shop: store.storeName }) }),
    };
  }
  return {
    title: category.name,
    description: category.description,
    path: categoryPath(category._id),
    ...(category.picture && { image: { path: largestWebp(category.picture), alt: category.name } }),
  };
};

const describeProduct = ({ t, store, product }: PageFacts): PageDescription => {
  if (!product || !store) return { title: product?.name ?? t('common:loading'), path: null };
  const { picture } = firstPackToShow(product.packs);
  return {
    title: product.name,
    description: t('head:product', {
      name: product.name,
      secondName: product.secondName,
      price: formatPaise(Math.min(...product.packs.map(({ productPrice }) => productPrice))),
      weights: product.packs.map(({ netGrams }) => formatGrams(netGrams)).join(', '),
      city: store.city,
    }),
    path: productPath(product.slug),
    isProduct: true,
    ...(picture && { image: { path: largestWebp(picture), alt: product.name } }),
  };
};

/** A page of words. Links in its first sentence stay as their words. */
const describeWords = ({ route, store }: PageFacts, { title, intro }: PageWords): PageDescription => ({
  title,
  path: route,
  ...(store && {
    description: fillIn(intro, factsOf(store)).replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
  }),
});

/** A page that is one person's, or that is different for everybody. */
const nobodysToFind = (title: string): PageDescription => ({ title, path: null });

/** Each kind of page. What it tells machines besides: `structuredData`. */
const describe = (facts: PageFacts): PageDescription => {
  const { t, route, isMissing, params, words } = facts;
  if (isMissing) return nobodysToFind(t('errors:notFoundTitle'));
  if (words) return describeWords(facts, words);
  switch (route) {
    case '/':
      return describeHome(facts);
    case '/categories':
      return describeCategory(facts);
    case '/product/detail':
      return describeProduct(facts);
    case '/search': {
      const looked = readWords(params);
      return nobodysToFind(looked === '' ? t('search:title') : t('search:resultsFor', { words: looked }));
    }
    case '/checkout':
      return nobodysToFind(t('layout:cart'));
    case '/order/status/:orderId':
      return nobodysToFind(t('head:orderStatus'));
    case '/checkout/success/:orderId':
      return nobodysToFind(t('head:success'));
    case '/profile/order/track':
      return nobodysToFind(t('head:tracking'));
    case '/profile':
    case '/profile/orders':
    case '/profile/address':
      return nobodysToFind(t('profile:title'));
    default:
      return nobodysToFind(t('errors:notFoundTitle'));
  }
};

/** What a page says of itself; its title ends with the shop's name, once that is known. */
export const describePage = (facts: PageFacts): PageDescription => {
  const { title, description, ...rest } = describe(facts);
  const shop = facts.store?.storeName;
  return {
    ...rest,
    title: shop && !title.startsWith(shop) ? `${title} | ${shop}` : title,
    ...(description !== undefined && { description: shortened(description) }),
  };
};
