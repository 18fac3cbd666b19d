import { completeShopRules, type StoredShopRules } from '../../lib/shopRules';
import type { Message } from '../../lib/errors';
import { inRupees } from '../../../contract/inRupees';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { availableOf, type PricedBill } from './bill';
import type { Order } from './repository';
import { toPackQuantities } from './orderRows';

export interface DoorFacts {
  settings: StoredShopRules['payAtDoor'] | null;
  openOfCustomer: number;
  openAtAddress: number;
  refusals: number;
  isKnown: boolean;
  unitsHeld: number;
}

const limitsOf = ({ settings }: DoorFacts) => completeShopRules({ payAtDoor: settings ?? {} }).payAtDoor;

export const isDoorOpen = (facts: DoorFacts): boolean => limitsOf(facts).enabled;

export function doorProblem(bill: PricedBill, facts: DoorFacts): Message | null {
  const { enabled, maxRefusals, maxOrderPaise, maxOpenPerCustomer, maxOpenPerAddress, maxUnitsHeld } = limitsOf(facts);
  if (!enabled) return { key: 'orders.doorClosed' };
  if (facts.refusals >= maxRefusals) return { key: 'orders.doorRefusals' };
  if (bill.totalPaise > maxOrderPaise) return { key: 'orders.doorAbove', params: { amount: inRupees(maxOrderPaise) } };
  if (facts.openOfCustomer >= maxOpenPerCustomer)
    return { key: 'orders.doorOpenOrders', params: { count: facts.openOfCustomer } };
  if (facts.openAtAddress >= maxOpenPerAddress) return { key: 'orders.doorOpenAtAddress' };
  const lines = bill.lines.flatMap((line) => availableOf(line) ?? []);
  const units = toPackQuantities({ lines }).reduce((sum, { quantity }) => sum + quantity, facts.unitsHeld);
  return units > maxUnitsHeld ? { key: 'orders.doorFull' } : null;
}

type Money = Pick<Order, 'totalPaise' | 'reducedPaise' | 'roundingPaise' | 'receivedPaise' | 'refundedPaise'>;

/** What the customer still owes, to the paisa. */
export const duePaise = ({ totalPaise, reducedPaise, roundingPaise, receivedPaise, refundedPaise }: Money): number =>
  totalPaise - reducedPaise + roundingPaise - (receivedPaise - refundedPaise);

/** See `dueAtDoorPaise` of the contract. @param isAwaited paid by UPI at the door, not yet found */
export const dueAtDoor = (order: Money & Pick<Order, 'paymentStatus'>, isAwaited: boolean): number | null =>
  order.paymentStatus === 'DUE_AT_DOOR' && !isAwaited ? duePaise(order) : null;

/** What paying in cash adds to the bill, or added. @param isAwaited as for `dueAtDoor` */
export function cashRounding(order: Money & Pick<Order, 'paymentStatus'>, isAwaited: boolean): number {
  const due = dueAtDoor(order, isAwaited);
  return due === null ? order.roundingPaise : toWholeRupees(due) - due;
}
