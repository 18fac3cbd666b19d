export { createPayments, paymentAreas, type PaidOrders, type Payments } from './core';
export { isAwaitedFromDoor, payeeFacts } from './factsRepository';
export type { RefundApprovals } from './refunds/approvals';
export { createStaffPayments } from './staffAreas';
