import { LANGUAGES } from '../../contract/constants';
import type { Areas } from '../areas';
import type { FindLogin, FindStaff, Routes } from '../lib/area';

/** A test area at /api/web/test. */
export const areaOf = (
  routes: Routes,
  findLogin: FindLogin = async () => null,
  findStaff: FindStaff = async () => null,
): Areas => ({
  list: [{ prefix: '/api/web/test', routes }],
  jobs: [],
  findLogin,
  findStaff,
  pages: {
    find: async () => true,
    languages: async () => LANGUAGES,
    version: async () => '1',
    list: async () => ({ categoryIds: [], recipeSlugs: [], productCount: 0 }),
    listProducts: async () => [],
  },
});
