import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { LANGUAGES } from '../../../contract/constants';
import { languageOfUrl } from '../../lib/language';
import { isApiError } from '../../store/api/ApiError';
import { homepageApi } from '../../store/api/homepageApi';
import type { RouteHandle } from '../routing/RouteHandle';
import { addressIn } from './addressIn';
import { categoryOf, describePage, type PageFacts } from './describePage';

interface HeadContext {
  /** Where customers reach the shop, without a slash at the end. */
  origin: string;
  /** The history entry of which the server said that there is nothing at its address: the one that the document began with, or none. */
  missingKey: string | null;
  /** On a server: takes what the head is made of, which is written there. */
  collect?: (facts: PageFacts) => void;
}

const here = (): HeadContext => ({ origin: window.location.origin, missingKey: null });
export const HeadContext = createContext<HeadContext | null>(null);

const { getStore, getBanners, getCategories, getProductDetail } = homepageApi.endpoints;

/** What is known of the open page, from answers that it has asked for anyway. */
const usePageFacts = ({ origin, missingKey }: HeadContext): PageFacts => {
  const { t, i18n } = useTranslation([
    'head',
    'common',
    'catalogue',
    'checkout',
    'errors',
    'layout',
    'profile',
    'search',
  ]);
  const { search, key } = useLocation();
  const { route = '*', content } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
  const params = new URLSearchParams(search);
  const slug = params.get('slug')?.trim() ?? '';
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';

  const { data: store } = getStore.useQueryState(undefined);
  const { data: banners } = getBanners.useQueryState(undefined);
  const { data: categories } = getCategories.useQueryState(undefined);
  const { currentData: product, error } = getProductDetail.useQueryState(slug, { skip: route !== '/product/detail' });

  const isMissing =
    key === missingKey ||
    (route === '/product/detail' && (slug === '' || (isApiError(error) && error.status === 404))) ||
    (route === '/categories' && params.has('id') && categories !== undefined && !categoryOf({ categories, params }));
  return {
    route,
    params,
    isMissing,
    origin,
    t,
    store,
    banners,
    categories,
    product,
    words: content?.[language],
  };
};

/** The document's title and the page's description, which follow from page to page. What only machines read, the server writes: see `headHtml`. */
export const PageHead = () => {
  const context = useContext(HeadContext);
  const head = context ?? here();
  const facts = usePageFacts(head);
  const { search } = useLocation();
  if (head.collect) {
    head.collect(facts);
    return null;
  }
  const { title, description, path } = describePage(facts);
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {path !== null && <link rel="canonical" href={addressIn(head.origin, path, languageOfUrl(search))} />}
    </>
  );
};
