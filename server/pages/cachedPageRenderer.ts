import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../contract/constants';
import type { PageRenderer } from '../../contract/rendering';
import type { PublicPages } from '../lib/area';
import type { FetchFor } from './injectFetch';
import { makePage, type PageDocument, type PageTemplate } from './pageDocument';
import { createVersionedCache } from './versionedCache';

const CATALOGUE_BYTES = 32 * 2 ** 20;
/** For searches and other unbounded URLs, so that a flood of them can't evict the catalogue. */
const OPEN_ENDED_BYTES = 8 * 2 ** 20;
const RENDER_TIMEOUT_MS = 6_000;

interface Options {
  renderer: PageRenderer;
  template: PageTemplate;
  chunks: Readonly<Record<string, readonly string[]>>;
  publicUrl: string;
  pages: PublicPages;
  fetchFor: FetchFor;
  log: FastifyBaseLogger;
}

export class PageUnavailableError extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(cause: unknown) {
    super('a page has no data', { cause });
    if (!(cause instanceof Error) || !('retryAfterSeconds' in cause)) return;
    this.retryAfterSeconds = typeof cause.retryAfterSeconds === 'number' ? cause.retryAfterSeconds : undefined;
  }
}

class RenderError extends Error {}

interface CachedPage {
  document: PageDocument;
  stateHash: string;
  bytes: number;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Pages depend on URL and language only, so they hold nothing personal. */
export function createCachedPageRenderer({ renderer, template, chunks, publicUrl, pages, fetchFor, log }: Options) {
  const catalogue = createVersionedCache<CachedPage>({ readVersion: pages.version, maxBytes: CATALOGUE_BYTES });
  const openEnded = createVersionedCache<CachedPage>({ readVersion: pages.version, maxBytes: OPEN_ENDED_BYTES });

  async function render(
    url: string,
    language: Language,
    ip: string,
    previous: CachedPage | undefined,
  ): Promise<CachedPage> {
    const isUnchanged = (state: string) => previous?.stateHash === hashOf(state);
    const request = { url, language, publicUrl, fetch: fetchFor(ip), isUnchanged };
    const page = await renderer.render(request).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'PageDataError') throw error;
      throw new RenderError(`${url} could not be rendered`, { cause: error });
    });
    if (!page) {
      if (!previous) throw new Error('a page is unchanged, but not cached');
      return previous;
    }
    const scripts = [...new Set(page.chunks.flatMap((chunk) => chunks[chunk] ?? []))];
    const document = makePage(template, page, { language, scripts });
    return { document, stateHash: hashOf(page.state), bytes: document.bytes };
  }

  const isInCatalogue = async (url: string, language: Language): Promise<boolean> => {
    const { pathname, searchParams } = new URL(url, publicUrl);
    const isOpenEnded = [...searchParams.keys()].some((name) => !['id', 'slug', 'lang'].includes(name));
    return !isOpenEnded && (await pages.find(pathname, searchParams, language));
  };

  return {
    /**
     * Null for a client-rendered page.
     * @throws PageUnavailableError without data
     */
    async get(requestUrl: string, language: Language, ip: string): Promise<PageDocument | null> {
      const url = renderer.urlOf(requestUrl);
      if (url === null) return null;
      const key = `${language} ${url}`;
      let cache = catalogue;
      try {
        if (!catalogue.getStale(key) && !(await isInCatalogue(url, language))) cache = openEnded;
        const page = cache.get(key, (previous) => render(url, language, ip, previous));
        return (await withTimeout(page)).document;
      } catch (error) {
        if (error instanceof RenderError) throw error;
        const stale = cache.getStale(key);
        if (!stale) throw new PageUnavailableError(error);
        log.warn({ err: error }, 'a stale page is served: it could not be rendered again');
        return stale.document;
      }
    },
  };
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no page within ${RENDER_TIMEOUT_MS} ms`)), RENDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
