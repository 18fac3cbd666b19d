import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, PublicPages } from '../lib/area';
import type { Encoding } from '../pages/packedText';
import { createPageCache } from '../pages/pageCache';
import { chosenEncoding, isKnownToReader } from '../pages/readerChoices';
import { PRODUCTS_PER_FILE, robotsText, sitemapIndex, sitemapOfPages, sitemapOfProducts } from '../pages/sitemap';

const ONE_HOUR = 'public, max-age=3600';
const ONE_MEGABYTE = 2 ** 20;

const pack: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  // For a full file, maximum quality takes 3.6 s, this one 10 ms and a twelfth more bytes.
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (text) => text,
};

interface Sitemap {
  etag: string;
  bytes: number;
  /** Compressed once per encoding. */
  as: (encoding: Encoding) => Promise<Buffer>;
}

interface CrawlersOptions {
  publicUrl: string;
  pages: PublicPages;
}

/** `/robots.txt`, and `/sitemap.xml` as an index of page lists. */
export function registerCrawlers(app: App, { publicUrl, pages }: CrawlersOptions): void {
  const cache = createPageCache<Sitemap>({ readVersion: pages.version, maxBytes: 8 * ONE_MEGABYTE });

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, async () => sitemapIndex(publicUrl, (await pages.list()).productCount)),
  );

  app.get('/sitemap-pages.xml', (request, reply) =>
    answer(request, reply, async () => sitemapOfPages(publicUrl, (await pages.list()).categoryIds)),
  );

  app.get<{ Params: { file: string } }>('/sitemap-products-:file(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const from = (Number(request.params.file) - 1) * PRODUCTS_PER_FILE;
    if (from >= (await pages.list()).productCount) {
      reply.callNotFound();
      return reply;
    }
    return answer(request, reply, async () =>
      sitemapOfProducts(publicUrl, await pages.listProducts(from, PRODUCTS_PER_FILE)),
    );
  });

  /** Rebuilt when the catalogue changes; on failure the last version is served. */
  async function answer({ url, headers }: FastifyRequest, reply: FastifyReply, makeXml: () => Promise<string>) {
    const [name = ''] = url.split('?');
    const sitemap = await cache
      .get(name, async () => toSitemap(await makeXml()))
      .catch((error: unknown) => {
        const last = cache.last(name);
        if (!last) throw error;
        return last;
      });
    void reply.header('cache-control', ONE_HOUR).header('vary', 'accept-encoding').header('etag', sitemap.etag);
    if (isKnownToReader(headers['if-none-match'], sitemap.etag)) return reply.status(304).send();
    const encoding = chosenEncoding(headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('application/xml; charset=utf-8').send(await sitemap.as(encoding));
  }
}

function toSitemap(xml: string): Sitemap {
  const text = Buffer.from(xml);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    bytes: text.length,
    as: (encoding) => {
      const known = packed.get(encoding) ?? pack[encoding](text);
      packed.set(encoding, known);
      return known;
    },
  };
}
