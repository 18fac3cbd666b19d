export { createPayments, type Payments } from './createPayments';
export { isAwaitedFromDoor, payeeFacts } from './factsRepository';
export type { RefundApprovals } from './refunds/approvals';
export type { PayableOrders } from './orders';
