import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import { completeShopRules } from '../../lib/shopRules';
import { afterQuietHours, type Notifier } from '../messaging';
import type { StoreService } from '../shopSettings';
import * as repository from './repository';

const EVERY_MS = 10_000;

/** Tells those who wait for packs that are back, in the order of asking, and no more of them than there are units. */
export const backInStockJob = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  notifier: Pick<Notifier, 'isReachable' | 'notifyAwaiting'>,
  store: Pick<StoreService, 'getSettings'>,
): Job => ({
  name: 'tell who waits for packs',
  everyMs: EVERY_MS,
  run: async () => {
    await repository.lowerToldUnits(db);
    const now = clock.now();
    const { opening } = completeShopRules((await store.getSettings()).counter);
    // At night a message waits, and the units would be gone by the morning. A closed shop sells none.
    if (opening !== 'OPEN' || afterQuietHours(now) > now) return;
    for (const packId of await repository.findBackPacks(db)) {
      await inTransaction(db, async (tx) => {
        const untold = await repository.lockQueue(tx, packId);
        if (untold <= 0) return;
        const told = await repository.takeFirst(tx, packId, { limit: untold, isReachable: notifier.isReachable });
        if (told.length === 0) return;
        await repository.addToldUnits(tx, packId, told.length);
        await notifier.notifyAwaiting(tx, { packId, told });
      });
    }
  },
});
