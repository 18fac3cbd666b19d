import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../../lib/money';
import { priceProblemOf } from './gridDrafts';
import type { GridDraft, GridField } from './gridTypes';
import { stockProblemOf, type StockProblem } from './stockMovement';

/** What is typed into the cell itself; the others are said where the reason is chosen. */
const OF_CELL: readonly StockProblem[] = ['units', 'tooFew', 'comesIn', 'leaves'];

/** Problems and notes of a draft, in words. */
export const useCellTexts = () => {
  const { t } = useTranslation('staffCatalogue');
  const { t: tStock } = useTranslation('staffStock');

  const stockProblem = (draft: GridDraft): string | null => {
    const problem = stockProblemOf(draft);
    if (problem === null) return null;
    if (problem === 'tooFew') return t('prices.tooFew', { count: draft.row.stockLevel?.units ?? 0 });
    if (problem === 'comesIn' || problem === 'leaves') return t(`prices.${problem}`);
    return tStock(`error.${problem}`);
  };

  const problemOf = (draft: GridDraft, field: GridField): string | null => {
    if (field === 'stock') {
      const problem = stockProblemOf(draft);
      return problem !== null && OF_CELL.includes(problem) ? stockProblem(draft) : null;
    }
    const problem = priceProblemOf(draft);
    return problem?.field === field ? t(problem.problem === 'aboveMrp' ? 'errors.aboveMrp' : 'errors.price') : null;
  };

  return {
    /** Describes the problem of a typed stock and its reason. */
    stockProblem,

    /** The cell's own problem, or why the server didn't save it. */
    cellProblem: (draft: GridDraft, field: GridField): string | null =>
      problemOf(draft, field) ?? draft.rejections?.[field] ?? null,

    cellNotes: ({ row, typed }: GridDraft, field: GridField): string[] => {
      const isChanged = typed[field] !== undefined;
      if (field !== 'stock') return isChanged ? [t('prices.now', { price: formatPaise(row[field]) })] : [];
      const { units = 0, waiting = 0 } = row.stockLevel ?? {};
      return [
        ...(isChanged ? [t('prices.unitsNow', { packs: units })] : []),
        ...(waiting > 0 ? [tStock('units.waiting', { count: waiting })] : []),
      ];
    },
  };
};
