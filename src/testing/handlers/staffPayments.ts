import { http } from 'msw';
import { buildMoneyTodos, buildPaymentHistory, buildPaymentRefunds, buildPayments } from '../builders/staffPayments';
import { ok, staffApiUrl } from './responses';

/** Payments of every state. Nothing waits for a person. */
export const staffPaymentsHandlers = [
  http.get(staffApiUrl('/payments'), () => ok({ items: buildPayments(), nextCursor: null })),
  http.get(staffApiUrl('/payments/refunds'), () => ok({ items: buildPaymentRefunds(), nextCursor: null })),
  http.get(staffApiUrl('/payments/todos'), () =>
    ok(buildMoneyTodos({ unresolved: [], failedRefunds: [], approvalCount: 0 })),
  ),
  http.get(staffApiUrl('/payments/awaited'), () => ok({ items: [] })),
  http.get(staffApiUrl('/payments/providers'), () => ok(['razorpay', 'phonepe', 'at_door'])),
  http.get(staffApiUrl('/payments/:paymentId'), () => ok(buildPaymentHistory())),
  http.post(staffApiUrl('/refunds/:refundId/again'), () => ok(null)),
  http.post(staffApiUrl('/refunds/:refundId/by-hand'), () => ok(null)),
];
