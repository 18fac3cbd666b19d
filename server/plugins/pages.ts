import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '../../contract/routes';
import { LANGUAGES, type Language } from '../../contract/constants';
import type { PageRenderer } from '../../contract/rendering';
import type { App, PublicPages } from '../lib/area';
import { sendBody, sendConditionally } from '../lib/cachedBody';
import { AppError, FieldsError } from '../lib/errors';
import { once } from '../lib/once';
import { createCachedPageRenderer, PageBusyError, PageUnavailableError } from '../pages/cachedPageRenderer';
import { canonicalUrl } from '../pages/canonicalUrl';
import { readChunks } from '../pages/loadRenderer';
import { makeStaffShell, makeShell, readTemplate, readThemeCookie, type PageDocument } from '../pages/pageDocument';
import { registerStaticFiles } from './staticFiles';

const REVALIDATE = 'no-cache';
const RETRY_AFTER_SECONDS = 30;
/** The renderer returns its 404 page, because no route has this path. */
const UNKNOWN_PATH = '/not-found';

interface PagesOptions {
  clientDir: string;
  publicUrl: string;
  /** Origin of hashed files, or ''. */
  assetsUrl: string;
  pages: PublicPages;
  loadRenderer: () => PageRenderer | null;
}

interface HandlerOptions extends PagesOptions {
  /** `<style>` elements for a document that the browser renders; '' where the renderer is not there. */
  globalStyles: () => string;
}

/** Without a build, as in tests, serves only the 404 envelope. */
export async function registerPages(app: App, given: PagesOptions): Promise<void> {
  const loadRenderer = once(given.loadRenderer);
  const globalStyles = once(() => {
    try {
      // Only tests run without the renderer's build.
      return loadRenderer()?.globalStyles ?? '';
    } catch (error) {
      app.log.error({ err: error }, 'the page renderer is not there: pages work, but without colours and fonts');
      return '';
    }
  });
  const options = { ...given, loadRenderer, globalStyles };
  if (!existsSync(join(options.clientDir, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    return;
  }
  await registerStaticFiles(app, options.clientDir, options.assetsUrl);

  const { sendPage, sendUnavailable } = createPageHandler(app, options);
  // Browsers get a page, never JSON.
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (error instanceof FieldsError) void sendPage(request, reply, false);
    else if (error instanceof AppError && error.status === 429) void sendUnavailable(request, reply, error);
    else throw error;
  };
  const sendConsole = createConsoleHandler(options);
  const consolePaths = withRoot(ROUTES.staff.path);
  for (const path of Object.values(ROUTES).flatMap(({ path }) => withRoot(path))) {
    app.get(path, { errorHandler }, (request, reply) => {
      const url = canonicalUrl(request.url);
      if (url !== null && url !== request.url) return redirect(reply, url);
      if (consolePaths.includes(path)) return sendConsole(request, reply);
      const inShownLanguage = withoutHiddenLanguage(request);
      // 302, because the shop may show the language again.
      return inShownLanguage === null ? sendPage(request, reply, true) : redirect(reply, inShownLanguage, 302);
    });
  }
  app.get('/index.html', (_request, reply) => redirect(reply, '/'));
  app.get('/staff.html', (_request, reply) => redirect(reply, '/staff'));
  app.setNotFoundHandler((request, reply) => {
    if (!acceptsPage(request)) return sendNotFound(request, reply);
    const url = canonicalUrl(request.url);
    return url === null ? sendPage(request, reply, false) : redirect(reply, url);
  });
}

/** Fastify's wildcard doesn't match the folder itself. */
const withRoot = (path: string) => (path.endsWith('/*') ? [path.slice(0, -2), path] : [path]);

/** The same document for all pages. */
function createConsoleHandler({ clientDir, assetsUrl, globalStyles }: HandlerOptions) {
  const template = readTemplate(readFileSync(join(clientDir, 'staff.html'), 'utf8'), assetsUrl);
  const chunks = readChunks(clientDir, 'staff-chunks.json');
  const documents = new Map<Language, PageDocument>();
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { language } = request;
    const messages = chunks[`messages-first-${language}`] ?? [];
    const page = documents.get(language) ?? makeStaffShell(template, 200, language, messages, globalStyles());
    documents.set(language, page);
    void reply.header('x-robots-tag', 'noindex');
    return send(request, reply, page);
  };
}

function createPageHandler(
  app: App,
  { clientDir, publicUrl, assetsUrl, pages, loadRenderer, globalStyles }: HandlerOptions,
) {
  const template = readTemplate(readFileSync(join(clientDir, 'index.html'), 'utf8'), assetsUrl);
  const getRenderer = once(() => {
    const renderer = loadRenderer();
    if (!renderer) return null;
    return createCachedPageRenderer(app, {
      renderer,
      template,
      chunks: readChunks(clientDir, 'chunks.json'),
      publicUrl,
      pages,
    });
  });
  // After the readiness checks, which it would delay.
  let warmUp: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    warmUp = setTimeout(globalStyles, 100).unref();
  });
  app.addHook('onClose', async () => clearTimeout(warmUp));

  const shells = new Map<string, PageDocument>();
  function getShell(status: number, { language, languages }: FastifyRequest, notice = ''): PageDocument {
    const key = [status, language, languages.join(' '), notice].join();
    const shell =
      shells.get(key) ?? makeShell(template, status, language, { languages, notice, styles: globalStyles() });
    shells.set(key, shell);
    return shell;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, isRoute: boolean): Promise<FastifyReply> {
    // As URLs, `//host` and `/\host` would be another site's home page.
    const url = isRoute ? request.url : UNKNOWN_PATH + searchOf(request);
    try {
      const page = await getRenderer()?.get(url, request);
      if (page) return await send(request, reply, page);
    } catch (error) {
      if (error instanceof PageUnavailableError) return sendUnavailable(request, reply, error);
      // Search engines should return, so there is no `noindex`.
      if (error instanceof PageBusyError) return sendShell(request, reply, isRoute);
      request.log.error({ err: error }, 'a page failed to render: the browser renders it');
    }
    void reply.header('x-robots-tag', 'noindex');
    return sendShell(request, reply, isRoute && (await exists(request)));
  }

  const sendShell = (request: FastifyRequest, reply: FastifyReply, isFound: boolean) =>
    send(request, reply, getShell(isFound ? 200 : 404, request));

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
    error: PageUnavailableError | AppError,
  ): Promise<FastifyReply> {
    const isRateLimited = error.retryAfterSeconds !== undefined;
    if (!isRateLimited) request.log.error({ err: error }, 'a page has no data');
    void reply.header('retry-after', Math.ceil(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
    const notice = `<p role="alert">${request.t(isRateLimited ? 'core.tooMany' : 'core.pageUnavailable')}</p>`;
    const status = isRateLimited ? 429 : 503;
    return send(request, reply, getShell(status, request, notice));
  }

  return { sendPage, sendUnavailable };
}

const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

function send(request: FastifyRequest, reply: FastifyReply, page: PageDocument): Promise<FastifyReply> {
  void reply
    .status(page.status)
    .header('cache-control', page.status >= 429 ? 'no-store' : REVALIDATE)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-language', page.language);
  const body = page.body(readThemeCookie(request.headers.cookie));
  return page.status === 200 ? sendConditionally(request, reply, body) : sendBody(request, reply, body);
}

function withoutHiddenLanguage({ url, languages }: FastifyRequest): string | null {
  const [path = '', ...query] = url.split('?');
  const params = new URLSearchParams(query.join('?'));
  const wanted = LANGUAGES.find((language) => language === params.get('lang'));
  if (!wanted || languages.includes(wanted)) return null;
  params.delete('lang');
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

const redirect = (reply: FastifyReply, url: string, status: 302 | 308 = 308): FastifyReply =>
  reply.header('cache-control', REVALIDATE).redirect(url, status);

const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(404).send({ status: 404, message: request.t('core.notFound'), data: null });

const acceptsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
