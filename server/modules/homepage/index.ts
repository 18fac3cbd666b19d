import { LANGUAGES } from '../../../contract/constants';
import type { AppDeps } from '../../deps';
import type { Area, PublicPages } from '../../lib/area';
import { createRateLimit } from '../../lib/rateLimit';
import { createCatalogueCache } from './catalogueCache';
import { createCatalogueVersion } from './catalogueVersion';
import { createCatalogueWatch } from './catalogueWatch';
import { lookForChanges } from './changesRepository';
import { createFindPage } from './pages';
import { findSlugs } from './productsRepository';
import { homepageRoutes } from './routes';
import { createHomepageService } from './service';
import { sweepingJob } from './sweeping';

const MAX_SEARCHES = 300;

/** What other modules tell the shop window. */
export interface Catalogue {
  /** To be called after a transaction that changed stock, prices or words: the next answer shows it. */
  invalidate: () => void;
}

/** The shop window: store, banners, offers, categories and products. */
export function createHomepage(deps: AppDeps): { area: Area; catalogue: Catalogue; pages: PublicPages } {
  const { db, clock, config, log } = deps;
  const watch = createCatalogueWatch({
    look: (since) => lookForChanges(db, since),
    clock,
    onTrouble: (error) => log.warn({ err: error }, 'the catalogue can not be looked at: kept answers go on'),
  });
  const caches = {
    catalogue: createCatalogueCache({ watch, clock }),
    searches: createCatalogueCache({ watch, clock, maxEntries: MAX_SEARCHES }),
  };
  const service = createHomepageService(deps, caches);
  const searches = createRateLimit({ perMinute: config.searchCapPerCallerMinute, clock });
  return {
    area: { prefix: '/api/web/homepage', routes: homepageRoutes(service, searches), jobs: [sweepingJob(db)] },
    pages: {
      find: createFindPage(service),
      version: createCatalogueVersion({ watch, clock }),
      list: async () => {
        const categories = await service.getCategories(LANGUAGES[0]);
        return {
          categoryIds: categories.map(({ _id }) => _id),
          productCount: categories.reduce((sum, { productCount }) => sum + productCount, 0),
        };
      },
      listProducts: (from, limit) => findSlugs(db, from, limit),
    },
    catalogue: { invalidate: () => watch.invalidate() },
  };
}
