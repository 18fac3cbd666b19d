import { OPENING_BATCH } from '../../../contract/stockConstants';
import { ORIGIN_DAYS, originProblem } from '../../../contract/producerConstants';
import type { BatchOrigin, OriginBody } from '../../../contract/producers';
import { differences, recordAudit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { isForeignKeyViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { isDay } from '../../lib/shopDays';
import { documentPath } from '../producers';
import type { StockLedger } from '../stockLedger';
import * as repository from './repository';

type Facts = Pick<repository.Batch, repository.OriginColumn>;

/** Harvest, then milling, then packing. @throws FieldsError */
export function checkOrigin(origin: OriginBody, packedOn: string | null): void {
  for (const name of ORIGIN_DAYS) {
    const day = origin[name];
    if (day !== null && !isDay(day)) throw new FieldsError({ [name]: { key: 'validation.day.invalid' } });
  }
  const problem = originProblem(origin, packedOn);
  if (problem) throw new FieldsError({ [problem]: { key: 'stock.originOrder' } });
}

/** @throws AppError 404 for a producer or a report that is gone */
export async function writeOrigin(tx: Transaction, batchId: string, origin: OriginBody): Promise<void> {
  const { producerId, harvestedFrom, harvestedUntil, milledOn, labReportId } = origin;
  const change: Facts = { producerId, harvestedFrom, harvestedUntil, milledOn, labReportId };
  await Promise.resolve(repository.updateBatch(tx, batchId, change)).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw new AppError(404, 'producers.notFound');
    throw error;
  });
}

/** What the log says: the producer by name. */
export async function loggedOrigin(db: Queries, { producerId, labReportId, ...days }: OriginBody) {
  return {
    producer: producerId === null ? null : await repository.findProducerName(db, producerId),
    harvestedFrom: days.harvestedFrom,
    harvestedUntil: days.harvestedUntil,
    milledOn: days.milledOn,
    hasLabReport: labReportId !== null,
  };
}

export const serializeOrigin = (batch: repository.Batch): BatchOrigin | null =>
  batch.code === OPENING_BATCH || batch.traceCode === null
    ? null
    : {
        producerId: batch.producerId,
        harvestedFrom: batch.harvestedFrom,
        harvestedUntil: batch.harvestedUntil,
        milledOn: batch.milledOn,
        labReportId: batch.labReportId,
        labReport: documentPath(batch.labReportId),
        traceCode: batch.traceCode,
      };

export type BatchOrigins = ReturnType<typeof createBatchOrigins>;

/** Where batches come from, as staff enter it. */
export function createBatchOrigins({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, stockLedger: StockLedger) {
  return {
    /** @throws FieldsError for days out of order; AppError 404; 409 for stock of unknown origin */
    change: (batchId: string, origin: OriginBody, by: StaffUser): Promise<void> =>
      inTransaction(db, async (tx) => {
        const known = await repository.findBatch(tx, batchId);
        if (!known || !(await repository.lockPack(tx, known.packId))) throw new AppError(404, 'stock.batchNotFound');
        if (known.code === OPENING_BATCH) throw new AppError(409, 'stock.originUnknown');
        // Under the lock, another person's change is seen.
        const batch = (await repository.findBatch(tx, batchId)) ?? known;
        checkOrigin(origin, batch.packedOn);
        const former = await loggedOrigin(tx, batch);
        await writeOrigin(tx, batchId, origin);
        stockLedger.noteChange(tx);
        const { hasAny, before, after } = differences(former, await loggedOrigin(tx, origin));
        if (!hasAny) return;
        const audited = { action: 'changeStock', subject: 'pack', subjectId: batch.packId };
        await recordAudit(tx, by, { ...audited, before, after: { batch: batch.code, ...after } }, clock.now());
      }),
  };
}
