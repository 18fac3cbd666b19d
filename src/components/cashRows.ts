import type { BillRow } from './BillRows';

/**
 * Rows below a bill's total that say what it comes to in whole rupees of cash. Empty where there is nothing to round.
 * @param roundingPaise what whole rupees add to the total
 */
export const cashRows = (
  totalPaise: number,
  roundingPaise: number,
  labels: { rounding: string; inCash: string },
): BillRow[] =>
  roundingPaise === 0
    ? []
    : [
        { label: labels.rounding, amountPaise: roundingPaise },
        { label: labels.inCash, amountPaise: totalPaise + roundingPaise, kind: 'total' },
      ];
