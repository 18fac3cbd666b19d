import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, PublicPages } from '../lib/area';
import { createCachedBody, sendConditionally, type CachedBody } from '../lib/cachedBody';
import { PRODUCTS_PER_FILE, robotsText, sitemapIndex, sitemapOfPages, sitemapOfProducts } from '../pages/sitemap';
import { createVersionedCache } from '../pages/versionedCache';

const ONE_HOUR = 'public, max-age=3600';
const MAX_BYTES = 8 * 2 ** 20;

interface CrawlersOptions {
  publicUrl: string;
  pages: PublicPages;
}

export function registerCrawlers(app: App, { publicUrl, pages }: CrawlersOptions): void {
  const cache = createVersionedCache<CachedBody>(pages.version, MAX_BYTES);

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );

  app.get('/sitemap.xml', (request, reply) =>
    sendSitemap(request, reply, async () => sitemapIndex(publicUrl, (await pages.list()).productCount)),
  );

  app.get('/sitemap-pages.xml', (request, reply) =>
    sendSitemap(request, reply, async () => sitemapOfPages(publicUrl, await pages.languages(), await pages.list())),
  );

  app.get<{ Params: { file: string } }>('/sitemap-products-:file(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const from = (Number(request.params.file) - 1) * PRODUCTS_PER_FILE;
    if (from >= (await pages.list()).productCount) {
      reply.callNotFound();
      return reply;
    }
    return sendSitemap(request, reply, async () =>
      sitemapOfProducts(publicUrl, await pages.languages(), await pages.listProducts(from, PRODUCTS_PER_FILE)),
    );
  });

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, makeXml: () => Promise<string>) {
    const [key = ''] = request.url.split('?');
    const sitemap = await cache
      .get(key, async () => {
        const xml = Buffer.from(await makeXml());
        return createCachedBody('application/xml; charset=utf-8', () => xml);
      })
      .catch((error: unknown) => {
        const stale = cache.getStale(key);
        if (!stale) throw error;
        return stale;
      });
    void reply.header('cache-control', ONE_HOUR).header('vary', 'accept-encoding');
    return sendConditionally(request, reply, sitemap);
  }
}
