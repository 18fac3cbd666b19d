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
    /** Searches and narrowed lists, apart so that they never push the catalogue out. */
    searches: createCatalogueCache(watch, clock, MAX_SEARCHES),
    /** Changes whenever a page may have changed. */
    version: watch.version,
    /** For transactions that changed stock, prices or texts: the next response shows it. */
    invalidate: watch.invalidate,
    jobs: [{ name: 'sweep old news of the catalogue', everyMs: 60_000, run: () => sweepChanges(db, positions) }],
  };
}
