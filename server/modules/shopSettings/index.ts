import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { CatalogueCaches } from '../catalogueCache';
import { settingsRoutes } from './routes';
import { createSettingsService } from './service';
import { createStoreService, type StoreService } from './store.service';

export type { StoreService } from './store.service';

/** The settings of the shop: staff edit them section by section, and others read them as the store. */
export const createShopSettings = (
  deps: AppDeps,
  { catalogue, invalidate }: Pick<CatalogueCaches, 'catalogue' | 'invalidate'>,
): { area: Area; store: StoreService } => ({
  area: { prefix: '/api/staff/settings', routes: settingsRoutes(createSettingsService(deps, invalidate)) },
  store: createStoreService(deps, catalogue),
});
