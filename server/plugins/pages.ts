import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_ROUTES } from '../../contract/routes';
import type { PageRenderer } from '../../contract/rendering';
import type { App, PublicPages } from '../lib/area';
import { canonicalPath } from '../pages/canonicalPath';
import { createNonces, makeShell, readTemplate, type PageDocument } from '../pages/document';
import { createInnerFetch } from '../pages/innerFetch';
import { readChunks } from '../pages/loadRenderer';
import { createPageMaker, PageUnavailable } from '../pages/pageMaker';
import { chosenEncoding, chosenTheme, isKnownToReader } from '../pages/readerChoices';
import type { PagePolicy } from './security';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** Kept, but asked for each time: prices change. */
const ASK_EACH_TIME = 'no-cache';
/** Folders whose files carry a hash in their names. */
const HASHED = /^(assets|fonts|pictures)[\\/]/;
const RETRY_AFTER_SECONDS = 30;

/** What only documents heed, or nobody asks of a file whose name says it all: of the small ones, of which a page takes dozens, it would be a third. */
const NOT_FOR_FILES = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];
/** Scripts, styles, fonts and pictures; but not SVG, which may be opened as a document. */
const NO_DOCUMENT = /^\/(?:assets|fonts|pictures)\/[^?]*\.(?:js|css|woff2|avif|webp|png|jpe?g)(?:\?|$)/;

/** The service worker decides what is kept of everything else: nobody is to keep an old one. */
const SERVICE_WORKER = /^service-worker\.js$/;

const lifetimeOf = (file: string): string => {
  if (SERVICE_WORKER.test(file)) return ASK_EACH_TIME;
  return HASHED.test(file) ? ONE_YEAR : ONE_HOUR;
};

interface PagesOptions {
  clientDir: string;
  publicUrl: string;
  policy: PagePolicy;
  pages: PublicPages;
  /** Draws the pages; null where it isn't built. Called once, when the first page is asked for or the server listens. */
  loadRenderer: () => PageRenderer | null;
}

/**
 * Serves the browser app: public pages drawn, all others as the app that draws itself. Files with a hash in their names may be kept for
 * ever. An unknown address is a page with status 404; what isn't a page gets the JSON envelope.
 * @param options.clientDir dist/client; where nothing is built (in tests) only the envelope is left
 */
export async function registerPages(app: App, options: PagesOptions): Promise<void> {
  const { clientDir } = options;
  if (!existsSync(join(clientDir, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => answerNothing(request, reply));
    return;
  }
  app.addHook('onSend', async ({ url }, reply) => {
    if (NO_DOCUMENT.test(url) && reply.statusCode < 400) NOT_FOR_FILES.forEach((name) => reply.removeHeader(name));
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

  const answerPage = createPageAnswers(app, options);
  for (const path of CLIENT_ROUTES) app.get(path, (request, reply) => answerPage(request, reply, true));
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerNothing(request, reply);
    const [pathname = '', ...query] = request.url.split('?');
    const path = canonicalPath(pathname);
    if (path === null) return answerPage(request, reply, false);
    return reply.header('cache-control', ASK_EACH_TIME).redirect([path, ...query].join('?'), 308);
  });
}

function createPageAnswers(app: App, { clientDir, publicUrl, policy, pages, loadRenderer }: PagesOptions) {
  const template = readTemplate(readFileSync(join(clientDir, 'index.html'), 'utf8'));
  const newNonce = createNonces();
  const policyName = createHash('sha256').update(policy('', '')).digest('base64url').slice(0, 8);
  const makePages = once(() => {
    const renderer = loadRenderer();
    if (!renderer) return null;
    return createPageMaker({
      renderer,
      template,
      chunks: readChunks(clientDir),
      publicUrl,
      pages,
      fetchFor: createInnerFetch(app),
      log: app.log,
    });
  });
  // After the first answers, so that nobody waits for it at the start.
  let warmUp: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    warmUp = setTimeout(makePages, 100).unref();
  });
  app.addHook('onClose', async () => clearTimeout(warmUp));

  return async (request: FastifyRequest, reply: FastifyReply, isRoute: boolean): Promise<FastifyReply> => {
    try {
      const page = await makePages()?.get(request.url, request.language, request.ip);
      if (page) return await send(request, reply, page);
    } catch (error) {
      if (error instanceof PageUnavailable) return sendUnavailable(request, reply, error);
      request.log.error({ err: error }, 'a page was not drawn: the app draws it');
    }
    const status = isRoute && (await isThere(request)) ? 200 : 404;
    void reply.header('x-robots-tag', 'noindex');
    return send(request, reply, makeShell(template, { status, language: request.language }));
  };

  /** Where nobody can tell, the page comes and tells by itself what it can't show. */
  async function isThere(request: FastifyRequest): Promise<boolean> {
    try {
      const { pathname, searchParams } = new URL(request.url, publicUrl);
      return await pages.find(pathname, searchParams, request.language);
    } catch (error) {
      request.log.error({ err: error }, 'a page was served without knowing whether it is there');
      return true;
    }
  }

  /** The app tries for itself as soon as it has come to life; until then, and without scripts, there are words. */
  function sendUnavailable(
    request: FastifyRequest,
    reply: FastifyReply,
    error: PageUnavailable,
  ): Promise<FastifyReply> {
    const isReadersDoing = error.retryAfterSeconds !== undefined;
    if (!isReadersDoing) request.log.error({ err: error }, 'a page could not be told');
    void reply.header('retry-after', Math.ceil(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
    const notice = `<p role="alert">${request.t(isReadersDoing ? 'core.tooMany' : 'core.pageUnavailable')}</p>`;
    const status = isReadersDoing ? 429 : 503;
    return send(request, reply, makeShell(template, { status, language: request.language, notice }));
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: PageDocument): Promise<FastifyReply> {
    const theme = chosenTheme(request.headers.cookie);
    const etag = page.etag(theme, policyName);
    void reply
      .status(page.status)
      .header('cache-control', page.status >= 429 ? 'no-store' : ASK_EACH_TIME)
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('content-language', page.language);
    if (page.status === 200) {
      void reply.header('etag', etag);
      // The kept page has the policy with its own nonce: another one here would shut its styles out.
      if (isKnownToReader(request.headers['if-none-match'], etag)) {
        return reply.removeHeader('content-security-policy').status(304).send();
      }
    }
    const nonce = newNonce();
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', policy(nonce, page.styleHashes))
      .type('text/html; charset=utf-8')
      .send(await page.open({ theme, nonce }, encoding));
  }
}

const answerNothing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(404).send({ status: 404, message: request.t('core.notFound'), data: null });

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** The first answer, for good. What it throws is thrown to each who asks, and tried again. */
function once<T>(work: () => T): () => T {
  let answer: { is: T } | undefined;
  return () => (answer ??= { is: work() }).is;
}
