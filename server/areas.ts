import type { AppDeps } from './deps';
import type { Area, FindLogin } from './lib/area';

export interface Areas {
  list: readonly Area[];
  findLogin: FindLogin;
}

/** Where the modules are put together: each is one line, and what one needs of another is handed over here. */
export function createAreas(_deps: AppDeps): Areas {
  return {
    list: [],
    findLogin: async () => null,
  };
}
