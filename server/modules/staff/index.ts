import type { AppDeps } from '../../deps';
import type { Area, FindStaff } from '../../lib/area';
import { staffRoutes } from './routes';
import { createStaffSessions } from './sessions';

/** People behind the counter: their logins and rights. */
export function createStaff(deps: AppDeps): { area: Area; findStaff: FindStaff } {
  const sessions = createStaffSessions(deps);
  return { area: { prefix: '/api/staff', routes: staffRoutes(deps, sessions) }, findStaff: sessions.find };
}
