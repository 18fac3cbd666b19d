import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock';
import { About, SALES, topicsOf, type Topic } from './about';
import type { CatalogueWatch } from './catalogueWatch';

/** A page of 48 products takes about 100 KB with its ready-made answer, most take a tenth of that: 50 MB where somebody asks for nothing but such. */
const MAX_ENTRIES = 500;
/** Best sellers may stand in an old order for so long: else every delivery would throw all lists away. */
const SALES_EVERY_MS = 30_000;
/** Whatever was overlooked ends here. */
const LONGEST_LIFE_MS = 10 * 60_000;

interface CacheOptions {
  watch: CatalogueWatch;
  clock: Clock;
  maxEntries?: number;
}

interface Entry {
  answer: Promise<unknown>;
  startedAtMs: number;
  /** Null until it is worked out. */
  topics: ReadonlySet<Topic> | null;
  /** What changed while it was worked out. */
  missed: Set<Topic>;
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

/**
 * Keeps answers about the catalogue for as long as what they are about stays as it is; the least recently asked go first. The same question
 * asked many times at once is worked out once. While the database doesn't answer, what is kept goes on being given.
 */
export function createCatalogueCache({ watch, clock, maxEntries = MAX_ENTRIES }: CacheOptions) {
  const keysByTopic = new Map<Topic, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    dispose: ({ topics }, key) => unlist(key, topics ?? []),
  });
  const underWay = new Set<Entry>();
  let salesAreNews = false;
  let salesDroppedAtMs = -Infinity;

  // The distance, not the order: a clock that is set back must not keep old answers alive.
  const isOver = (spanMs: number, sinceMs: number) => Math.abs(clock.now().getTime() - sinceMs) >= spanMs;

  function unlist(key: string, topics: Iterable<Topic>): void {
    for (const topic of topics) {
      const keys = keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) keysByTopic.delete(topic);
    }
  }

  function drop(topics: Iterable<Topic>): void {
    for (const topic of topics) {
      for (const entry of underWay) entry.missed.add(topic);
      for (const key of keysByTopic.get(topic) ?? []) entries.delete(key);
    }
  }

  watch.onNews((changes) => {
    if (changes.some(({ kind }) => kind === 'ALL')) {
      entries.clear();
      return;
    }
    const topics = new Set(changes.flatMap(topicsOf));
    if (topics.delete(SALES)) salesAreNews = true;
    drop(topics);
  });

  function dropSalesNowAndThen(): void {
    if (!salesAreNews || !isOver(SALES_EVERY_MS, salesDroppedAtMs)) return;
    salesAreNews = false;
    salesDroppedAtMs = clock.now().getTime();
    drop([SALES]);
  }

  function begin<T>(key: string, work: (about: About) => PromiseLike<T>): Promise<T> {
    const about = new About();
    // A query of Drizzle's runs anew each time it is awaited: what is kept is its answer.
    const answer = Promise.resolve(work(about));
    const entry: Entry = { answer, startedAtMs: clock.now().getTime(), topics: null, missed: new Set() };
    underWay.add(entry);
    entries.set(key, entry);
    answer.then(
      () => keep(key, entry, about.topics),
      () => {
        underWay.delete(entry);
        if (entries.peek(key) === entry) entries.delete(key);
      },
    );
    return answer;
  }

  function keep(key: string, entry: Entry, topics: ReadonlySet<Topic>): void {
    underWay.delete(entry);
    if (entries.peek(key) !== entry) return;
    for (const topic of topics) {
      // Read perhaps before the change, and told of it before anybody knew that it mattered.
      if (entry.missed.has(topic)) {
        entries.delete(key);
        return;
      }
    }
    entry.topics = topics;
    for (const topic of topics) keysByTopic.set(topic, (keysByTopic.get(topic) ?? new Set()).add(key));
  }

  return {
    /**
     * The kept answer to a question, or else the one that `work` gives. Not to be called inside a transaction.
     * @param key everything that the answer depends on but the catalogue itself
     * @param work says in `about` what its answer is about; where it says nothing, any change ends the answer
     */
    async get<T>(key: string, work: (about: About) => PromiseLike<T>): Promise<T> {
      await watch.bringUpToDate();
      dropSalesNowAndThen();
      const kept = entries.get(key);
      if (kept && (watch.isBlind() || !isOver(LONGEST_LIFE_MS, kept.startedAtMs))) return kept.answer as Promise<T>;
      return begin(key, work);
    },
  };
}
