import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import { shopDay } from '../../lib/shopDays';
import type { PackChanges } from './packChanges';
import * as repository from './repository';
import { latestBestBefore, sellUntil, type ShelfLifeRule } from './shelfLife';

const EVERY_MS = 10 * 60_000;
const SYSTEM = { staffId: null, name: 'system' };

/** Safe in several processes: each batch is read again under its pack's lock. */
export function shelfLifeJob(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { takeOutOfSale }: PackChanges,
  getRule: () => Promise<ShelfLifeRule>,
): Job {
  const hasEnded = (batch: repository.Batch, rule: ShelfLifeRule): boolean => {
    const last = sellUntil(batch, rule);
    return batch.stock > 0 && batch.outOfSale === null && last !== null && last < shopDay(clock.now());
  };

  return {
    name: 'take short-dated batches out of sale',
    everyMs: EVERY_MS,
    run: async () => {
      const rule = await getRule();
      const rows = await repository.findExpiring(db, latestBestBefore(shopDay(clock.now()), rule), 'en');
      for (const { batch: found } of rows.filter(({ batch }) => hasEnded(batch, rule))) {
        await inTransaction(db, async (tx) => {
          await repository.lockPack(tx, found.packId);
          const batch = await repository.findBatch(tx, found.id);
          if (!batch || !hasEnded(batch, rule)) return;
          const at = clock.now();
          await takeOutOfSale(tx, batch, { why: 'SHELF_LIFE', actorId: null, at });
          const after = {
            reason: 'SHELF_LIFE',
            batch: batch.code,
            bestBefore: batch.bestBefore,
            quantity: batch.stock,
          };
          await recordAudit(tx, SYSTEM, { action: 'changeStock', subject: 'pack', subjectId: batch.packId, after }, at);
        });
      }
    },
  };
}
