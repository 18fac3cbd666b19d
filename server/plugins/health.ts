import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../db/database';
import { ping } from '../db/ping';
import type { App } from '../lib/area';
import { withTimeout } from '../lib/withTimeout';

const DATABASE_TIMEOUT_MS = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** From then on `/readyz` reports 503, so that a proxy sends new requests elsewhere. */
    stopReadiness: () => void;
  }
}

/** `/healthz`, and `/up` for ONCE and Kamal: liveness. `/readyz`: also the database, and that the server isn't about to stop. */
export function registerHealth(app: App, db: Database): void {
  const config = { isUnlimited: true };
  let isStopping = false;
  app.decorate('stopReadiness', () => {
    isStopping = true;
    // Callers open their next connection elsewhere, so none sends a request just when this one is closed.
    app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('connection', 'close');
    });
  });
  for (const url of ['/healthz', '/up']) {
    app.get(url, { config }, async () => ({ status: 200, message: 'ok', data: null }));
  }
  app.get('/readyz', { config }, async (request, reply) => {
    if (isStopping) return reply.status(503).send({ status: 503, message: 'the server is about to stop', data: null });
    try {
      await withTimeout(ping(db), DATABASE_TIMEOUT_MS);
      return { status: 200, message: 'ready', data: null };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not respond');
      return reply.status(503).send({ status: 503, message: 'the database does not respond', data: null });
    }
  });
}
