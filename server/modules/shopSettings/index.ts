import type { AppDeps } from '../../deps';
import type { ActAlone, Area } from '../../lib/area';
import type { CatalogueCaches } from '../catalogueCache';
import { createPayeeChanges } from './payeeChanges.service';
import { payeeRoutes } from './payeeRoutes';
import { settingsRoutes } from './routes';
import { createSettingsService } from './service';
import { createStoreService, type StoreService } from './store.service';

export type { StoreService } from './store.service';

/** The settings of the shop: staff edit them section by section, and others read them as the store. */
export const createShopSettings = (
  deps: AppDeps,
  { catalogue, invalidate: shopChanged }: Pick<CatalogueCaches, 'catalogue' | 'invalidate'>,
  actAlone: ActAlone,
): { areas: Area[]; store: StoreService } => {
  const payeeChanges = createPayeeChanges(deps, { actAlone, shopChanged });
  const service = createSettingsService(deps, { shopChanged, payeeChanges });
  return {
    areas: [
      { prefix: '/api/staff/settings', routes: settingsRoutes(service) },
      { prefix: '/api/staff/settings/payee/changes', routes: payeeRoutes(payeeChanges) },
    ],
    store: createStoreService(deps, catalogue),
  };
};
