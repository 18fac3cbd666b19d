import type { Bill, BillLine } from '../../../contract/orders';
import type { Slot } from '../../../contract/slots';

export type BillChange =
  | { kind: 'price'; name: string; beforePaise: number; afterPaise: number }
  | { kind: 'short'; name: string; available: number }
  | { kind: 'unavailable'; name: string }
  | { kind: 'slot'; before: Slot; after: Slot | null }
  | { kind: 'discount' | 'delivery'; beforePaise: number; afterPaise: number };

/** One pack with add-ons. */
const unitPaise = ({ productPrice, addons }: BillLine): number =>
  addons.reduce((sum, { pricePaise }) => sum + pricePaise, productPrice);

const lineChanges = (before: BillLine | undefined, after: BillLine): BillChange[] => {
  const { name, problem, available } = after;
  if (problem !== null && problem === before?.problem && available === before.available) return [];
  if (problem === 'GONE' || problem === 'SOLD_OUT') return [{ kind: 'unavailable', name }];
  const beforePaise = before && unitPaise(before);
  const afterPaise = unitPaise(after);
  return [
    ...(beforePaise !== undefined && beforePaise !== afterPaise
      ? [{ kind: 'price' as const, name, beforePaise, afterPaise }]
      : []),
    ...(problem === 'SHORT' ? [{ kind: 'short' as const, name, available }] : []),
  ];
};

const amountChange = (kind: 'discount' | 'delivery', beforePaise: number, afterPaise: number): BillChange[] =>
  beforePaise === afterPaise ? [] : [{ kind, beforePaise, afterPaise }];

const slotOf = ({ slots, slotId }: Bill): Slot | null => slots?.find(({ _id }) => _id === slotId) ?? null;

const slotChange = (before: Slot | null, after: Slot | null): BillChange[] =>
  before === null || before._id === after?._id ? [] : [{ kind: 'slot', before, after }];

/** Differences between two bills of one cart, to be shown before paying. */
export const billChanges = (before: Bill, after: Bill): BillChange[] => [
  ...after.lines.flatMap((line, at) => lineChanges(before.lines[at], line)),
  ...amountChange('discount', before.discountPaise, after.discountPaise),
  ...amountChange('delivery', before.deliveryChargePaise, after.deliveryChargePaise),
  ...slotChange(slotOf(before), slotOf(after)),
];
