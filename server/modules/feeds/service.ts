import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { readDeliveries } from '../../../contract/readDeliveries';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { isInside } from '../../lib/geo';
import { completeShopRules } from '../../lib/shopRules';
import type { StoreService } from '../shopSettings';
import type { FeedFormat, FeedShop } from './feedFormat';
import { googleFeed } from './googleFeed';
import { itemsOf } from './items';
import { metaFeed } from './metaFeed';
import { findNextProducts, readFingerprint } from './repository';

/** A page of a few hundred KB. */
const PRODUCTS_AT_ONCE = 500;
/** It is raised when the feeds' form changes, so that who has an older form gets the new one. */
const FORM = 1;

const FORMATS = { google: googleFeed, meta: metaFeed } as const satisfies Record<string, FeedFormat>;
export type FeedName = keyof typeof FORMATS;

export type FeedsService = ReturnType<typeof createFeedsService>;

/** Lists for search engines and social networks of what the shop sells. */
export function createFeedsService(
  { reports, config }: Pick<AppDeps, 'reports' | 'config'>,
  store: Pick<StoreService, 'getSettings' | 'getStore'>,
) {
  /** A chunk for each few hundred products, so that a shop of any size takes the same memory. */
  async function* write(format: FeedFormat, shop: FeedShop, language: Language): AsyncGenerator<string> {
    yield format.head(shop);
    for (let after = ''; ;) {
      const products = await findNextProducts(reports, language, after, PRODUCTS_AT_ONCE);
      const last = products.at(-1);
      if (!last) break;
      const items = products.flatMap((product) => itemsOf(product, { publicUrl: config.publicUrl, language }));
      yield format.items(items, shop);
      after = last.id;
    }
    yield format.tail;
  }

  return {
    /**
     * @param language a language's code, or anything else
     * @returns the feed in chunks, and a tag that stays the same until what it says changes
     * @throws AppError 404 for a language that customers can't read, and in a shop that sells nothing: a demo, and one
     *   that has not opened yet
     */
    async open(
      name: FeedName,
      language: string,
    ): Promise<{ contentType: string; etag: string; chunks: AsyncIterable<string> }> {
      const settings = await store.getSettings();
      const languages: readonly string[] = settings.languages ?? LANGUAGES;
      const isSelling = !config.demo && completeShopRules(settings.counter).opening !== 'SOON';
      if (!isSelling || !isLanguage(language) || !languages.includes(language))
        throw new AppError(404, 'core.notFound');
      const format = FORMATS[name];
      const facts = await store.getStore(language);
      const shop = { name: facts.name, url: config.publicUrl, deliveries: readDeliveries(facts, isInside) };
      const fingerprint = await readFingerprint(reports);
      const hash = createHash('sha256').update(JSON.stringify([FORM, name, language, shop, fingerprint]));
      return {
        contentType: format.contentType,
        etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
        chunks: write(format, shop, language),
      };
    },
  };
}

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
