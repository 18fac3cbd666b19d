import type { Language } from '../../../contract/constants';
import type { PackSales, SaleQuery, SoldOutBody } from '../../../contract/staffStock';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Job } from '../../lib/jobs';
import { nextMorning } from '../../lib/shopDays';
import type { StockLedger } from '../stockLedger';
import * as repository from './repository';
import { serializeMark } from './stockQueries.service';

export type SoldOut = ReturnType<typeof createSoldOut>;

type Actor = Pick<StaffUser, 'name'> & { staffId: string | null };

const EVERY_MS = 60_000;
const SYSTEM: Actor = { staffId: null, name: 'system' };

/** Staff stop the sale of a pack, whatever is on the shelf: its stock stays as it is. */
export function createSoldOut(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  stockLedger: Pick<StockLedger, 'noteChange'>,
) {
  async function end(tx: Transaction, packId: string, by: Actor, at: Date): Promise<void> {
    await repository.endMark(tx, packId, { endedAt: at, endedBy: by.staffId });
    await recordAudit(tx, by, { action: 'sellAgain', subject: 'pack', subjectId: packId }, at);
    stockLedger.noteChange(tx);
  }

  /** @throws AppError 404 for an unknown pack */
  const withPack = (packId: string, work: (tx: Transaction, at: Date) => Promise<void>): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (!(await repository.lockAnyPack(tx, packId))) throw new AppError(404, 'stock.packNotFound');
      await work(tx, clock.now());
    });

  return {
    async list(query: SaleQuery, language: Language): Promise<PackSales> {
      const rows = await repository.findSales(db, query, language);
      return {
        tomorrow: nextMorning(clock.now()).toISOString(),
        packs: rows.map((row) => ({ ...row, soldOut: serializeMark(row.soldOut) })),
      };
    },

    /** A mark takes the place of the one before. The same again changes nothing. */
    mark: (packId: string, { until: wanted, note = '' }: SoldOutBody, by: StaffUser): Promise<void> =>
      withPack(packId, async (tx, at) => {
        const until = wanted === 'TOMORROW' ? nextMorning(at) : null;
        const earlier = await repository.findMark(tx, packId);
        if (earlier && earlier.until?.getTime() === until?.getTime()) return;
        if (earlier) await repository.endMark(tx, packId, { endedAt: at, endedBy: by.staffId });
        const written = { until, note: note.trim() || null };
        await repository.insertMark(tx, { id: newId(), packId, markedBy: by.staffId, markedAt: at, ...written });
        const audited = { action: 'markSoldOut', subject: 'pack', subjectId: packId };
        await recordAudit(tx, by, { ...audited, after: written }, at);
        stockLedger.noteChange(tx);
      }),

    sellAgain: (packId: string, by: StaffUser): Promise<void> =>
      withPack(packId, async (tx, at) => {
        if (await repository.findMark(tx, packId)) await end(tx, packId, by, at);
      }),

    /** Safe in several processes: each mark is read again under its pack's lock. */
    job: {
      name: 'sell again what was sold out until the morning',
      everyMs: EVERY_MS,
      run: async () => {
        for (const packId of await repository.findDueMarks(db, clock.now()))
          await withPack(packId, async (tx, at) => {
            const mark = await repository.findMark(tx, packId);
            if (mark?.until && mark.until <= at) await end(tx, packId, SYSTEM, at);
          });
      },
    } satisfies Job,
  };
}
