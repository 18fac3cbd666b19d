import type { TFunction } from 'i18next';
import type { Language } from '../../../contract/constants';
import type { Banner, Category, ProductDetail, Store } from '../../../contract/homepage';
import type { PageWords } from '../../content/pageWords';

/** Title and first sentence of a page whose copy comes with its code. */
export type LocalizedContent = Readonly<Record<Language, Pick<PageWords, 'title' | 'intro'>>>;

/** What a page's head is made of. What has not been fetched yet is undefined. */
export interface PageFacts {
  /** The pattern of the route, such as `/order/status/:orderId`. */
  path: string;
  params: URLSearchParams;
  origin: string;
  t: TFunction<['head', 'common', 'catalogue', 'checkout', 'errors', 'layout', 'profile', 'search']>;
  store: Store | undefined;
  banners: readonly Banner[] | undefined;
  categories: readonly Category[] | undefined;
  product: ProductDetail | undefined;
  /** The API has said that there is no such product. */
  isProductUnknown: boolean;
  content: LocalizedContent[Language] | undefined;
}

/** What a page tells browsers, search engines and other sites. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of the canonical URL; null for noindex. */
  path: string | null;
  /** The picture that other sites show with it. */
  image?: { path: string; alt: string };
  isProduct?: boolean;
}
