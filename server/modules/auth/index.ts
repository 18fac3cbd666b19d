import type { AppDeps } from '../../deps';
import type { Area, FindLogin } from '../../lib/area';
import { authRoutes } from './routes';
import { createAuthService, type FindDefaultAddress } from './service';
import { sweepingJob } from './sweeping';
import { createTokens } from './tokens';

/** Login by one-time code, and the look-up of login tokens for everybody's routes. */
export function createAuth(
  deps: AppDeps,
  { findDefaultAddress }: { findDefaultAddress: FindDefaultAddress },
): { area: Area; findLogin: FindLogin } {
  const tokens = createTokens(deps);
  const service = createAuthService(deps, tokens, findDefaultAddress);
  return {
    area: { prefix: '/api/web/customer', routes: authRoutes(service), jobs: [sweepingJob(deps)] },
    findLogin: tokens.find,
  };
}
