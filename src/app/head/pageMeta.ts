import { categoryPath, productPath, recipePath, ROUTES } from '../../../contract/routes';
import type { Category } from '../../../contract/homepage';
import { formatSize } from '../../../contract/packSize';
import { factsOf, fillIn } from '../../content/fillIn';
import { formatPaise } from '../../lib/money';
import { largestWebp, previewOf } from '../../lib/pictures';
import { firstPackToShow } from '../../lib/products';
import type { PageFacts, PageMeta } from './PageFacts';

/** Search engines show no more. */
const MAX_DESCRIPTION_LENGTH = 160;

const shortened = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
};

export const homeMeta = ({ t, store }: PageFacts): PageMeta => {
  const title = store ? t('head:home.title', { shop: store.storeName, city: store.city }) : t('layout:home');
  return {
    title,
    path: ROUTES.home.path,
    ...(store && {
      description: t('head:home.description', { city: store.city, promise: store.delivery.promise }),
    }),
  };
};

/** A category's picture, for previews of links. */
export const categoryImage = ({ picture, name }: Category): PageMeta['image'] =>
  picture ? { path: previewOf(picture), alt: picture.alt ?? name } : undefined;

/** The category that the URL names. */
export const categoryOf = ({ categories, params }: PageFacts): Category | undefined =>
  categories?.find(({ _id }) => _id === params.get('id'));

export const categoryMeta = (facts: PageFacts): PageMeta => {
  const { t, store, params } = facts;
  const category = categoryOf(facts);
  if (!category) {
    return {
      title: t(params.get('id') ? 'layout:categories' : 'catalogue:allProducts'),
      path: categoryPath(),
      ...(store && { description: t('head:allProducts', { shop: store.storeName }) }),
    };
  }
  const image = categoryImage(category);
  return {
    title: category.name,
    description: category.description,
    path: categoryPath(category._id),
    ...(image && { image }),
  };
};

export const productMeta = ({ t, language, store, product }: PageFacts): PageMeta => {
  if (!product || !store) return noindex(product?.name ?? t('common:loading'));
  const { picture } = firstPackToShow(product.packs);
  return {
    title: product.name,
    description: t('head:product', {
      name: product.name,
      secondName: product.secondName,
      price: formatPaise(Math.min(...product.packs.map(({ productPrice }) => productPrice))),
      weights: product.packs.map((pack) => formatSize(pack, language)).join(', '),
      city: store.city,
    }),
    path: productPath(product.slug),
    isProduct: true,
    // A shop's own photo has a preview; a drawn pack is in the one of its dish.
    ...(picture && {
      image: {
        path: picture.share ?? product.served?.share ?? largestWebp(picture),
        alt: picture.alt ?? product.name,
      },
    }),
  };
};

export const recipesMeta = ({ t }: PageFacts): PageMeta => ({
  title: t('recipes:title'),
  description: t('recipes:intro'),
  path: ROUTES.recipes.path,
});

export const recipeMeta = ({ t, recipe }: PageFacts): PageMeta => {
  if (!recipe) return noindex(t('common:loading'));
  const { name, description, slug, picture } = recipe;
  return {
    title: name,
    description,
    path: recipePath(slug),
    ...(picture && { image: { path: previewOf(picture), alt: t('recipes:picture', { name }) } }),
  };
};

/** Links in the first sentence become plain text. */
export const contentMeta = ({ path, store, content }: PageFacts): PageMeta => ({
  title: content?.title ?? '',
  path,
  ...(store &&
    content && { description: fillIn(content.intro, factsOf(store)).replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') }),
});

/** A page that search engines must not list: a user's own, or one for each search. */
export const noindex = (title: string): PageMeta => ({ title, path: null });

/** Ends the title with the shop's name and shortens the description. */
export const completeMeta = ({ title, description, ...rest }: PageMeta, shop: string | undefined): PageMeta => ({
  ...rest,
  title: shop && !title.startsWith(shop) ? `${title} | ${shop}` : title,
  ...(description !== undefined && { description: shortened(description) }),
});
