import type { Clock } from '../../lib/clock';
import type { Change, Look, SeenChanges } from './changesRepository';

/** Other processes' changes show after this long at most. */
const LOOK_EVERY_MS = 500;
/** For a database that is slower than this nobody waits who can be given a kept answer. */
const PATIENCE_MS = 200;

interface WatchOptions {
  look: (since: SeenChanges | null) => Promise<Look>;
  clock: Clock;
  /** Told once for each time that the database stops answering. */
  onTrouble?: (error: unknown) => void;
}

export type CatalogueWatch = ReturnType<typeof createCatalogueWatch>;

/**
 * Tells those who keep answers what changed in the catalogue, whoever changed it. It looks when somebody asks, at most every half second, and once for
 * all who ask at the same time; while the database does not answer, nobody is told anything.
 */
export function createCatalogueWatch({ look, clock, onTrouble }: WatchOptions) {
  const listeners: ((changes: readonly Change[]) => void)[] = [];
  let seen: SeenChanges | null = null;
  let lookedAtMs = -Infinity;
  let lookUnderWay: Promise<void> | undefined;
  let isSlow = false;
  let isBlind = false;
  let looksBegun = 0;
  let newestLook = 0;

  // The distance, not the order: a clock that is set back must not keep old answers alive.
  const isFresh = () => Math.abs(clock.now().getTime() - lookedAtMs) < LOOK_EVERY_MS;

  function tell({ seen: now, changes }: Look, number: number): void {
    // Overtaken by a later look, which has told all of this.
    if (number < newestLook) return;
    newestLook = number;
    // What was kept before the first look is of no known age.
    const news: readonly Change[] = seen === null ? [{ kind: 'ALL', productId: null }] : changes;
    seen = now;
    if (news.length > 0) for (const listener of listeners) listener(news);
  }

  function startLook(): Promise<void> {
    const startedAtMs = clock.now().getTime();
    const number = ++looksBegun;
    const mine: Promise<void> = look(seen)
      .then(
        (found) => {
          isBlind = false;
          tell(found, number);
        },
        (error: unknown) => {
          if (!isBlind) onTrouble?.(error);
          isBlind = true;
        },
      )
      .finally(() => {
        // Overtaken by invalidate(): what was read may be older than the change.
        if (lookUnderWay !== mine) return;
        lookedAtMs = startedAtMs;
        lookUnderWay = undefined;
        isSlow = false;
      });
    return mine;
  }

  return {
    /** Gives the news since the last time to all listeners first, unless the database is too slow for that. Never rejects. */
    async bringUpToDate(): Promise<void> {
      if (isFresh()) return;
      lookUnderWay ??= startLook();
      if (isSlow) return;
      const mine = lookUnderWay;
      await withinPatience(mine, () => {
        if (lookUnderWay === mine) isSlow = true;
      });
    },

    /** Makes the next question look at once: to be called after a transaction that changed stock, prices or words. */
    invalidate(): void {
      lookedAtMs = -Infinity;
      lookUnderWay = undefined;
      isSlow = false;
    },

    /** Whether the database does not answer, or very slowly. */
    isBlind: () => isBlind || isSlow,

    onNews(listener: (changes: readonly Change[]) => void): void {
      listeners.push(listener);
    },
  };
}

async function withinPatience(work: Promise<void>, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      resolve();
    }, PATIENCE_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
