import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { LANGUAGES } from '../../../contract/constants';
import { languageOfUrl } from '../../lib/language';
import { isApiError } from '../../store/api/ApiError';
import { homepageApi } from '../../store/api/homepageApi';
import { useAppSelector } from '../../store/hooks';
import type { RouteHandle } from '../routing/RouteHandle';
import { notFoundScreen, screenOf } from '../routing/screens';
import { canonicalUrl } from './canonicalUrl';
import type { PageFacts, PageMeta } from './PageFacts';
import { completeMeta } from './pageMeta';

export interface Head {
  meta: PageMeta;
  facts: PageFacts;
}

interface HeadContext {
  /** The shop's public URL, without a trailing slash. */
  origin: string;
  /** The history entry whose document had status 404. */
  missingKey: string | null;
  /** On the server, this collects the head instead of rendering it. */
  collect?: (head: Head) => void;
}

const here = (): HeadContext => ({ origin: window.location.origin, missingKey: null });
export const HeadContext = createContext<HeadContext | null>(null);

const { getStore, getCategories, getProductDetail, getRecipe } = homepageApi.endpoints;

const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Reads the api cache and requests nothing itself. */
const useHead = ({ origin, missingKey }: HeadContext): Head => {
  const { t, i18n } = useTranslation([
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
  ]);
  const { search, key } = useLocation();
  const match = useMatches().at(-1);
  const { name, path = '', content, headOf } = (match?.handle ?? {}) as Partial<RouteHandle>;
  const params = new URLSearchParams(search);
  const slug = params.get('slug')?.trim() ?? '';
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';

  const own = useAppSelector((state) => headOf?.(state, match?.params.slug ?? ''));
  const { data: store } = getStore.useQueryState(undefined);
  const { data: categories } = getCategories.useQueryState(undefined);
  const { currentData: product, error } = getProductDetail.useQueryState(slug, { skip: name !== 'product' });
  const { currentData: recipe, error: recipeError } = getRecipe.useQueryState(match?.params.slug ?? '', {
    skip: name !== 'recipe',
  });

  const facts: PageFacts = {
    path,
    params,
    origin,
    language,
    t,
    store,
    categories,
    product,
    isProductUnknown: slug === '' || isNotFound(error),
    recipe,
    isRecipeUnknown: isNotFound(recipeError),
    content: content?.[language],
  };
  const screen = screenOf(name);
  const shown = key === missingKey || own === null || screen.isMissing?.(facts) ? notFoundScreen : screen;
  return { meta: completeMeta((shown === screen && own) || shown.head(facts), store?.storeName), facts };
};

/** Keeps title, description and canonical URL up to date on navigation. `headHtml` writes the rest. */
export const PageHead = () => {
  const context = useContext(HeadContext);
  const { origin, missingKey, collect } = context ?? here();
  const head = useHead({ origin, missingKey });
  const { search } = useLocation();
  const isLoading = useMatches().at(-1)?.handle === undefined;
  if (collect) {
    collect(head);
    return null;
  }
  // The document has the shop's name as its title.
  if (isLoading) return null;
  const { title, description, path } = head.meta;
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {path !== null && <link rel="canonical" href={canonicalUrl(origin, path, languageOfUrl(search))} />}
    </>
  );
};
