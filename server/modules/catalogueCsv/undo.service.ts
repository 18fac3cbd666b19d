import { recordAudits } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { Messages } from '../../lib/messages';
import { manyProducts } from '../catalogueEditing';
import type { StockLedger } from '../stockLedger';
import { readRows, type OnProgress } from './csvImport.service';
import type { Problem } from './plan';
import * as repository from './repository';
import { createPlanningReader, groupBy, inChunks } from './catalogueReads';
import { planUndo, type UndoPlanning } from './undoPlan';
import { countedPackIds, writeProducts } from './productWrites';

type Row = repository.StoredRow;

export function createUndo(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  stockLedger: StockLedger,
  messages: Messages,
  catalogueChanged: () => void,
) {
  const planningReader = createPlanningReader(messages, clock);

  /** Under the locks, as all is now. */
  async function read(tx: Transaction, rows: readonly Row[], ids: readonly string[]) {
    const lines = rows.flatMap(
      ({ changes }) => changes.find(({ column }) => column === 'parts')?.before ?? [],
    ) as string[];
    const added = rows.flatMap(({ kind, packId }) => (kind === 'CHANGE' || packId === null ? [] : [packId]));
    const { stored, planning } = await planningReader.lock(tx, { ids, lines, counted: countedPackIds(rows) });
    const undoPlanning: UndoPlanning = {
      ...planning,
      isUndo: true,
      leaving: new Set(),
      usedIds: await manyProducts.findUsedPackIds(tx, added),
    };
    return { stored: new Map(stored.map((product) => [product.id, product])), planning: undoPlanning };
  }

  return {
    /** @throws AppError 404; 409 for one that is not applied, or was undone before */
    async undo(staff: StaffUser, id: string, onProgress: OnProgress): Promise<void> {
      await inTransaction(db, async (tx) => {
        const file = await repository.lockImport(tx, id);
        if (!file) throw new AppError(404, 'catalogueCsv.notFound');
        if (file.status !== 'APPLIED') throw new AppError(409, 'catalogueCsv.notApplied');
        const rows = await readRows(tx, id, 'WRITTEN');
        onProgress(0, rows.length);
        const groups = groupBy(rows, ({ productId }) => productId ?? '');
        const { stored, planning } = await read(tx, rows, [...groups.keys()]);

        const at = clock.now();
        const stays = new Map<number, Problem[]>();
        let done = 0;
        for await (const some of inChunks([...groups])) {
          const plans = some.flatMap(
            ([productId, group]) => planUndo(stored.get(productId), group, planning, stays) ?? [],
          );
          const { audits } = await writeProducts(tx, plans, {
            stockLedger,
            staffId: staff.staffId,
            fileName: file.fileName,
            reason: 'CORRECTION',
            at,
            slugs: new Set(),
            planning,
          });
          await recordAudits(tx, staff, audits, at);
          await manyProducts.deletePacksOf(
            tx,
            plans.flatMap(({ removedPackIds }) => removedPackIds),
          );
          await manyProducts.deleteProductsOf(
            tx,
            plans.flatMap(({ removedProductId }) => removedProductId ?? []),
          );
          const undone = some.flatMap(([, group]) => group);
          await repository.updateRows(
            tx,
            undone.map(({ importId, row, productId, packId, written }) => {
              const problems = stays.get(row) ?? [];
              return {
                importId,
                row,
                productId,
                packId,
                written,
                problems,
                state: stays.has(row) ? 'STAYS' : 'UNDONE',
              };
            }),
          );
          done += undone.length;
          onProgress(done, rows.length);
        }
        await repository.updateImport(tx, id, { status: 'UNDONE', undoneAt: at });
        const after = { file: file.fileName, undone: rows.length - stays.size, stays: stays.size };
        await recordAudits(tx, staff, [{ action: 'undoImport', subject: 'csvFile', subjectId: id, after }], at);
      });
      catalogueChanged();
    },
  };
}
