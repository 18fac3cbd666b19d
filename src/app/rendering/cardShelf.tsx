import type { EmotionCache } from '@emotion/cache';
import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { StaticRouter } from 'react-router-dom';
import { ProductCard } from '../../components/ProductCard';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import type { KeptCards, ListedCard } from '../../features/catalogue/KeptCards';
import { AppProviders } from '../AppProviders';
import { makeServerStyleCache } from '../styleCache';
import { halved } from './oneByte';
import { makePageStore } from './pageStore';
import { renderToHtml, type Rendered } from './renderToHtml';

/** What the cards of one language may take. */
const MAX_BYTES = 2.5 * 2 ** 20;

/** React escapes `<` and `"` in every text: neither of these can be part of one. */
const MARK = /<!--card (\d+)-->/;
const NAME = ' name="';

/** What one page takes from the shelf. */
interface CardsOfPage {
  /** For its lists: they put marks in the places of cards. */
  shelf: KeptCards;
  /** Puts cards in the places of the marks. */
  fill: (page: Rendered) => Promise<Rendered>;
}

/**
 * Keeps the drawn cards of one language: a list spends most of its time on them, and other lists show the same. Each is kept under all
 * that it is drawn from, so that none is ever out of date, and drawn with a store that knows nothing of the page or its reader.
 */
export const createCardShelf = (i18n: I18n): { open: () => CardsOfPage; styleCache: EmotionCache } => {
  const kept = new LRUCache<string, Rendered>({
    maxSize: MAX_BYTES,
    // What a card is drawn from has letters beyond Latin-1 in it, which make all of its letters take two bytes.
    sizeCalculation: ({ html }, name) => html.length + 2 * name.length,
  });
  const styleCache = makeServerStyleCache();
  const store = makePageStore(i18n, '', () => Promise.reject(new Error('a card asks for nothing')));

  const draw = ({ product, headingLevel, priority }: ListedCard): Promise<Rendered> =>
    renderToHtml(
      <AppProviders store={store} i18n={i18n} styleCache={styleCache}>
        <StaticRouter location="/">
          <ProductCard
            product={product}
            group={product._id}
            headingLevel={headingLevel}
            priority={priority}
            renderAction={(pack) => renderAddToCart(product, pack)}
          />
        </StaticRouter>
      </AppProviders>,
    );

  const cardOf = async (card: ListedCard): Promise<Rendered> => {
    const name = JSON.stringify(card);
    const known = kept.get(name);
    if (known) return known;
    const { links, html } = await draw(card);
    const drawn = { links, html: halved(html) };
    kept.set(name, drawn);
    return drawn;
  };

  const open = (): CardsOfPage => {
    const listed: { card: ListedCard; listId: string }[] = [];
    return {
      shelf: {
        renderAction: renderAddToCart,
        markFor: (card, listId) => `<!--card ${listed.push({ card, listId }) - 1}-->`,
      },
      fill: async ({ links, html }) => {
        const parts = await Promise.all(
          html.split(MARK).map(async (part, at): Promise<Rendered> => {
            const place = at % 2 === 1 && listed[Number(part)];
            if (!place) return { links: '', html: part };
            const card = await cardOf(place.card);
            return { ...card, html: card.html.replaceAll(NAME, NAME + place.listId) };
          }),
        );
        return {
          links: links + parts.map((part) => part.links).join(''),
          html: parts.map((part) => part.html).join(''),
        };
      },
    };
  };

  return { open, styleCache };
};
