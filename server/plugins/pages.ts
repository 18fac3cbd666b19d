import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_ROUTES } from '../../contract/constants';
import type { App } from '../lib/area';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * Serves the browser app. Its files under assets/ carry a hash in their names and may be kept for ever; the page itself is
 * asked for each time. An unknown address is the same page with status 404; what isn't a page gets the JSON envelope.
 * @param clientDir dist/client; without one (not built, or in tests) only the envelope is left
 */
export async function registerPages(app: App, clientDir: string | undefined): Promise<void> {
  const built = clientDir !== undefined && existsSync(join(clientDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', path.includes(`${sep}assets${sep}`) ? ONE_YEAR : ONE_HOUR);
      },
    });
    for (const url of CLIENT_ROUTES) app.get(url, (request, reply) => sendPage(request, reply, 200));
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && wantsPage(request)) return sendPage(request, reply, 404);
    return reply.status(404).send({ status: 404, message: request.t('core.notFound'), data: null });
  });
}

function sendPage(_request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).header('cache-control', 'no-cache').sendFile('index.html');
}

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
