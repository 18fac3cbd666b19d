import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createCatalogueCache } from './catalogueCache';
import { readCatalogueVersion } from './repository';
import { homepageRoutes } from './routes';
import { createHomepageService } from './service';

/** What other modules tell the shop window. */
export interface Catalogue {
  /** To be called after a transaction that changed stock, prices or words: the next answer shows it. */
  invalidate: () => void;
}

/** The shop window: store, banners, offers, categories and products. */
export function createHomepage(deps: AppDeps): { area: Area; catalogue: Catalogue } {
  const cache = createCatalogueCache({ readVersion: () => readCatalogueVersion(deps.db), clock: deps.clock });
  return {
    area: { prefix: '/api/web/homepage', routes: homepageRoutes(createHomepageService(deps, cache)) },
    catalogue: cache,
  };
}
