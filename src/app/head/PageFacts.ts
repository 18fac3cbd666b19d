import type { TFunction } from 'i18next';
import type { Language } from '../../../contract/constants';
import type { Category, ProductDetail, RecipeDetail, Store } from '../../../contract/homepage';
import type { PageText } from '../../content/pageText';
import type { RootState } from '../../store/makeStore';

/** The part of a content page that its head needs. */
export type LocalizedContent = Readonly<Record<Language, Pick<PageText, 'title' | 'intro'>>>;

/** A page's head is made of these; undefined until fetched. */
export interface PageFacts {
  /** The pattern of the route. */
  path: string;
  params: URLSearchParams;
  origin: string;
  language: Language;
  t: TFunction<
    [
      'head',
      'common',
      'catalogue',
      'checkout',
      'errors',
      'layout',
      'profile',
      'recipe',
      'recipes',
      'search',
      'trace',
      'wishlist',
    ]
  >;
  store: Store | undefined;
  categories: readonly Category[] | undefined;
  product: ProductDetail | undefined;
  isProductUnknown: boolean;
  recipe: RecipeDetail | undefined;
  isRecipeUnknown: boolean;
  content: LocalizedContent[Language] | undefined;
}

/** A page's head from data that its own chunk knows to find: undefined until fetched, null for a 404. */
export type HeadOf = (state: RootState, slug: string) => PageMeta | null | undefined;

export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of the canonical URL; null for noindex. */
  path: string | null;
  image?: { path: string; alt: string };
  isProduct?: boolean;
}
