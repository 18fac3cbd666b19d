import { startPostgres } from '../postgres.mjs';

/** One throwaway cluster for the whole run; each test file makes its own databases on it. */
export default async function setup() {
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_ADMIN_URL = cluster.url;
  Object.assign(globalThis, { stopPostgres: cluster.stop });
}
