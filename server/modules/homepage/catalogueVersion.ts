import type { Clock } from '../../lib/clock';
import type { CatalogueWatch } from './catalogueWatch';

/** Some answers end without any news, such as the order of best sellers: no version outlives this. */
const LONGEST_LIFE_MS = 30_000;

/**
 * For whoever keeps something that is made of answers: a text that stays the same for as long as all of them surely do. It never fails; while the
 * database does not answer, what is known goes on being true.
 */
export function createCatalogueVersion({ watch, clock }: { watch: CatalogueWatch; clock: Clock }) {
  let news = 0;
  watch.onNews(() => {
    news += 1;
  });
  return async (): Promise<string> => {
    await watch.bringUpToDate();
    return `${news} ${Math.floor(clock.now().getTime() / LONGEST_LIFE_MS)}`;
  };
}
