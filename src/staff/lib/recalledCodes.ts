import type { RecalledUnits } from '../../../contract/recalledUnits';

/** @param recalled undefined in what an older release stored */
export const codesOf = (recalled: readonly RecalledUnits[] | undefined): string =>
  [...new Set((recalled ?? []).map(({ code }) => code))].join(', ');
