import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { internalRoutes } from './internalRoutes';
import { nightlyBackup } from './nightly';

export { backUp, move, restore } from './backups.service';

/** Backups of the running shop. */
export function createBackups(deps: AppDeps): Area[] {
  return [{ prefix: '/api/internal/backups', routes: internalRoutes(deps), jobs: [nightlyBackup(deps)] }];
}
