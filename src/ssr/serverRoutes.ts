import { CONTENT_PAGES, type RouteName } from '../../contract/routes';
import type { PageFacts, PageMeta } from '../app/head/PageFacts';
import type { AppDispatch } from '../store/makeStore';
import { categoryJsonLd, productJsonLd, storeJsonLd } from './jsonLd';
import { loadCategories, loadHome, loadProduct, loadSearch } from './pageLoaders';
import { readListQuery, readProductQuery, readSearchQuery } from './pageQuery';

/** What the server adds to a screen; the browser doesn't load it. */
interface ServerRoute {
  /** The query parameters that the page depends on, cleaned. */
  readQuery?: (given: URLSearchParams) => URLSearchParams;
  /** Fetches what the page shows into the store. False for a 404; throws PageDataError when the API fails. */
  loadData?: (dispatch: AppDispatch, params: URLSearchParams) => Promise<boolean>;
  jsonLd?: (facts: PageFacts, meta: PageMeta) => object[];
}

export const SERVER_ROUTES: Readonly<Partial<Record<RouteName, ServerRoute>>> = {
  home: { loadData: loadHome, jsonLd: storeJsonLd },
  categories: { readQuery: readListQuery, loadData: loadCategories, jsonLd: categoryJsonLd },
  search: { readQuery: readSearchQuery, loadData: loadSearch },
  product: { readQuery: readProductQuery, loadData: loadProduct, jsonLd: productJsonLd },
  ...Object.fromEntries(CONTENT_PAGES.map((page) => [page, { jsonLd: storeJsonLd }])),
};
