import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { CatalogueCache } from '../catalogueCache';
import { homepageRoutes } from './routes';
import { createHomepageService, type HomepageService } from './service';

/** The store's settings, banners and offers. */
export function createHomepage(
  deps: AppDeps,
  cache: CatalogueCache,
): { area: Area } & Pick<HomepageService, 'getSettings' | 'getStore'> {
  const service = createHomepageService(deps, cache);
  return {
    area: { prefix: '/api/web/homepage', routes: homepageRoutes(service) },
    getSettings: service.getSettings,
    getStore: service.getStore,
  };
}
