import { Type, type Static } from 'typebox';
import { Paise } from './http';
import { paidFor, shareOf, type LineMoney } from './lineMoney';

/** What an order costs as it was packed, what came for it and what goes back. */
export const OrderAccount = Type.Object({
  /** The lines, without their add-ons. */
  itemsPaise: Paise,
  addonsPaise: Paise,
  discountPaise: Paise,
  deliveryPaise: Paise,
  /** items + add-ons − discount + delivery. */
  totalPaise: Paise,
  /** What whole rupees in cash add to the total, or added; negative where they take off. */
  roundingPaise: Type.Integer(),
  paidPaise: Paise,
  /** It has arrived at the customer. */
  refundedPaise: Paise,
  refundUnderWayPaise: Paise,
  /** Owed to the customer, and not sent yet. */
  toRefundPaise: Paise,
  /** Paid, without all that went back or will. */
  keptPaise: Paise,
  /** Paid by UPI at the door; the shop has yet to find it at its bank. */
  awaitedPaise: Paise,
  /** To the paisa, as UPI takes it. */
  duePaise: Paise,
});
export type OrderAccount = Static<typeof OrderAccount>;

export interface AccountLine extends LineMoney {
  /** It is null for a line that is packed as ordered. */
  packedQuantity: number | null;
  /** It is null unless it was packed instead of another line. */
  substitutesLineNo: number | null;
}

interface AccountMoney {
  /** OPEN: waits for its online payment. DUE_AT_DOOR: is paid when it arrives. */
  state: 'OPEN' | 'DUE_AT_DOOR' | 'PAID' | 'CANCELLED';
  receivedPaise: number;
  /** All refunds that were started and didn't fail. */
  refundedPaise: number;
  /** Those of them that have arrived. */
  arrivedPaise: number;
  roundingPaise: number;
  isAwaitedFromDoor: boolean;
}

/**
 * What a line costs as packed: cost − discount + delivery is what is paid for it. A substitute costs what is charged for
 * it, because its discount is no coupon's.
 */
export function costOfLine(line: AccountLine): { costPaise: number; discountPaise: number; deliveryPaise: number } {
  const units = line.packedQuantity ?? line.quantity;
  const deliveryPaise = shareOf(line.deliveryPaise, units, line.quantity);
  const chargedPaise = paidFor(line, units) - deliveryPaise;
  const costPaise = line.substitutesLineNo === null ? shareOf(line.linePaise, units, line.quantity) : chargedPaise;
  return { costPaise, discountPaise: costPaise - chargedPaise, deliveryPaise };
}

/** The one account of an order, which its pages show and which adds up. */
export function accountOf(
  lines: readonly (AccountLine & { unitAddonsPaise: number })[],
  { state, receivedPaise, refundedPaise, arrivedPaise, roundingPaise, isAwaitedFromDoor }: AccountMoney,
): OrderAccount {
  const costs = lines.map(costOfLine);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, paise) => total + paise, 0);
  const addonsPaise = sum(lines.map((line) => (line.packedQuantity ?? line.quantity) * line.unitAddonsPaise));
  const linesPaise = sum(costs.map(({ costPaise }) => costPaise));
  const discountPaise = sum(costs.map((cost) => cost.discountPaise));
  const deliveryPaise = sum(costs.map((cost) => cost.deliveryPaise));
  const totalPaise = linesPaise - discountPaise + deliveryPaise;

  const leftPaise = receivedPaise - refundedPaise;
  // An order that isn't paid, or is cancelled, takes nothing of what came.
  const takenPaise = state === 'OPEN' || state === 'CANCELLED' ? 0 : totalPaise + roundingPaise;
  const toRefundPaise = Math.max(0, leftPaise - takenPaise);
  const openPaise = { OPEN: totalPaise, DUE_AT_DOOR: Math.max(0, totalPaise - leftPaise), PAID: 0, CANCELLED: 0 }[
    state
  ];
  return {
    itemsPaise: linesPaise - addonsPaise,
    addonsPaise,
    discountPaise,
    deliveryPaise,
    totalPaise,
    roundingPaise,
    paidPaise: receivedPaise,
    refundedPaise: arrivedPaise,
    refundUnderWayPaise: refundedPaise - arrivedPaise,
    toRefundPaise,
    keptPaise: leftPaise - toRefundPaise,
    awaitedPaise: isAwaitedFromDoor ? openPaise : 0,
    duePaise: isAwaitedFromDoor ? 0 : openPaise,
  };
}
