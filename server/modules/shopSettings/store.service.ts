import type { Language } from '../../../contract/constants';
import type { Store } from '../../../contract/homepage';
import type { AppDeps } from '../../deps';
import type { CatalogueCache } from '../catalogueCache';
import { findAreas } from '../deliveryAreas';
import { findSettings } from './repository';
import { serializeStore } from './serializeStore';
import * as repository from './storeRepository';

export type StoreService = ReturnType<typeof createStoreService>;

/** Other modules and customers read the shop's settings by it, cached until the shop changes. */
export function createStoreService({ db, config, payment }: AppDeps, cache: CatalogueCache) {
  const cached = <T>(key: string, load: () => PromiseLike<T>): Promise<T> =>
    cache.get(key, (tags) => {
      tags.shop();
      return load();
    });

  const getSettings = () => cached('settings', () => findSettings(db));
  const getAreas = () => cached('areas', () => findAreas(db));

  return {
    getSettings,
    getAreas,

    getStore: (language: Language): Promise<Store> =>
      cached(`store ${language}`, async () => {
        const [settings, areas, localities, windows] = await Promise.all([
          getSettings(),
          getAreas(),
          repository.findLocalities(db),
          repository.findWindowAreas(db),
        ]);
        const { capabilities } = payment;
        return serializeStore({ settings, areas, localities, windows, config, language, payment: capabilities });
      }),
  };
}
