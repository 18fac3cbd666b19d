import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Area, FindLogin } from '../../lib/area';
import { deleteSessionsOf } from './repository';
import { authRoutes } from './routes';
import { createAuthService, type FindDefaultAddress } from './service';
import { sweepingJob } from './sweeping';
import { createTokens } from './tokens';

/** Login by one-time code, and token lookup for all routes. */
export function createAuth(
  deps: AppDeps,
  { findDefaultAddress }: { findDefaultAddress: FindDefaultAddress },
): {
  area: Area;
  findLogin: FindLogin;
  /** Deletes pending sessions of a number; its tokens go with the customer's row. */
  eraseNumber(tx: Transaction, mobileNumber: string): Promise<void>;
} {
  const tokens = createTokens(deps);
  const service = createAuthService(deps, tokens, findDefaultAddress);
  return {
    area: { prefix: '/api/web/customer', routes: authRoutes(service), jobs: [sweepingJob(deps)] },
    findLogin: tokens.find,
    eraseNumber: async (tx, mobileNumber) => {
      await deleteSessionsOf(tx, mobileNumber);
    },
  };
}
