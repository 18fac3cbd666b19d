import { LRUCache } from 'lru-cache';

interface CacheOptions {
  /** Text that stays the same for as long as no page can have changed. */
  readVersion: () => Promise<string>;
  /** How much may be kept, by the pages' own word. */
  maxBytes: number;
}

interface Page {
  /** About what it takes in memory. */
  bytes: number;
}

/** Gives a page, or `previous` itself where nothing that it shows has changed. */
type MakePage<P> = (previous: P | undefined) => Promise<P>;

/**
 * Keeps pages for as long as the catalogue stays as it is; the least recently asked go first, and a page that many ask for at once is made
 * once.
 */
export function createPageCache<P extends Page>({ readVersion, maxBytes }: CacheOptions) {
  const kept = new LRUCache<string, { page: P; version: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const underWay = new Map<string, Promise<P>>();

  function make(name: string, version: string, work: MakePage<P>): Promise<P> {
    // The version is from before: what changes while the page is made makes it stale, never true for ever.
    const key = `${version} ${name}`;
    const running = underWay.get(key);
    if (running) return running;
    const mine = work(kept.peek(name)?.page)
      .then((page) => {
        kept.set(name, { page, version });
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, mine);
    return mine;
  }

  return {
    /**
     * The page of this name, made by `work` when none is kept or the catalogue has changed.
     * @param name everything that the page depends on but the catalogue
     * @throws what `work` throws
     */
    async get(name: string, work: MakePage<P>): Promise<P> {
      const version = await readVersion();
      const entry = kept.get(name);
      return entry?.version === version ? entry.page : make(name, version, work);
    },

    /** The page of this name as it was last, whatever has changed since. */
    last: (name: string): P | undefined => kept.peek(name)?.page,
  };
}
