import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import { createCatalogueCache, type CatalogueCache } from './catalogueCache';
import { createCatalogueVersion } from './catalogueVersion';
import { createCatalogueWatch } from './catalogueWatch';
import { readChanges, sweepChanges, type ChangePosition } from './changesRepository';

export type { CacheTags } from './cacheTags';
export type { CatalogueCache } from './catalogueCache';

const MAX_SEARCHES = 300;

export interface CatalogueCaches {
  catalogue: CatalogueCache;
  /** Searches and narrowed lists, apart so that they never push the catalogue out. */
  searches: CatalogueCache;
  /** Changes whenever a page may have changed. */
  version: () => Promise<string>;
  /** For transactions that changed stock, prices or texts: the next response shows it. */
  invalidate: () => void;
  jobs: Job[];
}

export function createCatalogueCaches({ db, clock, log }: Pick<AppDeps, 'db' | 'clock' | 'log'>): CatalogueCaches {
  const watch = createCatalogueWatch({
    readChanges: (since) => readChanges(db, since),
    clock,
    onError: (error) => log.warn({ err: error }, 'changes of the catalogue can not be read: cached responses go on'),
  });
  const positions: ChangePosition[] = [];
  return {
    catalogue: createCatalogueCache({ watch, clock }),
    searches: createCatalogueCache({ watch, clock, maxEntries: MAX_SEARCHES }),
    version: createCatalogueVersion({ watch, clock }),
    invalidate: () => watch.invalidate(),
    jobs: [{ name: 'sweep old news of the catalogue', everyMs: 60_000, run: () => sweepChanges(db, positions) }],
  };
}
