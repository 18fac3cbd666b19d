export { createPayments, paymentAreas, type Payments } from './core';
export { isAwaitedFromDoor, payeeFacts } from './factsRepository';
export type { RefundApprovals } from './refunds/approvals';
export type { PayableOrders } from './orders';
export { createStaffPayments } from './staffAreas';
