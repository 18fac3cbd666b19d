import { QueryStatus } from '@reduxjs/toolkit/query';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { LANGUAGES } from '../../contract/constants';
import type { PageRenderer } from '../../contract/rendering';
import { findRoute } from '../../contract/routes';
import { CardCacheContext } from '../features/catalogue/CardCacheContext';
import { languageOfUrl } from '../lib/language';
import { scriptJson } from '../lib/scriptJson';
import { loadResources } from '../locales';
import { homepageApi } from '../store/api/homepageApi';
import type { AppDispatch, AppStore, RootState } from '../store/makeStore';
import type { PreloadedState } from '../app/entry/preloadedState';
import { AppProviders } from '../app/AppProviders';
import { fontLinks } from '../app/head/fontLinks';
import { escaped, headHtml } from '../app/head/headHtml';
import { HeadContext, type Head } from '../app/head/PageHead';
import type { PageMeta } from '../app/head/PageFacts';
import { categoryImage } from '../app/head/pageMeta';
import { makeRoutes, LAZY_MESSAGES, notFoundError, type PageRoute } from '../app/routing/routes';
import { createServerStyleCache } from '../app/theme/styleCache';
import { createCardCache } from './cardCache';
import { i18nByLanguage } from './i18nByLanguage';
import { makeRenderStore } from './renderStore';
import { renderToHtml } from './renderToHtml';
import { globalStyleTags, styleTags } from './styleTags';
import { loadFrame, NOT_FOUND_URL, normalizeUrl, NOT_FOUND_ROUTE, SERVER_ROUTES } from './serverRoutes';
import { splash } from './splash';

const { getStore, getCategories } = homepageApi.endpoints;

/** Every response that a store holds by now, for `hydrateStore`. */
const fulfilledQueries = (store: AppStore) =>
  Object.values(store.getState().homepageApi.queries)
    .filter((query) => query?.status === QueryStatus.fulfilled)
    .map(({ endpointName, originalArgs: arg, data: value }) => ({
      endpointName,
      arg,
      value,
    })) as PreloadedState['queries'];

/** Previews of pages without a picture of their own show the first category's. */
const previewOfShop = async (dispatch: AppDispatch): Promise<PageMeta['image']> => {
  const { data = [] } = await dispatch(getCategories.initiate(undefined));
  return data.flatMap((category) => categoryImage(category) ?? [])[0];
};

/**
 * Renders the shop on the server: any number of pages in all languages.
 * @param assetsUrl origin of hashed files, or ''
 */
export const createPageRenderer = (assetsUrl = ''): PageRenderer => {
  const handler = createStaticHandler(makeRoutes());
  const i18nIn = i18nByLanguage(loadResources);
  const openCardCache = createCardCache();
  const globalStyles = globalStyleTags(assetsUrl);
  /** By route and language, what all its pages show in the newest version. */
  const shared = new Map<string, { version: string; state: RootState }>();

  const render: PageRenderer['render'] = async ({ url: path, language, publicUrl, fetch, version, isUnchanged }) => {
    const i18n = await i18nIn(language);
    const url = new URL(path, publicUrl);
    const name = findRoute(url.pathname);
    const route = name ? SERVER_ROUTES[name] : NOT_FOUND_ROUTE;
    const sharedKey = `${language} ${name ?? ''}`;
    const known = shared.get(sharedKey);
    const sharedState = known?.version === version ? known?.state : undefined;
    const store = makeRenderStore(i18n, `${publicUrl}/api/web`, fetch, sharedState);
    if (!sharedState) {
      await Promise.all([loadFrame(store.dispatch), route?.loadShared?.(store.dispatch)]);
      if (version !== undefined) shared.set(sharedKey, { version, state: store.getState() });
    }
    const [exists, matched] = await Promise.all([
      route?.loadData?.(store.dispatch, url.searchParams, url.pathname) ?? true,
      handler.query(new Request(url)),
    ]);
    if (matched instanceof Response) throw new Error(`${url.pathname} redirects`);
    const leaf = matched.matches.at(-1)?.route;
    const isOne = name === 'product' || name === 'recipe' || name === 'producer';
    const errors = !exists && isOne && leaf ? { [leaf.id]: notFoundError(name) } : undefined;
    const context = errors ? { ...matched, errors } : matched;

    const isMissing = !exists || url.pathname === NOT_FOUND_URL;
    const preloadedState: PreloadedState = {
      queries: fulfilledQueries(store),
      origin: publicUrl,
      ...(isMissing && { isMissing }),
      ...(errors && { errors }),
    };
    const state = scriptJson(preloadedState);
    if (isUnchanged?.(state)) return null;

    const styleCache = createServerStyleCache();
    let head: Head | undefined;
    const headContext = {
      origin: publicUrl,
      missingKey: isMissing ? context.location.key : null,
      collect: (collected: Head) => {
        head = collected;
      },
    };
    const cards = openCardCache(language);
    const { links, html } = await renderToHtml(
      <AppProviders store={store} i18n={i18n} styleCache={styleCache} assetsUrl={assetsUrl}>
        <HeadContext value={headContext}>
          <CardCacheContext value={cards.find}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </CardCacheContext>
        </HeadContext>
      </AppProviders>,
    );
    cards.complete(html, styleCache);
    const meta = head?.meta ?? { title: '', path: null };
    const image = meta.image ?? (meta.path === null ? undefined : await previewOfShop(store.dispatch));
    const { data: shop } = getStore.select(undefined)(store.getState());
    return {
      status: isMissing ? 404 : 200,
      links,
      fontLinks: fontLinks(language, assetsUrl),
      head: headHtml(image ? { ...meta, image } : meta, {
        origin: publicUrl,
        shopName: shop?.storeName ?? '',
        language,
        languages: shop?.languages ?? LANGUAGES,
        urlLanguage: languageOfUrl(url.search),
        jsonLd: (!isMissing && name && head && SERVER_ROUTES[name]?.jsonLd?.(head.facts, head.meta)) || [],
      }),
      splash: splash(shop?.name ?? ''),
      styles: globalStyles + styleTags(styleCache, html),
      body: html,
      state,
      withoutScripts: escaped(i18n.t('withoutScripts', { ns: 'common' })),
      chunks: [
        `messages-${language}`,
        ...context.matches
          .flatMap(({ route: matchedRoute }) => (matchedRoute as PageRoute).chunks ?? [])
          .map((chunk) => (chunk === LAZY_MESSAGES ? `${LAZY_MESSAGES}-${language}` : chunk)),
      ],
    };
  };

  return { urlOf: normalizeUrl, globalStyles, render };
};
