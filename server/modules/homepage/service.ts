import type { Language } from '../../../contract/constants';
import type { Banner, Offer, Store } from '../../../contract/homepage';
import type { AppDeps } from '../../deps';
import type { CatalogueCache } from '../catalogueCache';
import { fillInFacts } from './fillInFacts';
import * as repository from './repository';
import { serializeStore } from './serializers';

export type HomepageService = ReturnType<typeof createHomepageService>;

/** The shop's settings, banners and offers. */
export function createHomepageService({ db, config }: AppDeps, cache: CatalogueCache) {
  const cached = <T>(key: string, load: () => PromiseLike<T>): Promise<T> =>
    cache.get(key, (tags) => {
      tags.shop();
      return load();
    });

  const getSettings = () => cached('settings', () => repository.findStoreSettings(db));

  async function withFacts<T extends { title: string; text: string }>(rows: T[], language: Language): Promise<T[]> {
    const settings = await getSettings();
    const fillIn = (text: string) => fillInFacts(text, settings, language);
    return rows.map((row) => ({ ...row, title: fillIn(row.title), text: fillIn(row.text) }));
  }

  return {
    getSettings,

    getStore: (language: Language): Promise<Store> =>
      cached(`store ${language}`, async () => {
        const [settings, localities, hasSlots] = await Promise.all([
          getSettings(),
          repository.findLocalities(db),
          repository.hasSlots(db),
        ]);
        return serializeStore({ settings, localities, hasSlots, config, language });
      }),

    getBanners: (language: Language): Promise<Banner[]> =>
      cached(`banners ${language}`, async () => withFacts(await repository.findBanners(db, language), language)),

    getOffers: (language: Language): Promise<Offer[]> =>
      cached(`offers ${language}`, async () => withFacts(await repository.findOffers(db, language), language)),
  };
}
