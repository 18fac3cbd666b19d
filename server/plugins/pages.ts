import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_ROUTES } from '../../contract/constants';
import type { App, FindPage } from '../lib/area';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** Folders whose files carry a hash in their names. */
const HASHED = /^(assets|fonts|pictures)[\\/]/;

/** What only documents heed: of the small files, of which a page takes dozens, it would be a third. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Scripts, styles, fonts and pictures; but not SVG, which may be opened as a document. */
const NO_DOCUMENT = /^\/(?:assets|fonts|pictures)\/[^?]*\.(?:js|css|woff2|avif|webp|png|jpe?g)(?:\?|$)/;

/** The service worker decides what is kept of everything else: nobody is to keep an old one. */
const SERVICE_WORKER = /^sw\.js/;

const lifetimeOf = (file: string): string => {
  if (SERVICE_WORKER.test(file)) return 'no-cache';
  return HASHED.test(file) ? ONE_YEAR : ONE_HOUR;
};

interface PagesOptions {
  clientDir: string;
  findPage: FindPage;
}

/**
 * Serves the browser app. Files with a hash in their names may be kept for ever; the page itself is
 * asked for each time. An unknown address is the same page with status 404; what isn't a page gets the JSON envelope.
 * @param options.clientDir dist/client; where nothing is built (in tests) only the envelope is left
 */
export async function registerPages(app: App, { clientDir, findPage }: PagesOptions): Promise<void> {
  const built = existsSync(join(clientDir, 'index.html'));
  if (built) {
    app.addHook('onSend', async ({ url }, reply) => {
      if (NO_DOCUMENT.test(url)) FOR_DOCUMENTS.forEach((name) => reply.removeHeader(name));
    });
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      cacheControl: false,
      // The build leaves a `.br` and a `.gz` beside every file that gains by it.
      preCompressed: true,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', lifetimeOf(relative(clientDir, path)));
        response.setHeader('vary', 'accept-encoding');
      },
    });
    for (const path of CLIENT_ROUTES) {
      app.get(path, async (request, reply) => sendPage(reply, (await isThere(path, request)) ? 200 : 404));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && wantsPage(request)) return sendPage(reply, 404);
    return reply.status(404).send({ status: 404, message: request.t('core.notFound'), data: null });
  });

  /** Where nobody can tell, the page comes and tells by itself what it can't show. */
  async function isThere(path: string, request: FastifyRequest): Promise<boolean> {
    try {
      return await findPage(path, new URL(request.url, 'http://localhost').searchParams, request.language);
    } catch (error) {
      request.log.error({ err: error }, 'a page was served without knowing whether it is there');
      return true;
    }
  }
}

function sendPage(reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).header('cache-control', 'no-cache').sendFile('index.html');
}

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
