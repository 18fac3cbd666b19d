import { Type, type Static } from 'typebox';
import { Paise } from './http';
import { paidFor, shareOf, type LineMoney } from './lineMoney';

export const OrderAccount = Type.Object({
  itemsPaise: Paise,
  addonsPaise: Paise,
  discountPaise: Paise,
  deliveryPaise: Paise,
  /** items + add-ons − discount + delivery. */
  totalPaise: Paise,
  /** Cash is rounded to whole rupees; negative if down. */
  roundingPaise: Type.Integer(),
  paidPaise: Paise,
  refundedPaise: Paise,
  refundUnderWayPaise: Paise,
  toRefundPaise: Paise,
  /** Paid, less all refunds. */
  keptPaise: Paise,
  /** Paid by UPI at the door, but not found at the bank yet. */
  awaitedPaise: Paise,
  duePaise: Paise,
});
export type OrderAccount = Static<typeof OrderAccount>;

export interface AccountLine extends LineMoney {
  packedQuantity: number | null;
  substitutesLineNo: number | null;
}

interface AccountMoney {
  state: 'OPEN' | 'DUE_AT_DOOR' | 'PAID' | 'CANCELLED';
  receivedPaise: number;
  refundedPaise: number;
  arrivedPaise: number;
  roundingPaise: number;
  isAwaitedFromDoor: boolean;
}

/** Cost − discount + delivery is paid. A substitute costs what is charged, because its discount is no coupon's. */
export function costOfLine(line: AccountLine): { costPaise: number; discountPaise: number; deliveryPaise: number } {
  const units = line.packedQuantity ?? line.quantity;
  const deliveryPaise = shareOf(line.deliveryPaise, units, line.quantity);
  const chargedPaise = paidFor(line, units) - deliveryPaise;
  const costPaise = line.substitutesLineNo === null ? shareOf(line.linePaise, units, line.quantity) : chargedPaise;
  return { costPaise, discountPaise: costPaise - chargedPaise, deliveryPaise };
}

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
  // An unpaid or cancelled order takes nothing of what came.
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
