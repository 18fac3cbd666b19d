// One chunk: what Home has for customers alone.
export { BuyAgain } from './BuyAgain';
export { WaitingOrderBar } from './WaitingOrderBar';
