import type { Areas } from '../areas';
import type { FindLogin, Routes } from '../lib/area';

/** One made-up area at /api/web/test, for tests of what cuts across all routes. */
export const areaOf = (routes: Routes, findLogin: FindLogin = async () => null): Areas => ({
  list: [{ prefix: '/api/web/test', routes }],
  findLogin,
  pages: {
    find: async () => true,
    version: async () => '1',
    list: async () => ({ categoryIds: [], productCount: 0 }),
    listProducts: async () => [],
  },
});
