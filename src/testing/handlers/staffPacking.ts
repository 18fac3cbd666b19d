import { http } from 'msw';
import type { LineChange } from '../../../contract/lineChanges';
import type { PackOrdersBody } from '../../../contract/packing';
import {
  buildLineChangePreview,
  buildPackedLines,
  buildPackingOrder,
  buildRefundApproval,
} from '../builders/staffPacking';
import { ok, staffApiUrl } from './responses';

/** An order of two packs of ₹95 each, with their delivery. */
export const staffPackingHandlers = [
  http.get(staffApiUrl('/packing/orders/:orderId/lines'), () => ok(buildPackedLines())),
  http.post(staffApiUrl('/packing/orders/:orderId/lines/preview'), async ({ request }) => {
    const { quantity } = (await request.json()) as LineChange;
    return ok(buildLineChangePreview({ totalPaise: quantity * 9_500, reducedPaise: (2 - quantity) * 9_500 }));
  }),
  http.post(staffApiUrl('/packing/orders/:orderId/lines/change'), () => ok(null)),
  http.get(staffApiUrl('/packing/orders'), () => ok([buildPackingOrder()])),
  http.post(staffApiUrl('/packing/:to'), async ({ request }) => {
    const { orderIds } = (await request.json()) as PackOrdersBody;
    return ok({ moved: orderIds, left: [], stopped: [] });
  }),
  http.get(staffApiUrl('/approvals'), () => ok([buildRefundApproval()])),
  http.post(staffApiUrl('/approvals/:id/approve'), () => ok(null)),
  http.post(staffApiUrl('/approvals/:id/decline'), () => ok(null)),
];
