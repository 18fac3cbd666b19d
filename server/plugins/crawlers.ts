import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { App, PublicPages } from '../lib/area';
import type { Encoding } from '../pages/packedText';
import { createPageCache } from '../pages/pageCache';
import { chosenEncoding, isKnownToReader } from '../pages/readerChoices';
import { robotsText, sitemapXml } from '../pages/sitemap';

const ONE_HOUR = 'public, max-age=3600';
const ONE_MEGABYTE = 2 ** 20;
const NAME = 'sitemap';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip), identity: async (text: Buffer) => text };

interface Sitemap {
  etag: string;
  bytes: number;
  /** Packed once for each way that somebody asks for. */
  as: (encoding: Encoding) => Promise<Buffer>;
}

interface CrawlersOptions {
  publicUrl: string;
  pages: PublicPages;
}

/** Tells crawlers what there is: `/robots.txt` and `/sitemap.xml`. */
export function registerCrawlers(app: App, { publicUrl, pages }: CrawlersOptions): void {
  const cache = createPageCache<Sitemap>({
    readVersion: pages.version,
    maxBytes: 8 * ONE_MEGABYTE,
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const sitemap = await cache
      .get(NAME, async () => toSitemap(sitemapXml(publicUrl, await pages.list())))
      .catch((error: unknown) => {
        const last = cache.last(NAME);
        if (!last) throw error;
        return last;
      });
    void reply.header('cache-control', ONE_HOUR).header('vary', 'accept-encoding').header('etag', sitemap.etag);
    if (isKnownToReader(request.headers['if-none-match'], sitemap.etag)) return reply.status(304).send();
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('application/xml; charset=utf-8').send(await sitemap.as(encoding));
  });
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
