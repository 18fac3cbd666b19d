export { createPayments, paymentAreas, type PaidOrders, type Payments } from './core';
export type { RefundApprovals } from './refunds/approvals';
export { createStaffPayments } from './staffAreas';
