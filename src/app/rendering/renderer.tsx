import type { i18n as I18n } from 'i18next';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import type { PageRenderer } from '../../../contract/rendering';
import { makeI18n } from '../../lib/i18n';
import { languageOfAddress } from '../../lib/language';
import { loadResources } from '../../locales';
import { homepageApi } from '../../store/api/homepageApi';
import { makeStore } from '../../store/makeStore';
import { AppProviders } from '../AppProviders';
import { fontLinks } from '../head/fontLinks';
import { headHtml } from '../head/headHtml';
import { HeadContext } from '../head/PageHead';
import type { PageDescription } from '../head/PageDescription';
import { makeRoutes, MORE_WORDS, NO_SUCH_PRODUCT, type PageRoute } from '../routes';
import { makeServerStyleCache, stylesIn } from '../styleCache';
import { answersIn, writeHandedOver } from './handOver';
import { NOT_FOUND_ADDRESS, pageAddress } from './pageAddress';
import { loadPageData } from './pageData';
import { renderToHtml } from './renderToHtml';

const { getStore } = homepageApi.endpoints;

/** What React puts before a page: links to what the page will need, which belong in the head. */
const LINKS_BEFORE = /^(?:<link\b[^>]*>)+/;

const styleElement = (css: string): string => `<style data-further="">${css}</style>`;
/** What components/FurtherStyles.tsx draws. */
const PLACE_OF_STYLES = styleElement('');

/** The shop as a server draws it: once made, for any number of pages in all languages. */
export const createPageRenderer = (): PageRenderer => {
  const handler = createStaticHandler(makeRoutes());
  const words = new Map<Language, Promise<I18n>>();

  const wordsOf = (language: Language): Promise<I18n> => {
    const known = words.get(language) ?? loadResources(language).then((resources) => makeI18n(language, resources));
    words.set(language, known);
    return known;
  };

  const render: PageRenderer['render'] = async ({ address, language, publicUrl, fetch, isKnown }) => {
    const i18n = await wordsOf(language);
    const store = makeStore({
      services: {
        baseUrl: `${publicUrl}/api/web`,
        fetch,
        language: () => language,
        notify: () => undefined,
        words: (failure) => i18n.t(failure, { ns: 'errors' }),
        forgetSeen: () => undefined,
        goHome: () => undefined,
        storage: null,
        tabStorage: null,
      },
    });
    const url = new URL(address, publicUrl);
    const [isThere, context] = await Promise.all([loadPageData(store.dispatch, url), route(url)]);
    const leaf = context.matches.at(-1)?.route;
    const errors = !isThere && url.pathname === '/product/detail' && leaf ? { [leaf.id]: NO_SUCH_PRODUCT } : undefined;
    const shown = errors ? { ...context, errors } : context;

    const isMissing = !isThere || url.pathname === NOT_FOUND_ADDRESS;
    const state = writeHandedOver({
      answers: answersIn(store),
      origin: publicUrl,
      ...(isMissing && { isMissing }),
      ...(errors && { errors }),
    });
    if (isKnown?.(state)) return null;

    const styleCache = makeServerStyleCache();
    let description: PageDescription | undefined;
    const head = {
      origin: publicUrl,
      missingKey: isMissing ? shown.location.key : null,
      collect: (found: PageDescription) => {
        description = found;
      },
    };
    const html = await renderToHtml(
      <AppProviders store={store} i18n={i18n} styleCache={styleCache}>
        <HeadContext value={head}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, shown)}
            context={shown}
            hydrate={false}
          />
        </HeadContext>
      </AppProviders>,
    );
    const links = LINKS_BEFORE.exec(html)?.[0] ?? '';
    const [firstPart = '', ...furtherParts] = html.slice(links.length).split(PLACE_OF_STYLES);
    const [styles = '', ...furtherStyles] = stylesIn(styleCache, [firstPart, ...furtherParts]);
    return {
      status: isMissing ? 404 : 200,
      links,
      fontLinks: fontLinks(language),
      head: headHtml(description ?? { title: '', path: null }, {
        origin: publicUrl,
        shopName: getStore.select(undefined)(store.getState()).data?.storeName ?? '',
        language,
        asked: languageOfAddress(url.search),
      }),
      styles,
      body: furtherParts.reduce((body, part, at) => body + styleElement(furtherStyles[at] ?? '') + part, firstPart),
      furtherStyles,
      state,
      withoutScripts: i18n.t('withoutScripts', { ns: 'common' }),
      chunks: [
        `words-${language}`,
        ...context.matches
          .flatMap(({ route: shownRoute }) => (shownRoute as PageRoute).chunks ?? [])
          .map((chunk) => (chunk === MORE_WORDS ? `${MORE_WORDS}-${language}` : chunk)),
      ],
    };
  };

  const route = async (url: URL): Promise<StaticHandlerContext> => {
    const context = await handler.query(new Request(url));
    if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
    return context;
  };

  return { addressOf: pageAddress, render };
};
