import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createHealthService } from './health.service';
import { internalRoutes } from './internalRoutes';
import { nightlyBackup, weeklyDrill } from './jobs';
import { staffHealthRoutes } from './staffRoutes';

export { backUp, move, restore } from './backups.service';
export { drill } from './drill';
export { drillByHand } from './drillByHand';

/** Backups of the running shop, drills, and what Admins read of them. */
export function createBackups(deps: AppDeps): Area[] {
  return [
    {
      prefix: '/api/internal/backups',
      routes: internalRoutes(deps),
      jobs: [nightlyBackup(deps), weeklyDrill(deps)],
    },
    { prefix: '/api/staff/health', routes: staffHealthRoutes(createHealthService(deps)) },
  ];
}
