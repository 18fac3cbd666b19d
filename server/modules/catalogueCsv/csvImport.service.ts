import { recordAudits } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { CsvVersions } from '../../db/schema/catalogueImports';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { Messages } from '../../lib/messages';
import { isSame, manyProducts } from '../catalogueEditing';
import type { StockLedger } from '../stockLedger';
import type { Cells, Problem, PlannedProduct, Planning, StoredProduct } from './plan';
import { planProduct } from './productPlan';
import * as repository from './repository';
import {
  createPlanningReader,
  findStockLevelsOf,
  findStored,
  groupBy,
  inChunks,
  leavingOf,
  linesIn,
} from './catalogueReads';
import { countedChange, countedPackIds, writeProducts, type Place } from './productWrites';

export type OnProgress = (done: number, total: number) => void;
type Row = repository.StoredRow;

/** Rows of a state, in parts: the texts of 20,000 rows are many bytes. */
export async function readRows(tx: Transaction, importId: string, state: Row['state']): Promise<Row[]> {
  const limit = 2_000;
  const rows: Row[] = [];
  for (;;) {
    const some = await repository.findRows(tx, importId, { state, after: rows.at(-1)?.row ?? 0, limit });
    rows.push(...some);
    if (some.length < limit) return rows;
  }
}

/** Writes what a dry run showed and a person consented to, in one transaction. */
export function createCsvImport(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  stockLedger: StockLedger,
  messages: Messages,
  catalogueChanged: () => void,
) {
  const planningReader = createPlanningReader(messages, clock);

  /** Under the locks, as the rows are now. */
  async function planAgain(tx: Transaction, rows: readonly Row[]) {
    const groups = groupBy(rows, ({ sku }) => sku);
    const skus = [...groups.keys()];
    const files = rows as readonly { cells: Cells }[];
    const locked = await planningReader.lock(tx, { skus, lines: linesIn(files), counted: countedPackIds(rows) });
    const stored = new Map(locked.stored.map((product) => [product.fields.sku, product]));
    const planning = { ...locked.planning, leaving: leavingOf(files, locked.planning.reader) };
    const plans: PlannedProduct[] = [];
    const missed = new Map<number, Problem[]>();
    for await (const some of inChunks([...groups])) {
      for (const [sku, group] of some) plans.push(planUnchanged(sku, group, stored.get(sku) ?? null, planning, missed));
    }
    return { plans: plans.filter((plan) => plan.rows.length > 0), missed, planning };
  }

  async function versionsAfter(tx: Transaction, plans: readonly PlannedProduct[], places: ReadonlyMap<number, Place>) {
    const productIds = [...new Set([...places.values()].map(({ productId }) => productId))];
    const products = new Map((await findStored(tx, { ids: productIds })).map((product) => [product.id, product]));
    const countedIds = plans.flatMap(({ rows }) =>
      rows.flatMap((row) => (countedChange(row) === 0 ? [] : (places.get(row.row)?.packId ?? []))),
    );
    const stockLevels = await findStockLevelsOf(tx, countedIds);
    return ({ productId, packId }: Place): CsvVersions => {
      const product = products.get(productId);
      const pack = product?.packs.find(({ id }) => id === packId);
      const stock = packId === null ? undefined : stockLevels.get(packId)?.version;
      return {
        ...(product && { product: product.version }),
        ...(pack && { pack: pack.version }),
        ...(stock !== undefined && { stock }),
      };
    };
  }

  return {
    /**
     * @param fileHash of the file whose dry run was seen
     * @throws AppError 404; 409 for another file, or one that was applied before
     */
    async apply(staff: StaffUser, id: string, fileHash: string, onProgress: OnProgress): Promise<void> {
      await inTransaction(db, async (tx) => {
        const file = await repository.lockImport(tx, id);
        if (!file) throw new AppError(404, 'catalogueCsv.notFound');
        if (file.fileHash !== fileHash) throw new AppError(409, 'catalogueCsv.otherFile');
        if (file.status !== 'CHECKED') throw new AppError(409, 'catalogueCsv.appliedBefore');
        const rows = await readRows(tx, id, 'READY');
        if (rows.length === 0) throw new AppError(409, 'catalogueCsv.nothingToWrite');
        onProgress(0, rows.length);
        const { plans, missed, planning } = await planAgain(tx, rows);

        const at = clock.now();
        const slugs = plans.some(({ stored }) => stored === null)
          ? await manyProducts.findSlugs(tx)
          : new Set<string>();
        const places = new Map<number, Place>();
        for await (const some of inChunks(plans)) {
          const writing = {
            stockLedger,
            staffId: staff.staffId,
            fileName: file.fileName,
            reason: 'COUNTED',
            at,
            slugs,
            planning,
          } as const;
          const written = await writeProducts(tx, some, writing);
          await recordAudits(tx, staff, written.audits, at);
          for (const [row, place] of written.places) places.set(row, place);
          onProgress(places.size, rows.length);
        }

        const versionsOf = await versionsAfter(tx, plans, places);
        for await (const some of inChunks(rows)) {
          await repository.updateRows(
            tx,
            some.map(({ row }) => {
              const place = places.get(row);
              const rest = { importId: id, row, productId: place?.productId ?? null, packId: place?.packId ?? null };
              return place
                ? { ...rest, state: 'WRITTEN', problems: [], written: versionsOf(place) }
                : { ...rest, state: 'MISSED', problems: missed.get(row) ?? [], written: null };
            }),
          );
        }
        await repository.updateImport(tx, id, { status: 'APPLIED', appliedAt: at });
        const after = { file: file.fileName, written: places.size, missed: missed.size };
        await recordAudits(tx, staff, [{ action: 'importCatalogue', subject: 'csvFile', subjectId: id, after }], at);
      });
      catalogueChanged();
    },
  };
}

const versions = ({ product, pack, shelf, stock }: CsvVersions) => [product, pack, shelf, stock];

/** What was changed since the dry run is left out, with the reason. */
function planUnchanged(
  sku: string,
  group: readonly Row[],
  stored: StoredProduct | null,
  planning: Planning,
  missed: Map<number, Problem[]>,
): PlannedProduct {
  let rows = group;
  for (;;) {
    const files = rows.map(({ row, cells }) => ({ row, cells: cells as Cells, problems: [] }));
    const plan = planProduct(sku, files, stored, planning);
    const seen = new Map(rows.map((row) => [row.row, row]));
    const isAsSeen = (row: PlannedProduct['rows'][number]): boolean => {
      const before = seen.get(row.row);
      const isSameKind = before?.kind === row.kind && before.changes.length === row.changes.length;
      return isSameKind && row.problems.length === 0 && isSame(versions(before.seen), versions(row.seen));
    };
    const others = plan.rows.filter((row) => !isAsSeen(row));
    if (others.length === 0) return plan;
    for (const { row, problems } of others) {
      missed.set(row, problems.length > 0 ? problems : [{ column: null, key: 'catalogueCsv.changedMeanwhile' }]);
    }
    rows = rows.filter(({ row }) => !missed.has(row));
  }
}
