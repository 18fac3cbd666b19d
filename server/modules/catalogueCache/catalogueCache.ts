import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock';
import type { CatalogueWatch } from './catalogueWatch';
import type { Change } from './changesRepository';

/** About 50 MB at worst. */
const MAX_ENTRIES = 500;
/** Otherwise every delivery would drop all lists. */
const SALES_INTERVAL_MS = 30_000;
const TTL_MS = 10 * 60_000;

const UNTAGGED = 'untagged';
const LISTS = 'lists';
const STOCK = 'stock';
const SALES = 'sales';
const POLL = 'poll';
const productTag = (id: string): string => `product ${id}`;

/** Settings and categories drop every value; any change but sales drops one without tags. */
export class CacheTags {
  readonly #tags = new Set([UNTAGGED]);

  #add(...tags: string[]): this {
    this.#tags.delete(UNTAGGED);
    for (const tag of tags) this.#tags.add(tag);
    return this;
  }

  /** Settings and categories only. */
  shop = () => this.#add();

  products = (products: readonly { _id: string }[]) => this.#add(...products.map(({ _id }) => productTag(_id)));

  /** Products for sale, with texts and prices. */
  lists = () => this.#add(LISTS);

  stock = () => this.#add(STOCK);

  sales = () => this.#add(SALES);

  /** Dropped at each poll: for what orders move besides stock. */
  poll = () => this.#add(POLL);

  dependsOn = (changed: ReadonlySet<string>): boolean => [...this.#tags].some((tag) => changed.has(tag));
}

function tagsOf({ kind, productId }: Change): string[] {
  if (kind === 'SALES') return [SALES];
  const tags = [UNTAGGED, productTag(productId ?? '')];
  if (kind === 'PRODUCT') tags.push(LISTS);
  if (kind === 'SHELF') tags.push(STOCK);
  return tags;
}

interface Entry {
  value: Promise<unknown>;
  startedAtMs: number;
  tags: CacheTags;
  /** Invalidated while the value loads; null afterwards. */
  missed: Set<string> | null;
}

interface CacheOptions {
  maxEntries?: number;
  onRead?: (isHit: boolean) => void;
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

/** Concurrent requests share one load. While the database is down, values never expire. */
export function createCatalogueCache(
  watch: CatalogueWatch,
  clock: Clock,
  { maxEntries = MAX_ENTRIES, onRead = () => undefined }: CacheOptions = {},
) {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  let haveSalesChanged = false;
  let salesDroppedAtMs = -Infinity;

  // The difference is absolute, because the clock may be set back.
  const hasPassed = (spanMs: number, sinceMs: number) => Math.abs(clock.now().getTime() - sinceMs) >= spanMs;

  function invalidate(changed: ReadonlySet<string>): void {
    for (const [key, { tags, missed }] of [...entries.entries()]) {
      if (missed) for (const tag of changed) missed.add(tag);
      else if (tags.dependsOn(changed)) entries.delete(key);
    }
  }

  watch.onPoll((changes) => {
    if (changes.some(({ kind }) => kind === 'ALL')) {
      entries.clear();
      return;
    }
    const tags = new Set([POLL, ...changes.flatMap(tagsOf)]);
    if (tags.delete(SALES)) haveSalesChanged = true;
    invalidate(tags);
  });

  function load<T>(key: string, loadValue: (tags: CacheTags) => PromiseLike<T>): Promise<T> {
    const tags = new CacheTags();
    const missed = new Set<string>();
    // A Drizzle query runs each time it is awaited.
    const value = Promise.resolve(loadValue(tags));
    const entry: Entry = { value, startedAtMs: clock.now().getTime(), tags, missed };
    const drop = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    entries.set(key, entry);
    value.then(() => {
      entry.missed = null;
      // The value may be older than the change.
      if (tags.dependsOn(missed)) drop();
    }, drop);
    return value;
  }

  async function refresh(): Promise<void> {
    await watch.refresh();
    if (haveSalesChanged && hasPassed(SALES_INTERVAL_MS, salesDroppedAtMs)) {
      haveSalesChanged = false;
      salesDroppedAtMs = clock.now().getTime();
      invalidate(new Set([SALES]));
    }
  }

  function find<T>(key: string): Promise<T> | undefined {
    const cached = entries.get(key);
    const isFresh = cached && (watch.isDown() || !hasPassed(TTL_MS, cached.startedAtMs));
    return isFresh ? (cached.value as Promise<T>) : undefined;
  }

  /** Also counts it. */
  function read<T>(key: string): Promise<T> | undefined {
    const found = find<T>(key);
    onRead(found !== undefined);
    return found;
  }

  return {
    /**
     * Never call it in a transaction.
     * @param key all that the value depends on besides the catalogue
     */
    async get<T>(key: string, loadValue: (tags: CacheTags) => PromiseLike<T>): Promise<T> {
      await refresh();
      return read<T>(key) ?? load(key, loadValue);
    },

    /** Works as `get` for many keys: one load for all that are missing. */
    async getEach<T>(
      keys: readonly string[],
      loadMissing: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
      describe: (tags: CacheTags, value: T | undefined) => void,
    ): Promise<(T | undefined)[]> {
      await refresh();
      const missing = keys.filter((key) => !read(key));
      const loading = missing.length > 0 ? loadMissing(missing) : null;
      const loadOne = (key: string) =>
        load(key, async (tags) => {
          const value = (await loading)?.get(key);
          describe(tags, value);
          return value;
        });
      return Promise.all(keys.map((key) => find<T | undefined>(key) ?? loadOne(key)));
    },
  };
}
