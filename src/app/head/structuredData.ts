import type { Category, ProductDetail, Store } from '../../../contract/homepage';
import { categoryPath, productPath } from '../../lib/products';
import { formatGrams } from '../../lib/weight';
import { categoryOf, type PageFacts } from './describePage';
import type { PageDescription } from './PageDescription';

const absolute = (origin: string, path: string): string => new URL(path, origin).href;

/** Who sells. https://schema.org/OnlineStore is an Organization. */
const organization = (store: Store, origin: string): object => ({
  '@type': 'OnlineStore',
  '@id': absolute(origin, '/#shop'),
  name: store.storeName,
  legalName: store.legalName,
  url: absolute(origin, '/'),
  logo: absolute(origin, '/favicon.svg'),
  email: store.email,
  telephone: store.phones[0],
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    addressLocality: store.city,
    addressRegion: store.state,
    addressCountry: 'IN',
  },
  sameAs: store.links.map(({ url }) => url),
});

/** The way from Home to a page. */
const breadcrumbs = (steps: readonly { name: string; path: string }[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
});

/** A product with one offer for each of its packs. Prices are in rupees here. */
const productData = (product: ProductDetail, store: Store, origin: string, imagePath: string | undefined): object => ({
  '@type': 'Product',
  '@id': absolute(origin, `${productPath(product.slug)}#product`),
  name: product.name,
  alternateName: product.secondName,
  category: product.category.name,
  sku: product._id,
  brand: { '@type': 'Brand', name: store.name },
  countryOfOrigin: product.facts.countryOfOrigin,
  ...(imagePath !== undefined && { image: absolute(origin, imagePath) }),
  offers: product.packs.map((pack) => ({
    '@type': 'Offer',
    sku: pack._id,
    name: `${product.name}, ${formatGrams(pack.netGrams)}`,
    url: absolute(origin, productPath(product.slug)),
    priceCurrency: 'INR',
    price: (pack.productPrice / 100).toFixed(2),
    availability: `https://schema.org/${pack.available > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    areaServed: store.city,
    seller: { '@id': absolute(origin, '/#shop') },
  })),
});

/** The steps to a category's page, and on to a product's. */
const categorySteps = (home: string, { _id, name }: Pick<Category, '_id' | 'name'>) => [
  { name: home, path: '/' },
  { name, path: categoryPath(_id) },
];

/** What a page tells machines, as schema.org has it. Only a server has a use for it: a browser would work it out for nobody. */
export const structuredData = (facts: PageFacts, { image }: PageDescription): object[] => {
  const { isMissing, route, words, store, product, t, origin } = facts;
  const home = t('layout:home');
  if (isMissing) return [];
  if (route === '/categories') {
    const category = categoryOf(facts);
    return category ? [breadcrumbs(categorySteps(home, category), origin)] : [];
  }
  if (!store) return [];
  if (route === '/product/detail') {
    if (!product) return [];
    const steps = [...categorySteps(home, product.category), { name: product.name, path: productPath(product.slug) }];
    return [productData(product, store, origin, image?.path), breadcrumbs(steps, origin), organization(store, origin)];
  }
  return route === '/' || words ? [organization(store, origin)] : [];
};
