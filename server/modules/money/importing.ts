import type { ImportedStatement } from '../../../contract/staffMoney';
import { recordAct } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffOnDuty } from '../../lib/area';
import type { Translate } from '../../lib/messages';
import { newId } from '../../lib/ids';
import * as repository from './repository';
import { readStatement } from './statement';

const MAX_PROBLEMS = 100;

/** Bank statements. Importing the same lines again changes nothing. */
export const createImporting = ({ db, clock }: AppDeps) => ({
  /** @throws AppError 400 for a file without a table of payments */
  async importStatement(by: StaffOnDuty, csv: string, t: Translate): Promise<ImportedStatement> {
    const { lines, debits, problems } = readStatement(csv);
    const unique = [...new Map(lines.map((line) => [line.reference, line])).values()];
    const imported = await inTransaction(db, async (tx) => {
      const rows = unique.map((line) => ({ ...line, importedBy: by.staffId, importedAt: clock.now() }));
      const added = await repository.insertBankLines(tx, rows);
      const after = { imported: added.length, lines: lines.length, problems: problems.length };
      await recordAct(
        tx,
        by,
        { action: 'importStatement', subject: 'statement', subjectId: newId(), after },
        clock.now(),
      );
      return added.length;
    });
    return {
      imported,
      known: lines.length - imported,
      debits,
      problems: problems
        .slice(0, MAX_PROBLEMS)
        .map(({ line, problem }) => ({ line, text: t(problem.key, problem.params) })),
    };
  },
});
