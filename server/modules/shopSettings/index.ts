import type { AppDeps } from '../../deps';
import type { ActAlone, Area } from '../../lib/area';
import type { CatalogueCaches } from '../catalogueCache';
import { createLimitRaises } from './limitRaises.service';
import { limitRoutes } from './limitRoutes';
import { createPayeeChanges } from './payeeChanges.service';
import { payeeRoutes } from './payeeRoutes';
import { settingsRoutes } from './routes';
import { createSettingsService } from './service';
import { createStoreService, type StoreService } from './store.service';

export type { StoreService } from './store.service';

/** Other modules and customers read these of the settings. */
export const createStore = (deps: AppDeps, { catalogue }: Pick<CatalogueCaches, 'catalogue'>): StoreService =>
  createStoreService(deps, catalogue);

/** The settings of the shop, which staff edit section by section. */
export function createShopSettings(
  deps: AppDeps,
  { invalidate: shopChanged }: Pick<CatalogueCaches, 'invalidate'>,
  actAlone: ActAlone,
): Area[] {
  const payeeChanges = createPayeeChanges(deps, { actAlone, shopChanged });
  const limitRaises = createLimitRaises(deps, actAlone);
  const service = createSettingsService(deps, { shopChanged, payeeChanges, limitRaises });
  return [
    { prefix: '/api/staff/settings', routes: settingsRoutes(service) },
    { prefix: '/api/staff/settings/payee/changes', routes: payeeRoutes(payeeChanges) },
    { prefix: '/api/staff/settings/counter/raises', routes: limitRoutes(limitRaises) },
  ];
}
