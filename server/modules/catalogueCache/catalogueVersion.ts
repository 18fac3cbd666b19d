import type { Clock } from '../../lib/clock';
import type { CatalogueWatch } from './catalogueWatch';

/** The order of best sellers changes without notice. */
const MAX_AGE_MS = 30_000;

/** Changes with the catalogue. Never rejects. */
export function createCatalogueVersion({ watch, clock }: { watch: CatalogueWatch; clock: Clock }) {
  let changes = 0;
  watch.onChanges(() => {
    changes += 1;
  });
  return async (): Promise<string> => {
    await watch.refresh();
    return `${changes} ${Math.floor(clock.now().getTime() / MAX_AGE_MS)}`;
  };
}
