export { createPayments, type Payments } from './createPayments';
export { isAwaitedFromDoor, payeeFacts } from './factsRepository';
export type { Refunds } from './refunds/refunds';
export type { PayableOrders } from './orders';
