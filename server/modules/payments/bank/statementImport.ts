import type { ImportedStatement } from '../../../../contract/staffMoney';
import { recordAudit } from '../../../db/audit';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import type { Translate } from '../../../lib/messages';
import { newId } from '../../../lib/ids';
import { inRupees } from '../../../../contract/inRupees';
import * as repository from './repository';
import { readStatement, type StatementLine } from './statement';

const MAX_PROBLEMS = 100;

/**
 * Each reference counts once; a person must check one that has another amount.
 * @param known amounts of earlier references
 */
function sortOut(lines: readonly StatementLine[], known: ReadonlyMap<string, number>) {
  const first = new Map<string, StatementLine>();
  const differing = new Map<StatementLine, number>();
  for (const line of lines) {
    const before = known.get(line.reference) ?? first.get(line.reference)?.amountPaise;
    if (before !== undefined && before !== line.amountPaise) differing.set(line, before);
    if (!first.has(line.reference)) first.set(line.reference, line);
  }
  return { first, differing };
}

/** Importing the same lines again changes nothing. */
export const createStatementImport = ({ db, clock }: AppDeps) => ({
  /** @throws AppError 400 for a file without a table of payments */
  async importStatement(by: StaffUser, csv: string, t: Translate): Promise<ImportedStatement> {
    const { lines, debits, problems: unread } = readStatement(csv, clock.now());
    const { first, differing, added } = await inTransaction(db, async (tx) => {
      const sorted = sortOut(lines, await repository.findKnownAmounts(tx, lines));
      const rows = [...sorted.first.values()].map(({ line: _line, ...row }) => ({
        ...row,
        importedBy: by.staffId,
        importedAt: clock.now(),
      }));
      const inserted = await repository.insertBankLines(tx, rows);
      const problemCount = unread.length + sorted.differing.size;
      const after = { imported: inserted.size, lines: lines.length, problems: problemCount };
      await recordAudit(
        tx,
        by,
        { action: 'importStatement', subject: 'statement', subjectId: newId(), after },
        clock.now(),
      );
      return { ...sorted, added: inserted };
    });
    const isNew = (line: StatementLine) => added.has(line.reference) && first.get(line.reference) === line;
    const problems = [...differing].map(([{ line, reference }, knownPaise]) => ({
      line,
      problem: { key: 'money.knownDiffers' as const, params: { reference, amount: inRupees(knownPaise) } },
    }));
    return {
      imported: added.size,
      known: lines.filter((line) => !isNew(line) && !differing.has(line)).length,
      debits,
      problems: [...unread, ...problems]
        .sort((one, other) => one.line - other.line)
        .slice(0, MAX_PROBLEMS)
        .map(({ line, problem }) => ({ line, text: t(problem.key, problem.params) })),
    };
  },
});
