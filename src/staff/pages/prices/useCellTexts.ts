import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../../lib/money';
import { priceFaultOf } from './gridDrafts';
import type { GridDraft, GridField } from './gridTypes';
import { stockFaultOf, type StockFault } from './stockMovement';

/** What is typed into the cell itself; the others are said where the reason is chosen. */
const OF_CELL: readonly StockFault[] = ['units', 'tooFew', 'comesIn', 'leaves'];

/** Faults and notes of a draft, in words. */
export const useCellTexts = () => {
  const { t } = useTranslation('staffCatalogue');
  const { t: tStock } = useTranslation('staffStock');

  const stockFault = (draft: GridDraft): string | null => {
    const fault = stockFaultOf(draft);
    if (fault === null) return null;
    if (fault === 'tooFew') return t('prices.tooFew', { count: draft.row.shelf?.units ?? 0 });
    if (fault === 'comesIn' || fault === 'leaves') return t(`prices.${fault}`);
    return tStock(`error.${fault}`);
  };

  const faultOf = (draft: GridDraft, field: GridField): string | null => {
    if (field === 'stock') {
      const fault = stockFaultOf(draft);
      return fault !== null && OF_CELL.includes(fault) ? stockFault(draft) : null;
    }
    const fault = priceFaultOf(draft);
    return fault?.field === field ? t(fault.fault === 'aboveMrp' ? 'errors.aboveMrp' : 'errors.price') : null;
  };

  return {
    /** Describes the fault of a typed stock and its reason. */
    stockFault,

    /** The cell's own fault, or why the server didn't save it. */
    cellFault: (draft: GridDraft, field: GridField): string | null =>
      faultOf(draft, field) ?? draft.rejections?.[field] ?? null,

    cellNotes: ({ row, typed }: GridDraft, field: GridField): string[] => {
      const isChanged = typed[field] !== undefined;
      if (field !== 'stock') return isChanged ? [t('prices.now', { price: formatPaise(row[field]) })] : [];
      const { units = 0, waiting = 0 } = row.shelf ?? {};
      return [
        ...(isChanged ? [t('prices.unitsNow', { units })] : []),
        ...(waiting > 0 ? [tStock('units.waiting', { count: waiting })] : []),
      ];
    },
  };
};
