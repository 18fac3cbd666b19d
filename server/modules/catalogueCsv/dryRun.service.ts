import { createHash } from 'node:crypto';
import { MAX_NET_GRAMS } from '../../../contract/catalogueRules';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { MessageKey, Messages } from '../../lib/messages';
import { COLUMNS, labelOf, looksLikePrice, type Column } from './columns';
import { decode } from './decode';
import { findBySize } from './drafts';
import { isFormula, unescapeFormula } from '../../../contract/formulas';
import type { Cells, Problem, FileRow, PlannedRow } from './plan';
import { planProduct } from './productPlan';
import * as repository from './repository';
import {
  createPlanningReader,
  findPartPacks,
  findStockLevelsOf,
  findStored,
  groupBy,
  inChunks,
  leavingOf,
  linesIn,
  sizeIn,
} from './catalogueReads';
import { readTable, type TableRow } from './table';

/** Consent is to what was just looked at. */
const CHECKED_DAYS = 1;
const APPLIED_DAYS = 90;
const MAX_UNREAD_COLUMNS = 20;
const MAX_HEADER_LENGTH = 60;
const MAX_SKU_LENGTH = 60;
const MAX_NAME_LENGTH = 120;
/** Excel's plain CSV has no letters of Tamil and Hindi. */
const LOST_LETTERS = /\?{3}/;

export interface CsvFile {
  name: string;
  bytes: Buffer;
}

type NewRow = Parameters<typeof repository.insertRows>[1][number];

export function createDryRun({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, messages: Messages) {
  const planningReader = createPlanningReader(messages, clock);

  return {
    /** @returns the id of the import. @throws AppError 400 for a file that can't be read */
    async check(staff: StaffUser, { name, bytes }: CsvFile): Promise<string> {
      const table = await readTable(decode(bytes));
      const facts = await planningReader.read(db);
      const { rows, unreadColumns } = readRows(table, facts.reader.columnOf, messages);

      const groups = groupBy(rows, ({ cells }) => cells.sku?.toUpperCase() ?? '');
      const skus = [...groups.keys()].filter((sku) => sku !== '');
      const stored = new Map((await findStored(db, { skus })).map((product) => [product.fields.sku, product]));
      const lines = [...linesIn(rows), ...[...stored.values()].flatMap(({ fields }) => fields.parts)];
      const counted = rows.flatMap(({ cells }) => {
        const packs = stored.get(cells.sku?.toUpperCase() ?? '')?.packs ?? [];
        const pack = findBySize(packs, sizeIn(cells, facts.reader));
        return cells.counted !== undefined && pack ? [pack.id] : [];
      });
      const planning = {
        ...facts,
        stockLevels: await findStockLevelsOf(db, counted),
        partPacks: await findPartPacks(db, lines),
        leaving: leavingOf(rows, facts.reader),
      };

      const id = newId();
      const found: NewRow[] = [];
      for await (const some of inChunks([...groups])) {
        for (const [sku, group] of some) {
          const plan = planProduct(sku, group, stored.get(sku) ?? null, planning);
          const productName = stored.get(sku)?.fields.name.en;
          for (const row of plan.rows)
            if (row.problems.length + row.changes.length > 0) found.push(toRow(id, row, productName));
        }
      }

      const now = clock.now();
      const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
      await inTransaction(db, async (tx) => {
        await repository.deleteOld(tx, { checkedBefore: before(CHECKED_DAYS), appliedBefore: before(APPLIED_DAYS) });
        await repository.insertImport(tx, {
          id,
          staffId: staff.staffId,
          staffName: staff.name,
          fileName: name,
          createdAt: now,
          unreadColumns,
          fileHash: createHash('sha256').update(bytes).digest('hex'),
          rowCount: rows.length,
          sameCount: rows.length - found.length,
        });
        for await (const some of inChunks(found)) await repository.insertRows(tx, some);
      });
      return id;
    },
  };
}

/** @throws AppError 400 without rows, or where the header doesn't say which column is which */
function readRows(
  [header, ...lines]: readonly TableRow[],
  columnOf: (name: string) => Column | undefined,
  messages: Messages,
) {
  if (!header) throw new AppError(400, 'catalogueCsv.empty');
  const columns = header.cells.map((name) => columnOf(unescapeFormula(name)));
  if (!columns.includes('sku'))
    throw new AppError(400, 'catalogueCsv.noSku', { params: { column: labelOf('sku', messages.in('en')) } });
  const repeated = header.cells.find((_name, at) => columns[at] !== undefined && columns.indexOf(columns[at]) < at);
  if (repeated !== undefined) throw new AppError(400, 'catalogueCsv.columnTwice', { params: { column: repeated } });
  if (lines.length === 0) throw new AppError(400, 'catalogueCsv.empty');
  const unread = header.cells.filter((name, at) => columns[at] === undefined && name !== '');
  const price = unread.find(looksLikePrice);
  if (price !== undefined)
    throw new AppError(400, 'catalogueCsv.unreadPrice', { params: { column: price.slice(0, MAX_HEADER_LENGTH) } });
  return {
    rows: lines.map((line) => readRow(line, columns)),
    unreadColumns: unread.slice(0, MAX_UNREAD_COLUMNS).map((name) => name.slice(0, MAX_HEADER_LENGTH)),
  };
}

function readRow({ row, cells: all }: TableRow, columns: readonly (Column | undefined)[]): FileRow {
  const cells: Cells = {};
  const problems: Problem[] = [];
  const reject = (column: Column | null, key: MessageKey) => problems.push({ column, key });
  for (const [at, cell] of all.entries()) {
    const column = columns[at];
    if (cell === '') continue;
    if (at >= columns.length) {
      reject(null, 'catalogueCsv.tooManyCells');
      break;
    }
    if (column === undefined || COLUMNS[column] === 'SHOWN') continue;
    if (isFormula(cell)) reject(column, 'catalogueCsv.formula');
    else if (LOST_LETTERS.test(cell)) reject(column, 'catalogueCsv.lostLetters');
    else cells[column] = unescapeFormula(cell);
  }
  if (cells.sku === undefined && !problems.some(({ column }) => column === 'sku'))
    reject('sku', 'validation.sku.required');
  return { row, cells, problems };
}

/** Rows without a SKU are of no product. @param name of the product, if it exists */
const toRow = (importId: string, { row, cells, problems, ...planned }: PlannedRow, name?: string): NewRow => {
  const hasProblems = problems.length > 0;
  const { kind, netGrams, measure } = planned;
  return {
    importId,
    row,
    state: hasProblems ? 'FAULTY' : 'READY',
    problems,
    kind,
    netGrams: netGrams !== null && netGrams <= MAX_NET_GRAMS ? netGrams : null,
    measure,
    sku: (cells.sku ?? '').toUpperCase().slice(0, MAX_SKU_LENGTH),
    name: name ?? (cells['name.en'] ?? '').slice(0, MAX_NAME_LENGTH),
    cells: hasProblems ? {} : cells,
    changes: planned.changes,
    seen: planned.seen,
    packId: planned.pack?.id ?? null,
  };
};
