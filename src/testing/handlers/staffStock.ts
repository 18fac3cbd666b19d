import { http } from 'msw';
import type { PacksBody } from '../../../contract/staffStock';
import {
  buildExpiring,
  buildLowPacks,
  buildMovements,
  buildPackSales,
  buildPackStock,
  buildStockPacks,
} from '../builders/staffStock';
import { buildRecall } from '../builders/staffRecall';
import { ok, staffApiUrl } from './responses';

const done = () => ok(null);

/** A shelf with three packs; changes are accepted and not stored. */
export const staffStockHandlers = [
  http.get(staffApiUrl('/stock'), () => ok({ items: buildStockPacks(), nextCursor: null })),
  http.get(staffApiUrl('/stock/expiring'), () => ok(buildExpiring())),
  http.get(staffApiUrl('/stock/low'), () => ok(buildLowPacks())),
  http.get(staffApiUrl('/stock/todos'), () => ok({ openCount: 0 })),
  http.get(staffApiUrl('/stock/sale'), () => ok(buildPackSales())),
  http.delete(staffApiUrl('/stock/packs/:packId/sold-out'), done),
  http.get(staffApiUrl('/stock/packs/:packId'), () => ok(buildPackStock())),
  http.get(staffApiUrl('/stock/packs/:packId/movements'), () => ok({ items: buildMovements(), nextCursor: null })),
  http.post<never, PacksBody>(staffApiUrl('/stock/packs'), async ({ request }) => {
    const saved = (await request.json()).changes.map(({ packId }) => packId);
    return ok({ saved, rejected: [] }, `The stock of ${saved.length} packs is changed.`);
  }),
  http.post(staffApiUrl('/stock/packs/:packId/:what'), done),
  http.get(staffApiUrl('/stock/batches/:batchId/recall'), () => ok(buildRecall())),
  http.post(staffApiUrl('/stock/batches/:batchId/recall'), done),
  http.delete(staffApiUrl('/stock/batches/:batchId/recall'), done),
  http.post(staffApiUrl('/stock/batches/:batchId/refunds'), () => ok({ refundMethod: 'REFUND' })),
];
