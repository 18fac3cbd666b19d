import type { AppDeps } from './deps';
import type { Area, FindLogin } from './lib/area';
import { createAuth } from './modules/auth';
import { createCustomerArea } from './modules/customer';

export interface Areas {
  list: readonly Area[];
  findLogin: FindLogin;
}

/** Where the modules are put together: each is one line, and what one needs of another is handed over here. */
export function createAreas(deps: AppDeps): Areas {
  const auth = createAuth(deps, { findDefaultAddress: async () => null });
  return {
    list: [auth.area, createCustomerArea(deps)],
    findLogin: auth.findLogin,
  };
}
