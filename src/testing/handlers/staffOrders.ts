import { http } from 'msw';
import { ORDER_PATH } from '../../../contract/constants';
import type { AdvanceBody, MovedOrder, MoveOrdersBody, StepResult, UndoBody } from '../../../contract/staffOrders';
import { buildOrderCards, buildOrdersOfDay, buildStaffOrder } from '../builders/staffOrders';
import { ok, rejected, staffApiUrl } from './responses';

const next = (status: string) => ORDER_PATH[ORDER_PATH.findIndex((step) => step === status) + 1] ?? null;

/** One open order, VY100001. Steps succeed. Without streams, the board stays as it was loaded. */
export const staffOrdersHandlers = [
  http.get(staffApiUrl('/stream'), () => rejected(404)),
  http.get(staffApiUrl('/orders'), () => ok(buildOrderCards())),
  http.get(staffApiUrl('/orders/of-day'), () => ok(buildOrdersOfDay())),
  http.post<never, MoveOrdersBody>(staffApiUrl('/orders/move'), async ({ request }) => {
    const { orders } = await request.json();
    return ok(
      orders.map(({ orderNumber }): MovedOrder => ({ orderNumber, slot: null, problemText: null })),
      `${orders.length} orders are moved.`,
    );
  }),
  http.get(staffApiUrl('/orders/:orderNumber'), ({ params }) =>
    params.orderNumber === 'VY100001' ? ok(buildStaffOrder()) : rejected(404, 'We do not know this order.'),
  ),
  http.post<never, AdvanceBody>(staffApiUrl('/orders/advance'), async ({ request }) => {
    const { orders } = await request.json();
    return ok(
      orders.map(({ orderNumber, expectedStatus, approve }, at): StepResult => ({
        orderNumber,
        status: approve ? expectedStatus : next(expectedStatus),
        stepId: approve ? null : at + 1,
        problemText: null,
      })),
    );
  }),
  http.post<never, UndoBody>(staffApiUrl('/orders/undo'), async ({ request }) => {
    const { steps } = await request.json();
    return ok(
      steps.map(({ orderNumber }): StepResult => ({
        orderNumber,
        status: 'ORDER_CREATED',
        stepId: null,
        problemText: null,
      })),
    );
  }),
  http.post(staffApiUrl('/orders/:orderNumber/step-back'), () => ok(null, 'The order is one step back.')),
  http.post(staffApiUrl('/orders/:orderNumber/delivery'), () => ok(null, 'The order is changed.')),
  http.post(staffApiUrl('/orders/:orderNumber/additions'), () =>
    ok(null, 'The items are held for 30 minutes. The customer gets the link.'),
  ),
  http.post(staffApiUrl('/orders/:orderNumber/additions/:additionId/withdraw'), () =>
    ok(null, 'The items are withdrawn. The order stays as it was.'),
  ),
  http.post(staffApiUrl('/orders/:orderNumber/notes'), () => ok(null)),
  http.post(staffApiUrl('/orders/:orderNumber/cancel'), () =>
    ok({ status: 'CANCELLED', refund: 'STARTED' }, 'The order is cancelled. The money is on its way back.'),
  ),
];
