import type { Category, ProductDetail, RecipeDetail, Store } from '../../contract/homepage';
import type { Language } from '../../contract/constants';
import { formatSize, type Measure, type PackSize } from '../../contract/packSize';
import { readCharge, readDeliveries, type Delivery } from '../../contract/readDeliveries';
import { categoryPath, productPath, recipePath, ROUTES } from '../../contract/routes';
import type { PageFacts, PageMeta } from '../app/head/PageFacts';
import { categoryOf } from '../app/head/pageMeta';
import { isInsideArea } from '../lib/geo';

const absolute = (origin: string, path: string): string => new URL(path, origin).href;

/** https://schema.org/OnlineStore is an Organization. */
const organization = (store: Store, origin: string): object => ({
  '@type': 'OnlineStore',
  '@id': absolute(origin, '/#shop'),
  name: store.storeName,
  legalName: store.legalName || undefined,
  url: absolute(origin, '/'),
  logo: absolute(origin, '/favicon.svg'),
  email: store.email || undefined,
  telephone: store.phones[0],
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address || undefined,
    addressLocality: store.city,
    addressRegion: store.state || undefined,
    addressCountry: 'IN',
  },
  sameAs: store.links.map(({ url }) => url),
});

const breadcrumbs = (steps: readonly { name: string; path: string }[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
});

/** UN/CEFACT's code of what a size counts, and how many of it a price per unit is for. */
const UNIT_CODES: Readonly<Record<Measure, readonly [code: string, per: number]>> = {
  WEIGHT: ['GRM', 1000],
  VOLUME: ['MLT', 1000],
  PIECE: ['C62', 1],
  DOZEN: ['C62', 1],
  BUNCH: ['C62', 1],
};

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#unit-pricing */
function unitPricing(price: string, { netGrams, measure = 'WEIGHT' }: PackSize): object {
  const [unitCode, per] = UNIT_CODES[measure];
  const quantity = { '@type': 'QuantitativeValue', unitCode };
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'INR',
    referenceQuantity: { ...quantity, value: netGrams, valueReference: { ...quantity, value: per } },
  };
}

const RETURNS = '/#returns';

/** Sound food is not taken back; what is spoiled, missing or wrong is refunded or replaced at the shop's cost, as the terms say. */
const returnPolicy = (origin: string): object => ({
  '@type': 'MerchantReturnPolicy',
  '@id': absolute(origin, RETURNS),
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  merchantReturnLink: absolute(origin, ROUTES['terms-and-conditions'].path),
});

/** By area and charge: packs of a product may differ in whether they are delivered free. */
const deliveryId = (at: number, chargePaise: number): string => `/#delivery-${at + 1}-${chargePaise}`;

const deliveriesOf = (store: Store): Delivery[] => readDeliveries(store, isInsideArea);

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing#offer-shipping-details */
function shippingDetails({ pins }: Delivery, chargePaise: number, leadDays: number): object {
  const days = (maxValue: number) => ({ '@type': 'QuantitativeValue', minValue: 0, maxValue, unitCode: 'DAY' });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: (chargePaise / 100).toFixed(2), currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN', postalCode: pins },
    // The shop's own riders bring it on the day that it leaves.
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(leadDays), transitTime: days(0) },
  };
}

/** What the offers of a product refer to. */
function sharedByOffers({ packs }: ProductDetail, store: Store, origin: string): object[] {
  const deliveries = deliveriesOf(store).flatMap((delivery, at) => {
    const charges = new Set(packs.map(({ productPrice }) => readCharge(productPrice, delivery)));
    return [...charges].map((chargePaise) => ({
      '@id': absolute(origin, deliveryId(at, chargePaise)),
      ...shippingDetails(delivery, chargePaise, store.delivery.leadDays),
    }));
  });
  return [...deliveries, returnPolicy(origin)];
}

interface ProductPage {
  store: Store;
  language: Language;
  origin: string;
  imagePath: string | undefined;
}

/** One offer for each pack, priced in rupees. */
const productData = (product: ProductDetail, { store, language, origin, imagePath }: ProductPage): object => ({
  '@type': 'Product',
  '@id': absolute(origin, `${productPath(product.slug)}#product`),
  name: product.name,
  alternateName: product.secondName,
  ...(product.taste !== null && { description: product.taste }),
  category: product.category.name,
  sku: product._id,
  brand: { '@type': 'Brand', name: store.name },
  countryOfOrigin: product.facts.countryOfOrigin,
  ...(imagePath !== undefined && { image: absolute(origin, imagePath) }),
  // The demo's ratings are samples, which no customer gave.
  ...(product.rating &&
    !store.demo && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        ratingCount: product.rating.count,
      },
    }),
  offers: product.packs.map((pack) => ({
    '@type': 'Offer',
    sku: pack._id,
    name: `${product.name}, ${formatSize(pack, language)}`,
    url: absolute(origin, productPath(product.slug)),
    priceCurrency: 'INR',
    price: (pack.productPrice / 100).toFixed(2),
    priceSpecification: unitPricing((pack.productPrice / 100).toFixed(2), pack),
    availability: `https://schema.org/${pack.available > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    areaServed: store.delivery.areas?.map(({ name }) => name) ?? store.city,
    seller: { '@id': absolute(origin, '/#shop') },
    shippingDetails: deliveriesOf(store).map((delivery, at) => ({
      '@id': absolute(origin, deliveryId(at, readCharge(pack.productPrice, delivery))),
    })),
    hasMerchantReturnPolicy: { '@id': absolute(origin, RETURNS) },
  })),
});

const categorySteps = (home: string, { _id, name }: Pick<Category, '_id' | 'name'>) => [
  { name: home, path: ROUTES.home.path },
  { name, path: categoryPath(_id) },
];

export const storeJsonLd = ({ store, origin }: PageFacts): object[] => (store ? [organization(store, origin)] : []);

export const categoryJsonLd = (facts: PageFacts): object[] => {
  const category = categoryOf(facts);
  return category ? [breadcrumbs(categorySteps(facts.t('layout:home'), category), facts.origin)] : [];
};

export const productJsonLd = ({ store, product, t, language, origin }: PageFacts, { image }: PageMeta): object[] => {
  if (!store || !product) return [];
  const steps = [
    ...categorySteps(t('layout:home'), product.category),
    { name: product.name, path: productPath(product.slug) },
  ];
  const page = { store, language, origin, imagePath: image?.path };
  return [
    productData(product, page),
    breadcrumbs(steps, origin),
    organization(store, origin),
    ...sharedByOffers(product, store, origin),
  ];
};

/** https://developers.google.com/search/docs/appearance/structured-data/recipe. Rests count into the total time. */
const recipeData = (recipe: RecipeDetail, { t, origin }: PageFacts, imagePath: string | undefined): object => ({
  '@type': 'Recipe',
  '@id': absolute(origin, `${recipePath(recipe.slug)}#recipe`),
  name: recipe.name,
  description: recipe.description,
  url: absolute(origin, recipePath(recipe.slug)),
  ...(imagePath !== undefined && { image: absolute(origin, imagePath) }),
  author: { '@id': absolute(origin, '/#shop') },
  cookTime: `PT${recipe.minutes}M`,
  totalTime: `PT${recipe.minutes + recipe.restingMinutes}M`,
  recipeYield: t('recipe:servings', { count: recipe.servings }),
  recipeIngredient: recipe.ingredients.map(({ text }) => text),
  recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
});

const recipesSteps = ({ t }: PageFacts) => [
  { name: t('layout:home'), path: ROUTES.home.path },
  { name: t('recipes:title'), path: ROUTES.recipes.path },
];

export const recipesJsonLd = (facts: PageFacts): object[] => [breadcrumbs(recipesSteps(facts), facts.origin)];

export const recipeJsonLd = (facts: PageFacts, { image }: PageMeta): object[] => {
  const { store, recipe, origin } = facts;
  if (!store || !recipe) return [];
  const steps = [...recipesSteps(facts), { name: recipe.name, path: recipePath(recipe.slug) }];
  return [recipeData(recipe, facts, image?.path), breadcrumbs(steps, origin), organization(store, origin)];
};
