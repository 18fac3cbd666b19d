import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../contract/constants';
import type { PageRenderer } from '../../contract/rendering';
import type { PublicPages } from '../lib/area';
import { makePage, type PageDocument, type PageTemplate } from './document';
import type { FetchFor } from './innerFetch';
import { createPageCache } from './pageCache';

const CATALOGUE_BYTES = 32 * 2 ** 20;
/** Searches, filtered lists and what doesn't exist have room of their own: no flood of them pushes the catalogue out. */
const SEARCH_BYTES = 8 * 2 ** 20;
/** A page that is asked for after so long, and is still the same, will be asked for again. */
const LASTING_MS = 60_000;
/** A reader who has waited longer gets the app without a page in it. */
const PATIENCE_MS = 6_000;

interface PageMakerOptions {
  renderer: PageRenderer;
  template: PageTemplate;
  /** The files of each named chunk. */
  chunks: Readonly<Record<string, readonly string[]>>;
  publicUrl: string;
  pages: PublicPages;
  fetchFor: FetchFor;
  log: FastifyBaseLogger;
}

/** Nobody can tell what the page shows, and nothing is kept of it. */
export class PageUnavailable extends Error {
  /** How long its reader is to wait, where they have asked too often; else the fault is the shop's. */
  readonly retryAfterSeconds: number | undefined;

  constructor(cause: unknown) {
    super('a page has no data', { cause });
    if (!(cause instanceof Error) || !('retryAfterSeconds' in cause)) return;
    this.retryAfterSeconds = typeof cause.retryAfterSeconds === 'number' ? cause.retryAfterSeconds : undefined;
  }
}

/** The page's own code failed. */
class DrawingFailed extends Error {}

interface KeptPage {
  document: PageDocument;
  state: string;
  bytes: number;
  /** When it was drawn, by the process's clock; null once packing it better has begun. */
  drawnAt: number | null;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Draws pages, or takes them from the shelf. A page is made of its address and a language alone, so that nothing personal can be in it.
 */
export function createPageMaker({ renderer, template, chunks, publicUrl, pages, fetchFor, log }: PageMakerOptions) {
  const catalogue = createPageCache<KeptPage>({ readVersion: pages.version, maxBytes: CATALOGUE_BYTES });
  const searches = createPageCache<KeptPage>({ readVersion: pages.version, maxBytes: SEARCH_BYTES });

  async function draw(
    { address, language, ip }: { address: string; language: Language; ip: string },
    previous: KeptPage | undefined,
  ): Promise<KeptPage> {
    // The catalogue may have changed elsewhere: what would be the same again isn't drawn again.
    const isUnchanged = (state: string) => previous?.state === hashOf(state);
    const fetch = fetchFor(ip);
    const page = await renderer.render({ address, language, publicUrl, fetch, isUnchanged }).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'PageDataError') throw error;
      throw new DrawingFailed(`${address} could not be drawn`, { cause: error });
    });
    if (!page) {
      if (!previous) throw new Error('a page was left out that nobody has');
      return previous;
    }
    const scripts = [...new Set(page.chunks.flatMap((chunk) => chunks[chunk] ?? []))];
    const document = makePage(template, page, { language, scripts });
    return { document, state: hashOf(page.state), bytes: document.bytes, drawnAt: performance.now() };
  }

  let isPacking = false;

  /** Beside the event loop and one page at a time, since it keeps a core busy for half a second. */
  function packBetterIfLasting(page: KeptPage): void {
    if (isPacking || page.drawnAt === null || performance.now() - page.drawnAt < LASTING_MS) return;
    page.drawnAt = null;
    isPacking = true;
    page.document
      .packBetter()
      .catch((error: unknown) => log.warn({ err: error }, 'a page stays as it was packed first'))
      .finally(() => (isPacking = false));
  }

  /** Whether there are only so many addresses of this kind. */
  const isOfCatalogue = async (address: string, language: Language): Promise<boolean> => {
    const { pathname, searchParams } = new URL(address, publicUrl);
    const isOpenEnded = [...searchParams.keys()].some((name) => !['id', 'slug', 'lang'].includes(name));
    return !isOpenEnded && (await pages.find(pathname, searchParams, language));
  };

  return {
    /**
     * The page at an address; null where the app draws it by itself.
     * @param ip of whoever asks: a page that has to be drawn counts as their call
     * @throws PageUnavailable where nobody can tell what to show, anything else when drawing failed
     */
    async get(url: string, language: Language, ip: string): Promise<PageDocument | null> {
      const address = renderer.addressOf(url);
      if (address === null) return null;
      const name = `${language} ${address}`;
      let cache = catalogue;
      try {
        if (!catalogue.last(name) && !(await isOfCatalogue(address, language))) cache = searches;
        const page = await withinTime(cache.get(name, (previous) => draw({ address, language, ip }, previous)));
        if (cache === catalogue) packBetterIfLasting(page);
        return page.document;
      } catch (error) {
        if (error instanceof DrawingFailed) throw error;
        const last = cache.last(name);
        if (!last) throw new PageUnavailable(error);
        log.warn({ err: error }, 'a page is served as it was: it could not be renewed');
        return last.document;
      }
    },
  };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no page within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
