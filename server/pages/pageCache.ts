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
  const kept = new Map<string, { page: P; version: string }>();
  const underWay = new Map<string, Promise<P>>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= kept.get(name)?.page.bytes ?? 0;
    kept.delete(name);
  }

  /** Written again even when kept: a Map remembers the order of writing, and so the first is the least recently asked. */
  function keep(name: string, page: P, version: string): void {
    drop(name);
    kept.set(name, { page, version });
    bytes += page.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function make(name: string, version: string, work: MakePage<P>): Promise<P> {
    // The version is from before: what changes while the page is made makes it stale, never true for ever.
    const key = `${version} ${name}`;
    const running = underWay.get(key);
    if (running) return running;
    const mine = work(kept.get(name)?.page)
      .then((page) => {
        keep(name, page, version);
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
      if (entry?.version !== version) return make(name, version, work);
      keep(name, entry.page, version);
      return entry.page;
    },

    /** The page of this name as it was last, whatever has changed since. */
    last: (name: string): P | undefined => kept.get(name)?.page,
  };
}
