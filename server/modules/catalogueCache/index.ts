import type { AppDeps } from '../../deps';
import { createCatalogueCache } from './catalogueCache';
import { createCatalogueWatch } from './catalogueWatch';
import { readChanges, sweepChanges, type ChangePosition } from './changesRepository';

export type { CacheTags, CatalogueCache } from './catalogueCache';

const MAX_SEARCHES = 300;

export type CatalogueCaches = ReturnType<typeof createCatalogueCaches>;

export function createCatalogueCaches({ db, clock, log }: Pick<AppDeps, 'db' | 'clock' | 'log'>) {
  const watch = createCatalogueWatch({
    readChanges: (since) => readChanges(db, since),
    clock,
    onError: (error) => log.warn({ err: error }, 'changes of the catalogue can not be read: cached responses go on'),
  });
  const positions: ChangePosition[] = [];
  return {
    catalogue: createCatalogueCache(watch, clock),
    /** Apart: searches must not evict the catalogue. */
    searches: createCatalogueCache(watch, clock, MAX_SEARCHES),
    version: watch.version,
    /** Called after catalogue changes: the next response shows them. */
    invalidate: watch.invalidate,
    jobs: [{ name: 'sweep old news of the catalogue', everyMs: 60_000, run: () => sweepChanges(db, positions) }],
  };
}
