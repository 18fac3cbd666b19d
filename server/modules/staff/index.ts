import type { AppDeps } from '../../deps';
import type { ActAlone, Area, FindStaff } from '../../lib/area';
import type { StaffCodes } from '../auth';
import { createActAlone } from './actAlone';
import { createBeginLinks } from './beginLinks';
import { auditRoutes } from './auditRoutes';
import { createFactorEnrolment } from './factorEnrolment.service';
import { createFirstAdmin } from './firstAdmin.service';
import { firstAdminRoutes } from './firstAdminRoutes';
import { createOneTimeSecrets } from './oneTimeSecrets';
import { internalStaffRoutes } from './internalRoutes';
import { createStaffLogin } from './login';
import { staffLoginRoutes } from './loginRoutes';
import { createOpenSessions } from './openSessions';
import { createPeople } from './people';
import { peopleRoutes } from './peopleRoutes';
import { staffRoutes } from './routes';
import { sessionRoutes } from './sessionRoutes';
import { createSecondFactor } from './secondFactor';
import { createStaffSessions } from './sessions';
import { upkeepJob } from './upkeep';

export { lostFactorWarnings } from './lostFactors';

/** The link with which the first Super Admin begins; null where the shop has one. */
export const makeBeginLink = (deps: AppDeps): Promise<string | null> => createBeginLinks(deps).make();

export function createStaff(
  deps: AppDeps,
  codes: StaffCodes,
): { areas: Area[]; findStaff: FindStaff; actAlone: ActAlone } {
  const sessions = createStaffSessions(deps, codes);
  const oneTimeSecrets = createOneTimeSecrets(deps);
  const factor = createSecondFactor(deps, codes);
  const people = createPeople(deps, { codes, oneTimeSecrets, sessions });
  const login = createStaffLogin(deps, { codes, oneTimeSecrets, factor, sessions });
  const factorEnrolment = createFactorEnrolment(deps, { oneTimeSecrets, factor, sessions });
  const links = createBeginLinks(deps);
  return {
    areas: [
      { prefix: '/api/staff', routes: staffRoutes(deps, sessions), jobs: [upkeepJob(deps)] },
      { prefix: '/api/staff', routes: staffLoginRoutes(login, factorEnrolment) },
      { prefix: '/api/staff', routes: firstAdminRoutes(createFirstAdmin(deps, { links, people, factorEnrolment })) },
      { prefix: '/api/staff', routes: peopleRoutes(people) },
      { prefix: '/api/staff', routes: sessionRoutes(createOpenSessions(deps, sessions)) },
      { prefix: '/api/staff', routes: auditRoutes(deps) },
      { prefix: '/api/internal/staff', routes: internalStaffRoutes(people, links) },
    ],
    findStaff: sessions.find,
    actAlone: createActAlone(deps, factor),
  };
}
