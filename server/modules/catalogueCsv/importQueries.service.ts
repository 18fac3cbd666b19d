import { CSV_ROW_STATES } from '../../../contract/csvConstants';
import type { Language } from '../../../contract/constants';
import type { CsvImport, CsvRow, CsvRowPage, CsvRowsQuery } from '../../../contract/staffCsv';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { Messages, Translate } from '../../lib/messages';
import { isColumn, labelOf, showValue } from './columns';
import { readNames, type NameOf } from './catalogueExport';
import * as repository from './repository';

const LATEST = 20;
const ROWS_PER_PAGE = 50;

export function createImportQueries({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, messages: Messages) {
  async function withCounts(rows: readonly repository.ImportRow[]): Promise<CsvImport[]> {
    const counts = await repository.countRows(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      _id: row.id,
      fileName: row.fileName,
      fileHash: row.fileHash,
      status: row.status,
      staffName: row.staffName,
      rowCount: row.rowCount,
      sameCount: row.sameCount,
      unreadColumns: row.unreadColumns,
      checkedAt: row.createdAt.toISOString(),
      appliedAt: row.appliedAt?.toISOString() ?? null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
      counts: Object.fromEntries(
        CSV_ROW_STATES.map((state) => [
          state,
          counts.find((each) => each.importId === row.id && each.state === state)?.count ?? 0,
        ]),
      ) as CsvImport['counts'],
    }));
  }

  return {
    list: async (): Promise<CsvImport[]> => withCounts(await repository.findLatest(db, LATEST)),

    /** @throws AppError 404 */
    async get(id: string): Promise<CsvImport> {
      const row = await repository.findImport(db, id);
      const [found] = row ? await withCounts([row]) : [];
      if (!found) throw new AppError(404, 'catalogueCsv.notFound');
      return found;
    },

    async listRows(id: string, { state, cursor }: CsvRowsQuery, language: Language): Promise<CsvRowPage> {
      const after = cursor === undefined ? 0 : Number(cursor);
      const rows = await repository.findRows(db, id, { state, after, limit: ROWS_PER_PAGE + 1 });
      const page = rows.slice(0, ROWS_PER_PAGE);
      const nameOf = await readNames({ db, clock }, language);
      return {
        items: page.map((row) => serialize(row, messages.in(language), nameOf)),
        nextCursor: rows.length > ROWS_PER_PAGE ? String(page.at(-1)?.row) : null,
      };
    },
  };
}

function serialize(row: repository.StoredRow, t: Translate, nameOf: NameOf): CsvRow {
  const label = (column: string): string => (isColumn(column) ? labelOf(column, t) : column);
  const translate = t as (key: string, params?: Record<string, string | number>) => string;
  return {
    row: row.row,
    sku: row.sku,
    name: row.name,
    netGrams: row.netGrams,
    ...(row.measure !== null && { measure: row.measure }),
    kind: row.kind,
    changes: row.changes.flatMap(({ column, before, after }) => {
      if (!isColumn(column)) return [];
      const shown = {
        before: before === null ? null : showValue(column, before, t, nameOf),
        after: showValue(column, after, t, nameOf),
      };
      return [{ column: label(column), ...shown }];
    }),
    problems: row.problems.map(({ column, key, params }) => ({
      column: column === null ? null : label(column),
      message: translate(key, params),
    })),
  };
}
