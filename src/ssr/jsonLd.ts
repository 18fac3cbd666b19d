import type { Category, ProductDetail, RecipeDetail, Store } from '../../contract/homepage';
import type { Language } from '../../contract/constants';
import { formatSize, type Measure, type PackSize } from '../../contract/packSize';
import { categoryPath, productPath, recipePath, ROUTES } from '../../contract/routes';
import type { PageFacts, PageMeta } from '../app/head/PageFacts';
import { categoryOf } from '../app/head/pageMeta';

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
  return [productData(product, page), breadcrumbs(steps, origin), organization(store, origin)];
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
