import { startPostgres } from '../postgres.mjs';

/** Each test file makes its own databases on this cluster. */
export default async function setup() {
  const cluster = await startPostgres();
  process.env.TEST_DATABASE_ADMIN_URL = cluster.url;
  Object.assign(globalThis, { stopPostgres: cluster.stop });
}
