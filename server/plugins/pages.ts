import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_ROUTES } from '../../contract/routes';
import type { PageRenderer } from '../../contract/rendering';
import type { App, PublicPages } from '../lib/area';
import { sendBody, sendConditionally } from '../lib/cachedBody';
import { createCachedPageRenderer, PageUnavailableError } from '../pages/cachedPageRenderer';
import { canonicalPath } from '../pages/canonicalPath';
import { createInjectFetch } from '../pages/injectFetch';
import { readChunks } from '../pages/loadRenderer';
import { makeShell, readTemplate, type PageDocument } from '../pages/pageDocument';
import { readThemeCookie } from '../pages/theme';
import { registerStaticFiles } from './staticFiles';

const REVALIDATE = 'no-cache';
const RETRY_AFTER_SECONDS = 30;

interface PagesOptions {
  clientDir: string;
  publicUrl: string;
  pages: PublicPages;
  /** Called once, on the first page request or soon after the server listens. */
  loadRenderer: () => PageRenderer | null;
}

/** Serves public pages server-rendered and all others as a shell. Without a build, as in tests, it serves the 404 envelope only. */
export async function registerPages(app: App, options: PagesOptions): Promise<void> {
  if (!existsSync(join(options.clientDir, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    return;
  }
  await registerStaticFiles(app, options.clientDir);

  const sendPage = createPageHandler(app, options);
  for (const path of CLIENT_ROUTES) app.get(path, (request, reply) => sendPage(request, reply, true));
  app.setNotFoundHandler((request, reply) => {
    if (!acceptsPage(request)) return sendNotFound(request, reply);
    const [pathname = '', ...query] = request.url.split('?');
    const path = canonicalPath(pathname);
    if (path === null) return sendPage(request, reply, false);
    return reply.header('cache-control', REVALIDATE).redirect([path, ...query].join('?'), 308);
  });
}

function createPageHandler(app: App, { clientDir, publicUrl, pages, loadRenderer }: PagesOptions) {
  const template = readTemplate(readFileSync(join(clientDir, 'index.html'), 'utf8'));
  const getRenderer = once(() => {
    const renderer = loadRenderer();
    if (!renderer) return null;
    return createCachedPageRenderer({
      renderer,
      template,
      chunks: readChunks(clientDir),
      publicUrl,
      pages,
      fetchFor: createInjectFetch(app),
      log: app.log,
    });
  });
  // After the readiness checks, which it would delay.
  let warmUp: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    warmUp = setTimeout(getRenderer, 100).unref();
  });
  app.addHook('onClose', async () => clearTimeout(warmUp));

  return async (request: FastifyRequest, reply: FastifyReply, isRoute: boolean): Promise<FastifyReply> => {
    try {
      const page = await getRenderer()?.get(request.url, request.language, request.ip);
      if (page) return await send(request, reply, page);
    } catch (error) {
      if (error instanceof PageUnavailableError) return sendUnavailable(request, reply, error);
      request.log.error({ err: error }, 'a page failed to render: the browser renders it');
    }
    const status = isRoute && (await exists(request)) ? 200 : 404;
    void reply.header('x-robots-tag', 'noindex');
    return send(request, reply, makeShell(template, { status, language: request.language }));
  };

  async function exists(request: FastifyRequest): Promise<boolean> {
    try {
      const { pathname, searchParams } = new URL(request.url, publicUrl);
      return await pages.find(pathname, searchParams, request.language);
    } catch (error) {
      request.log.error({ err: error }, 'a page was served without knowing whether it exists');
      return true;
    }
  }

  /** The app retries once it is loaded. */
  function sendUnavailable(
    request: FastifyRequest,
    reply: FastifyReply,
    error: PageUnavailableError,
  ): Promise<FastifyReply> {
    const isRateLimited = error.retryAfterSeconds !== undefined;
    if (!isRateLimited) request.log.error({ err: error }, 'a page has no data');
    void reply.header('retry-after', Math.ceil(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
    const notice = `<p role="alert">${request.t(isRateLimited ? 'core.tooMany' : 'core.pageUnavailable')}</p>`;
    const status = isRateLimited ? 429 : 503;
    return send(request, reply, makeShell(template, { status, language: request.language, notice }));
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: PageDocument): Promise<FastifyReply> {
  void reply
    .status(page.status)
    .header('cache-control', page.status >= 429 ? 'no-store' : REVALIDATE)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-language', page.language);
  const body = page.body(readThemeCookie(request.headers.cookie));
  return page.status === 200 ? sendConditionally(request, reply, body) : sendBody(request, reply, body);
}

const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(404).send({ status: 404, message: request.t('core.notFound'), data: null });

const acceptsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

function once<T>(compute: () => T): () => T {
  let stored: { value: T } | undefined;
  return () => (stored ??= { value: compute() }).value;
}
