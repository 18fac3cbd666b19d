import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { settingsRoutes } from './routes';
import { createSettingsService, type SettingsService } from './service';

/** The settings of the shop behind the counter, section by section. @param shopChanged called after each change */
export function createShopSettings(
  deps: AppDeps,
  shopChanged: () => void,
): { area: Area } & Pick<SettingsService, 'findTodos'> {
  const service = createSettingsService(deps, shopChanged);
  return {
    area: { prefix: '/api/staff/settings', routes: settingsRoutes(service) },
    findTodos: () => service.findTodos(),
  };
}
