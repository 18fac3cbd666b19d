import { paidFor, type LineMoney } from '../../../contract/lineMoney';
import { substituteMoney } from './lineMoney';

/** Three packs of ₹75 with ₹22.51 of the coupon and ₹40 of the delivery charge. */
const line: LineMoney = { quantity: 3, linePaise: 22_500, discountPaise: 2_251, deliveryPaise: 4_000 };

it('pays for units in steps that add up to the line', () => {
  expect([0, 1, 2, 3].map((units) => paidFor(line, units))).toEqual([0, 8_083, 16_166, 24_249]);
});

it('never charges more for a substitute than was agreed for what it replaces', () => {
  for (const pricePaise of [1, 100, 7_499, 7_500, 7_501, 99_999])
    for (const [before, after] of [
      [3, 0],
      [3, 2],
      [2, 1],
      [1, 0],
    ] as const) {
      const money = substituteMoney(line, { before, after }, { pricePaise, quantity: before - after });
      expect(paidFor(money, money.quantity)).toBeLessThanOrEqual(paidFor(line, before) - paidFor(line, after));
      expect(money.discountPaise).toBeGreaterThanOrEqual(0);
      expect(money.discountPaise).toBeLessThanOrEqual(money.linePaise);
    }
});

it('charges a dearer substitute as the pack it replaces, and a cheaper one in proportion', () => {
  const plain = { quantity: 2, linePaise: 15_000, discountPaise: 0, deliveryPaise: 0 };
  const one = { before: 2, after: 1 };
  expect(paidFor(substituteMoney(plain, one, { pricePaise: 9_000, quantity: 1 }), 1)).toBe(7_500);
  expect(paidFor(substituteMoney(plain, one, { pricePaise: 6_000, quantity: 1 }), 1)).toBe(6_000);
  const discounted = { ...plain, discountPaise: 1_500 };
  expect(paidFor(substituteMoney(discounted, one, { pricePaise: 6_000, quantity: 1 }), 1)).toBe(5_400);
});
