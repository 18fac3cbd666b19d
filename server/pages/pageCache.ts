/** How long a reader waits to hear whether a kept page is still true. A page from the shelf is better than none. */
const PATIENCE_MS = 300;

interface CacheOptions {
  /** Text that differs whenever anything that pages show has changed. */
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
 * once. While nobody can tell how the catalogue stands, what is kept goes on being served.
 */
export function createPageCache<P extends Page>({ readVersion, maxBytes }: CacheOptions) {
  const kept = new Map<string, { page: P; version: string }>();
  const underWay = new Map<string, Promise<P>>();
  let bytes = 0;
  /** A look at the version takes too long: until it ends, nobody else waits for another. */
  let isLate = false;

  /** The version, or null where it can't be told in time. */
  function versionInTime(): Promise<string | null> {
    if (isLate) return Promise.resolve(null);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, PATIENCE_MS);
      const settle = (version: string | null) => {
        clearTimeout(timer);
        isLate = false;
        resolve(version);
      };
      readVersion().then(settle, () => settle(null));
    });
  }

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
     * @throws what `work` throws, or whatever keeps the version from being read when nothing is kept
     */
    async get(name: string, work: MakePage<P>): Promise<P> {
      const entry = kept.get(name);
      const version = entry ? await versionInTime() : await readVersion();
      if (!entry || (version !== null && version !== entry.version)) return make(name, version ?? '', work);
      keep(name, entry.page, entry.version);
      return entry.page;
    },

    /** The page of this name as it was last, whatever has changed since. */
    last: (name: string): P | undefined => kept.get(name)?.page,
  };
}
