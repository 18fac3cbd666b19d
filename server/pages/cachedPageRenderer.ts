import { createHash } from 'node:crypto';
import * as fastq from 'fastq';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/constants';
import type { PageRenderer, PageRequest } from '../../contract/rendering';
import type { App, PublicPages } from '../lib/area';
import { withTimeout } from '../lib/withTimeout';
import { createInjectFetch } from './injectFetch';
import { makePage, type PageDocument, type PageTemplate } from './pageDocument';
import { createVersionedCache } from './versionedCache';

const CATALOGUE_BYTES = 32 * 2 ** 20;
/** They are cached apart, because searches must not evict the catalogue. */
const OPEN_ENDED_BYTES = 8 * 2 ** 20;
const RENDER_TIMEOUT_MS = 6_000;
/** One renders while another waits for its data. */
const RENDERS_RUNNING = 2;
/** About a second of work; beyond it, browsers render faster. */
const RENDERS_WAITING = 20;

interface Options {
  renderer: PageRenderer;
  template: PageTemplate;
  chunks: Readonly<Record<string, readonly string[]>>;
  publicUrl: string;
  pages: PublicPages;
}

export class PageUnavailableError extends Error {
  readonly retryAfterSeconds = (this.cause as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;

  constructor(cause: unknown) {
    super('a page has no data', { cause });
  }
}

export class PageBusyError extends Error {}

class RenderError extends Error {}

interface CachedPage extends PageDocument {
  stateHash: string;
}

/** Pages depend on URL and language only, so nothing in them is personal. */
export function createCachedPageRenderer(app: App, { renderer, template, chunks, publicUrl, pages }: Options) {
  const catalogue = createVersionedCache<CachedPage>(pages.version, CATALOGUE_BYTES);
  const openEnded = createVersionedCache<CachedPage>(pages.version, OPEN_ENDED_BYTES);

  const queue = fastq.promise<unknown, () => Promise<CachedPage>, CachedPage>((work) => work(), RENDERS_RUNNING);
  const rejectWhenFull = () => {
    if (queue.length() >= RENDERS_WAITING) throw new PageBusyError('too many pages are waiting');
  };
  const waiting = new Map<string, Set<FastifyRequest>>();
  const rejectUnwanted = (key: string) => {
    if ([...(waiting.get(key) ?? [])].every(({ socket }) => socket.destroyed))
      throw new PageBusyError('no client waits any more');
  };

  async function render(
    key: string,
    url: string,
    { language, ip }: FastifyRequest,
    { previous, version }: { previous: CachedPage | undefined; version: string },
  ) {
    rejectUnwanted(key);
    const fetch = createInjectFetch(app, ip);
    let stateHash = '';
    const request: PageRequest = {
      url,
      language,
      publicUrl,
      version,
      fetch: async (...args) => {
        rejectUnwanted(key);
        return fetch(...args);
      },
      isUnchanged: (state) => {
        rejectUnwanted(key);
        stateHash = createHash('sha256').update(state).digest('base64');
        return previous?.stateHash === stateHash;
      },
    };
    const page = await renderer.render(request).catch((error: unknown) => {
      if (error instanceof PageBusyError || (error instanceof Error && error.name === 'PageDataError')) throw error;
      throw new RenderError(`${url} could not be rendered`, { cause: error });
    });
    if (page) {
      const scripts = [...new Set(page.chunks.flatMap((chunk) => chunks[chunk] ?? []))];
      return { ...makePage(template, page, language, scripts), stateHash };
    }
    if (!previous) throw new Error('a page is unchanged, but not cached');
    return previous;
  }

  const isInCatalogue = async (url: string, language: Language): Promise<boolean> => {
    const { pathname, searchParams } = new URL(url, publicUrl);
    const isOpenEnded = [...searchParams.keys()].some((name) => !['id', 'slug', 'lang'].includes(name));
    return !isOpenEnded && (await pages.find(pathname, searchParams, language));
  };

  return {
    /**
     * Returns null for a client-rendered page.
     * @throws PageUnavailableError, PageBusyError
     */
    async get(requestUrl: string, request: FastifyRequest): Promise<PageDocument | null> {
      const url = renderer.urlOf(requestUrl);
      if (url === null) return null;
      const key = `${request.language} ${url}`;
      const requests = waiting.get(key) ?? new Set();
      waiting.set(key, requests.add(request));
      let cache = catalogue;
      try {
        if (!catalogue.getStale(key)) {
          // This rejects before anything is read for the page.
          if (!openEnded.getStale(key)) rejectWhenFull();
          if (!(await isInCatalogue(url, request.language))) cache = openEnded;
        }
        const load = async (previous: CachedPage | undefined, version: string) => {
          rejectWhenFull();
          return queue.push(() => render(key, url, request, { previous, version }));
        };
        return await withTimeout(cache.get(key, load), RENDER_TIMEOUT_MS);
      } catch (error) {
        if (error instanceof RenderError) throw error;
        const stale = cache.getStale(key);
        const isBusy = error instanceof PageBusyError;
        if (!stale) throw isBusy ? error : new PageUnavailableError(error);
        if (!isBusy) app.log.warn({ err: error }, 'a stale page is served: it could not be rendered again');
        return stale;
      } finally {
        requests.delete(request);
        if (requests.size === 0) waiting.delete(key);
      }
    },
  };
}
