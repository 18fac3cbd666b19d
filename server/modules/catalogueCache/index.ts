import type { AppDeps } from '../../deps';
import { createCatalogueCache } from './catalogueCache';
import { createCatalogueWatch } from './catalogueWatch';
import { readChanges, sweepChanges, type ChangePosition } from './changesRepository';

export type { CacheTags, CatalogueCache } from './catalogueCache';

const MAX_SEARCHES = 300;
/** A few KB each. */
const MAX_PACKS = 2_000;

export type CatalogueCaches = ReturnType<typeof createCatalogueCaches>;

type Needs = Pick<AppDeps, 'db' | 'clock' | 'log' | 'config' | 'metrics'>;

export function createCatalogueCaches({ db, clock, log, config, metrics }: Needs) {
  const watch = createCatalogueWatch({
    readChanges: (since) => readChanges(db, since),
    clock,
    pollIntervalMs: config.database.cachePollMs,
    onError: (error) => log.warn({ err: error }, 'changes of the catalogue can not be read: cached responses go on'),
  });
  const positions: ChangePosition[] = [];
  const create = (name: string, maxEntries?: number) =>
    createCatalogueCache(watch, clock, { maxEntries, onRead: (isHit) => metrics.countCacheRead(name, isHit) });
  return {
    catalogue: create('catalogue'),
    /** They are cached apart, because neither searches nor carts must evict the catalogue. */
    searches: create('searches', MAX_SEARCHES),
    packs: create('packs', MAX_PACKS),
    version: watch.version,
    /** Called after catalogue changes: the next response shows them. */
    invalidate: watch.invalidate,
    jobs: [{ name: 'sweep old news of the catalogue', everyMs: 60_000, run: () => sweepChanges(db, positions) }],
  };
}
