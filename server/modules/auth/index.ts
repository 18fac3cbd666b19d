import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Area, FindLogin } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { LoginCodes } from '../messaging';
import { createLoginCaps } from './caps';
import { createCodeSessions, type GivenCode } from './codeSessions';
import { createKnownBrowsers } from './knownBrowsers';
import { deleteSessionsOf } from './repository';
import { authRoutes } from './routes';
import { createAuthService, type FindDefaultAddress } from './service';
import { createStaffCodes, type StaffCodes } from './staffCodes';
import { cleanupJob } from './cleanupJob';
import { createTokens } from './tokens';

export type { GivenCode } from './codeSessions';
export { createLoginChecks } from './loginChecks';
export { isLiveLogin, loginColumns, type LoginCheck } from './repository';
export type { StaffCodes } from './staffCodes';

export function createAuth(
  deps: AppDeps,
  { findDefaultAddress, loginCodes }: { findDefaultAddress: FindDefaultAddress; loginCodes: LoginCodes },
): {
  area: Area;
  findLogin: FindLogin;
  /**
   * Returns null when it is right, else an error to throw after the commit.
   * @throws as `CodeSessions.check`
   */
  confirm(tx: Transaction, given: GivenCode): Promise<AppError | null>;
  /** Its tokens go with the customer's row. */
  eraseNumber(tx: Transaction, mobileNumber: string): Promise<void>;
  staffCodes: StaffCodes;
} {
  const browsers = createKnownBrowsers(deps);
  const tokens = createTokens(deps, browsers);
  const caps = createLoginCaps(deps);
  const codes = createCodeSessions(deps, { caps, loginCodes });
  const service = createAuthService(deps, { caps, codes, browsers, tokens, findDefaultAddress });
  return {
    area: { prefix: '/api/web/customer', routes: authRoutes(service), jobs: [cleanupJob(deps)] },
    findLogin: tokens.find,
    confirm: async (tx, given) => {
      const checked = await codes.check(tx, given);
      return checked instanceof AppError ? checked : null;
    },
    eraseNumber: async (tx, mobileNumber) => {
      await deleteSessionsOf(tx, mobileNumber);
    },
    staffCodes: createStaffCodes(deps, { caps, codes, browsers }),
  };
}
