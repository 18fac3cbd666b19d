import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { CatalogueCache } from '../catalogueCache';
import type { StoreService } from '../shopSettings';
import { homepageRoutes } from './routes';
import { createHomepageService } from './service';

export const createHomepage = (deps: AppDeps, cache: CatalogueCache, store: StoreService): Area => ({
  prefix: '/api/web/homepage',
  routes: homepageRoutes(createHomepageService(deps, cache, store), store),
});
