import type { i18n as I18n } from 'i18next';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import type { PageRenderer } from '../../../contract/rendering';
import { KeptCards } from '../../features/catalogue/KeptCards';
import { makeI18n } from '../../lib/i18n';
import { languageOfUrl } from '../../lib/language';
import { loadResources } from '../../locales';
import { homepageApi } from '../../store/api/homepageApi';
import { AppProviders } from '../AppProviders';
import { fontLinks } from '../head/fontLinks';
import { escaped, headHtml } from '../head/headHtml';
import { HeadContext } from '../head/PageHead';
import { describePage, type PageFacts } from '../head/describePage';
import { structuredData } from '../head/structuredData';
import { makeRoutes, MORE_WORDS, NO_SUCH_PRODUCT, type PageRoute } from '../routing/routes';
import { makeServerStyleCache, stylesIn } from '../styleCache';
import { createCardShelf } from './cardShelf';
import { FIRST_SIGHT } from './firstSight';
import { answersIn, writeHandedOver } from './handOver';
import { NOT_FOUND_ADDRESS, pageAddress } from './pageAddress';
import { loadPageData } from './pageData';
import { makePageStore } from './pageStore';
import { renderToHtml } from './renderToHtml';

const { getStore } = homepageApi.endpoints;

const styleElement = (css: string): string => `<style data-further="">${css}</style>`;
/** What components/FurtherStyles.tsx draws. */
const PLACE_OF_STYLES = styleElement('');

/** What pages of one language share. */
interface Spoken {
  i18n: I18n;
  cards: ReturnType<typeof createCardShelf>;
}

const loadSpoken = async (language: Language): Promise<Spoken> => {
  const i18n = makeI18n(language, await loadResources(language));
  return { i18n, cards: createCardShelf(i18n) };
};

/**
 * The shop as a server draws it: once made, for any number of pages in all languages.
 * @param options.keepsCards whether lists show cards that were drawn before; the page is the same without, and takes longer
 */
export const createPageRenderer = ({ keepsCards = true } = {}): PageRenderer => {
  const handler = createStaticHandler(makeRoutes());
  const spoken = new Map<Language, Promise<Spoken>>();

  const speak = (language: Language): Promise<Spoken> => {
    const known = spoken.get(language) ?? loadSpoken(language);
    spoken.set(language, known);
    return known;
  };

  const render: PageRenderer['render'] = async ({ address, language, publicUrl, fetch, isKnown }) => {
    const { i18n, cards } = await speak(language);
    const store = makePageStore(i18n, `${publicUrl}/api/web`, fetch);
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
    let facts: PageFacts | undefined;
    const head = {
      origin: publicUrl,
      missingKey: isMissing ? shown.location.key : null,
      collect: (found: PageFacts) => {
        facts = found;
      },
    };
    const { shelf, fill } = cards.open();
    const { links, html } = await fill(
      await renderToHtml(
        <AppProviders store={store} i18n={i18n} styleCache={styleCache}>
          <HeadContext value={head}>
            <KeptCards value={keepsCards ? shelf : null}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, shown)}
                context={shown}
                hydrate={false}
              />
            </KeptCards>
          </HeadContext>
        </AppProviders>,
      ),
    );
    const [firstPart = '', ...furtherParts] = html.split(PLACE_OF_STYLES);
    const [styles = '', ...furtherStyles] = stylesIn(styleCache, [firstPart, ...furtherParts], cards.styleCache);
    const description = facts ? describePage(facts) : { title: '', path: null };
    const { data: shop } = getStore.select(undefined)(store.getState());
    return {
      status: isMissing ? 404 : 200,
      links,
      fontLinks: fontLinks(language),
      head: headHtml(description, {
        origin: publicUrl,
        shopName: shop?.storeName ?? '',
        language,
        asked: languageOfUrl(url.search),
        structured: facts ? structuredData(facts, description) : [],
      }),
      escapedName: escaped(shop?.name ?? ''),
      firstSight: FIRST_SIGHT,
      styles,
      body: furtherParts.reduce((body, part, at) => body + styleElement(furtherStyles[at] ?? '') + part, firstPart),
      furtherStyles,
      state,
      withoutScripts: escaped(i18n.t('withoutScripts', { ns: 'common' })),
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
