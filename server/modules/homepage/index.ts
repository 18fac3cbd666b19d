import type { AppDeps } from '../../deps';
import type { Area, PublicPages } from '../../lib/area';
import { createCatalogueCache } from './catalogueCache';
import { findAddresses } from './addressesRepository';
import { createFindPage } from './pages';
import { readCatalogueVersion } from './repository';
import { homepageRoutes } from './routes';
import { createHomepageService } from './service';

/** What other modules tell the shop window. */
export interface Catalogue {
  /** To be called after a transaction that changed stock, prices or words: the next answer shows it. */
  invalidate: () => void;
}

/** The shop window: store, banners, offers, categories and products. */
export function createHomepage(deps: AppDeps): { area: Area; catalogue: Catalogue; pages: PublicPages } {
  const makeCache = () => createCatalogueCache({ readVersion: () => readCatalogueVersion(deps.db), clock: deps.clock });
  const caches = { catalogue: makeCache(), searches: makeCache() };
  const service = createHomepageService(deps, caches);
  return {
    area: { prefix: '/api/web/homepage', routes: homepageRoutes(service) },
    pages: {
      find: createFindPage(service),
      version: () => caches.catalogue.version(),
      list: () => caches.catalogue.get('addresses', () => findAddresses(deps.db)),
    },
    catalogue: {
      invalidate: () => {
        caches.catalogue.invalidate();
        caches.searches.invalidate();
      },
    },
  };
}
