import type { Language } from '../../../contract/constants';
import type { Banner, Offer } from '../../../contract/homepage';
import type { AppDeps } from '../../deps';
import type { CatalogueCache } from '../catalogueCache';
import { chargesOf } from '../deliveryAreas';
import type { StoreService } from '../shopSettings';
import { fillInFacts } from './fillInFacts';
import { notOpenBanner } from './notOpenBanner';
import * as repository from './repository';

export type HomepageService = ReturnType<typeof createHomepageService>;

export function createHomepageService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  cache: CatalogueCache,
  { getSettings, getAreas }: Pick<StoreService, 'getSettings' | 'getAreas'>,
) {
  const cached = <T>(key: string, load: () => PromiseLike<T>): Promise<T> =>
    cache.get(key, (tags) => {
      tags.shop();
      return load();
    });

  async function withFacts<T extends { title: string; text: string }>(rows: T[], language: Language): Promise<T[]> {
    const [{ city }, areas] = await Promise.all([getSettings(), getAreas()]);
    const fillIn = (text: string) => fillInFacts(text, city[language], areas.map(chargesOf));
    return rows.flatMap((row) => {
      const [title, text] = [fillIn(row.title), fillIn(row.text)];
      return title === null || text === null ? [] : [{ ...row, title, text }];
    });
  }

  /** The same list while the same rows are within their days, so that its response is made once. */
  async function shownNow<T extends { _id: string } & repository.Period>(
    key: string,
    find: () => Promise<T[]>,
  ): Promise<Omit<T, keyof repository.Period>[]> {
    const now = clock.now();
    const current = async () =>
      (await cached(key, find)).filter(
        ({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now),
      );
    const ids = (await current()).map(({ _id }) => _id).join(' ');
    return cached(`${key}: ${ids}`, async () =>
      (await current()).map(({ startsAt: _from, endsAt: _to, ...row }) => row),
    );
  }

  return {
    getBanners: (language: Language): Promise<Banner[]> =>
      shownNow(`banners ${language}`, async () => {
        const notOpen = notOpenBanner((await getSettings()).counter?.opening, language);
        const banners = await withFacts(await repository.findBanners(db, language), language);
        return notOpen ? [{ ...notOpen, startsAt: null, endsAt: null }, ...banners] : banners;
      }),

    getOffers: (language: Language): Promise<Offer[]> =>
      shownNow(`offers ${language}`, async () => withFacts(await repository.findOffers(db, language), language)),
  };
}
