export { createPayments, type Payments } from './createPayments';
export { isAwaitedFromDoor, payeeFacts } from './factsRepository';
export { findUnresolved } from './ledger/repository';
export { findFailedRefunds } from './refunds/repository';
export { mayRefundAlone } from './refunds/limits';
export type { Refunds } from './refunds/refunds';
export type { PayableOrders } from './orders';
