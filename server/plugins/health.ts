import type { Database } from '../db/database';
import { ping } from '../db/ping';
import type { App } from '../lib/area';
import { withTimeout } from '../lib/withTimeout';

const DATABASE_TIMEOUT_MS = 2_000;

/** `/healthz`: liveness. `/readyz`: also the database. */
export function registerHealth(app: App, db: Database): void {
  const config = { isUnlimited: true };
  app.get('/healthz', { config }, async () => ({ status: 200, message: 'ok', data: null }));
  app.get('/readyz', { config }, async (request, reply) => {
    try {
      await withTimeout(ping(db), DATABASE_TIMEOUT_MS);
      return { status: 200, message: 'ready', data: null };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not respond');
      return reply.status(503).send({ status: 503, message: 'the database does not respond', data: null });
    }
  });
}
