import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { StoreService } from '../shopSettings';
import { feedRoutes } from './routes';
import { createFeedsService } from './service';

/** Lists of what is for sale, which search engines and social networks fetch. */
export const createFeeds = (
  deps: Pick<AppDeps, 'reports' | 'config'>,
  store: Pick<StoreService, 'getSettings' | 'getStore'>,
): Area => ({ prefix: '/feeds', routes: feedRoutes(createFeedsService(deps, store)) });
