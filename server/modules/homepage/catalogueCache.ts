import type { Clock } from '../../lib/clock';

/** Other processes' changes show after this long at most. */
const CHECK_EVERY_MS = 500;
/** A page of 48 products takes about 50 KB in memory: 10 MB at the worst. */
const MAX_ENTRIES = 200;

interface CacheOptions {
  /** Text that differs whenever anything that answers are made of has changed. */
  readVersion: () => Promise<string>;
  clock: Clock;
  maxEntries?: number;
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

/**
 * Keeps answers about the catalogue for as long as the catalogue stays as it is; the least recently asked go first. The same question asked
 * many times at once is worked out once.
 */
export function createCatalogueCache({ readVersion, clock, maxEntries = MAX_ENTRIES }: CacheOptions) {
  const answers = new Map<string, Promise<unknown>>();
  let version: string | undefined;
  let checkedAtMs = -Infinity;
  let check: Promise<void> | undefined;

  // The distance, not the order: a clock that is set back must not keep old answers alive.
  const isFresh = () => Math.abs(clock.now().getTime() - checkedAtMs) < CHECK_EVERY_MS;

  function startCheck(): Promise<void> {
    const startedAtMs = clock.now().getTime();
    const mine: Promise<void> = readVersion()
      .then((found) => {
        // Overtaken by invalidate(): what was read may be older than the change.
        if (check !== mine) return;
        if (found !== version) answers.clear();
        version = found;
        checkedAtMs = startedAtMs;
      })
      .finally(() => {
        if (check === mine) check = undefined;
      });
    return mine;
  }

  async function bringUpToDate(): Promise<void> {
    if (isFresh()) return;
    check ??= startCheck();
    await check;
  }

  return {
    /**
     * The kept answer to a question, or else the one that `work` gives. Not to be called inside a transaction.
     * @param key everything that the answer depends on but the catalogue itself
     */
    async get<T>(key: string, work: () => PromiseLike<T>): Promise<T> {
      await bringUpToDate();
      const kept = answers.get(key) as Promise<T> | undefined;
      // A query of Drizzle's runs anew each time it is awaited: what is kept is its answer.
      const answer = kept ?? Promise.resolve(work());
      // Written again even when kept: a Map remembers the order of writing, and so the first key is the least recently asked.
      answers.delete(key);
      answers.set(key, answer);
      if (!kept) {
        answer.catch(() => {
          if (answers.get(key) === answer) answers.delete(key);
        });
        const [oldest] = answers.keys();
        if (answers.size > maxEntries && oldest !== undefined) answers.delete(oldest);
      }
      return answer;
    },

    /** Text that differs whenever the catalogue has changed: for whoever keeps something made of these answers. */
    async version(): Promise<string> {
      await bringUpToDate();
      return version ?? '';
    },

    /** Makes the next question look for changes at once: to be called after a transaction that changed stock, prices or words. */
    invalidate(): void {
      checkedAtMs = -Infinity;
      check = undefined;
    },
  };
}
