import type { RecalledUnits } from '../../../contract/recalledUnits';

/** What a stopped order, or a line of it, holds. */
export const buildRecalledUnits = (): RecalledUnits[] => [{ batchId: 'batch-1', code: 'LOT-7A', units: 2 }];
