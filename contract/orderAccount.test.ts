import { accountOf, costOfLine, type OrderAccount } from './orderAccount';

/** Two packs at ₹100 with a gift box at ₹20, with ₹12 of a coupon and ₹40 of delivery. */
const millet = {
  quantity: 2,
  linePaise: 24_000,
  unitAddonsPaise: 2_000,
  discountPaise: 1_200,
  deliveryPaise: 4_001,
  packedQuantity: null,
  substitutesLineNo: null,
};
/** One pack at ₹55. */
const rice = { ...millet, quantity: 1, linePaise: 5_500, unitAddonsPaise: 0, discountPaise: 0, deliveryPaise: 0 };
const ordered = 24_000 - 1_200 + 4_001 + 5_500;
const money = {
  state: 'PAID' as const,
  receivedPaise: ordered,
  refundedPaise: 0,
  arrivedPaise: 0,
  roundingPaise: 0,
  isAwaitedFromDoor: false,
};

const expectToAddUp = (account: OrderAccount) => {
  const { itemsPaise, addonsPaise, discountPaise, deliveryPaise, totalPaise } = account;
  expect(totalPaise).toBe(itemsPaise + addonsPaise - discountPaise + deliveryPaise);
  const back = account.refundedPaise + account.refundUnderWayPaise + account.toRefundPaise;
  expect(account.keptPaise).toBe(account.paidPaise - back);
};

it('adds up from the order over its changes to its refunds', () => {
  const paid = accountOf([millet, rice], money);
  expect(paid).toMatchObject({ itemsPaise: 25_500, addonsPaise: 4_000, totalPaise: ordered, keptPaise: ordered });
  expectToAddUp(paid);

  // One of two packs is missing, and the rice is replaced by another at no higher price.
  const packed = [
    { ...millet, packedQuantity: 1 },
    { ...rice, packedQuantity: 0 },
    { ...rice, linePaise: 9_000, discountPaise: 3_500, substitutesLineNo: 2 },
  ];
  expect(packed.map((line) => costOfLine(line).costPaise)).toEqual([12_000, 0, 5_500]);
  const owed = accountOf(packed, money);
  const totalPaise = 12_000 - 600 + 2_000 + 5_500;
  expect(owed).toMatchObject({ itemsPaise: 15_500, addonsPaise: 2_000, totalPaise, duePaise: 0 });
  expect(owed).toMatchObject({ toRefundPaise: ordered - totalPaise, keptPaise: totalPaise });
  expectToAddUp(owed);

  const reducedPaise = ordered - totalPaise;
  const refunded = accountOf(packed, { ...money, refundedPaise: reducedPaise + 3_000, arrivedPaise: 3_000 });
  expect(refunded).toMatchObject({ refundedPaise: 3_000, refundUnderWayPaise: reducedPaise, toRefundPaise: 0 });
  expect(refunded.keptPaise).toBe(totalPaise - 3_000);
  expectToAddUp(refunded);
});

it('an order is due at the door until it is paid there, in whole rupees of cash or by UPI that is yet to be found', () => {
  const atDoor = { ...money, state: 'DUE_AT_DOOR' as const, receivedPaise: 0 };
  expect(accountOf([millet], atDoor)).toMatchObject({ paidPaise: 0, duePaise: 26_801, awaitedPaise: 0 });
  const awaited = accountOf([millet], { ...atDoor, isAwaitedFromDoor: true });
  expect(awaited).toMatchObject({ duePaise: 0, awaitedPaise: 26_801 });
  const inCash = accountOf([millet], { ...money, receivedPaise: 26_800, roundingPaise: -1 });
  expect(inCash).toMatchObject({ totalPaise: 26_801, paidPaise: 26_800, duePaise: 0, toRefundPaise: 0 });
  const roundedUp = accountOf([millet], { ...money, receivedPaise: 26_900, roundingPaise: 99 });
  expect(roundedUp.toRefundPaise).toBe(0);
});

it('owes all that came for an order that is cancelled or not paid', () => {
  const part = { ...money, receivedPaise: 500 };
  expect(accountOf([rice], { ...part, state: 'OPEN' })).toMatchObject({ duePaise: 5_500, toRefundPaise: 500 });
  const cancelled = accountOf([rice], { ...part, state: 'CANCELLED' });
  expect(cancelled).toMatchObject({ duePaise: 0, toRefundPaise: 500, keptPaise: 0 });
});
