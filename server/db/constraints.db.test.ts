import { eq, inArray, sql } from 'drizzle-orm';
import { loggedInCustomer } from '../testing/loggedInCustomer';
import { makeTestApp, type TestApp } from '../testing/testApp';
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation, RetriesExhausted } from './errors';
import {
  addresses,
  cashHandovers,
  coupons,
  customers,
  ledger,
  orderItems,
  orders,
  packs,
  refunds,
  stockMovements,
  transfers,
} from './schema';
import { inTransaction } from './transaction';

let test: TestApp;
let customerId: string;

beforeAll(async () => {
  test = await makeTestApp();
  ({ customerId } = await loggedInCustomer(test.deps));
});
afterAll(() => test.close());

const order = (changes: Partial<typeof orders.$inferInsert> = {}): typeof orders.$inferInsert => ({
  id: `order-${Math.random()}`,
  customerId,
  status: 'PAYMENT_PENDING',
  paymentStatus: 'OPEN',
  itemsPaise: 50_000,
  addonsPaise: 1_000,
  discountPaise: 2_000,
  couponCode: 'WELCOME10',
  deliveryPaise: 4_000,
  taxIncludedPaise: 2_000,
  totalPaise: 53_000,
  address: {},
  bill: {},
  stockHeld: true,
  idempotencyKey: `key-${Math.random()}`,
  requestHash: '',
  expiresAt: new Date(),
  ...changes,
});

const address = (changes: Partial<typeof addresses.$inferInsert> = {}): typeof addresses.$inferInsert => ({
  id: `address-${Math.random()}`,
  customerId,
  type: 1,
  street: 'Cross Cut Road',
  landmark: 'Bus stand',
  lat: 11.01,
  lng: 76.96,
  ...changes,
});

async function rejection(statement: PromiseLike<unknown>): Promise<unknown> {
  try {
    await statement;
  } catch (error) {
    return error;
  }
  throw new Error('the database took it');
}

describe('the database itself rejects', () => {
  it('stock below zero', async () => {
    const movement = { packId: 'ml-thinai-500', change: -1_000_000, reason: 'CORRECTION' } as const;
    const error = await rejection(test.deps.db.insert(stockMovements).values(movement));
    expect(isCheckViolation(error, 'packs_stock_check')).toBe(true);
  });

  it('a discount without a coupon or a reason, and one with both', async () => {
    for (const changes of [{ couponCode: null }, { discountReason: 'GOODWILL' as const }]) {
      const error = await rejection(test.deps.db.insert(orders).values(order(changes)));
      expect(isCheckViolation(error, 'orders_discount_check')).toBe(true);
    }
  });

  it.each([
    ['of nothing', { pricePaise: 0 }],
    ['above the MRP', { mrpPaise: 100, pricePaise: 101 }],
  ])('a price %s', async (_what, price) => {
    expect(isCheckViolation(await rejection(test.deps.db.update(packs).set(price)), 'packs_price_check')).toBe(true);
  });

  it('a total that is not the sum of its parts', async () => {
    const error = await rejection(test.deps.db.insert(orders).values(order({ totalPaise: 53_001 })));
    expect(isCheckViolation(error, 'orders_total_check')).toBe(true);
  });

  it('a status that is not in the list', async () => {
    const error = await rejection(test.deps.db.insert(orders).values(order({ status: 'LOST' as 'CANCELLED' })));
    expect(isCheckViolation(error, 'orders_status_check')).toBe(true);
  });

  it('a cancelled order that still holds stock', async () => {
    const error = await rejection(test.deps.db.insert(orders).values(order({ status: 'CANCELLED' })));
    expect(isCheckViolation(error, 'orders_cancelled_check')).toBe(true);
  });

  it('an anonymised order that is still open or holds personal data', async () => {
    const anonymised = { customerId: null, status: 'DELIVERED' } as const;
    const { db } = test.deps;
    for (const wrong of [{ status: 'CONFIRMED' }, { note: 'Ring twice' }, { cancelReason: 'Too late' }] as const) {
      const error = await rejection(db.insert(orders).values(order({ ...anonymised, ...wrong })));
      expect(isCheckViolation(error, 'orders_erased_check')).toBe(true);
    }
    await db.insert(orders).values(order(anonymised));
  });

  it('a customer to go while an order still points there', async () => {
    await test.deps.db.insert(orders).values(order());
    const error = await rejection(test.deps.db.delete(customers).where(eq(customers.id, customerId)));
    expect(isForeignKeyViolation(error, 'orders_customer_id_customers_id_fk')).toBe(true);
  });

  it('two orders of one idempotency key', async () => {
    await test.deps.db.insert(orders).values(order({ idempotencyKey: 'same' }));
    const error = await rejection(test.deps.db.insert(orders).values(order({ idempotencyKey: 'same' })));
    expect(isUniqueViolation(error, 'orders_idempotency_unique')).toBe(true);
  });

  it('a change of stock without a movement', async () => {
    const error = await rejection(test.deps.db.update(packs).set({ stock: 7 }));
    expect(isCheckViolation(error, 'packs_stock_by_movement')).toBe(true);
  });

  async function paidOrder(amountPaise = 53_000): Promise<string> {
    const { db } = test.deps;
    const [row] = await db.insert(orders).values(order()).returning({ id: orders.id });
    const id = `transfer-${Math.random()}`;
    const transfer = { id, provider: 'sandbox', reference: id, orderId: row!.id, amountPaise, receivedAt: new Date() };
    await db.insert(transfers).values(transfer);
    return id;
  }
  const refund = (transferId: string, amountPaise: number) => ({
    id: `refund-${Math.random()}`,
    transferId,
    amountPaise,
    state: 'REQUESTED' as const,
    reason: 'test',
  });

  it('one bank transfer paying two orders', async () => {
    const transferId = await paidOrder();
    const again = { id: 'x', provider: 'sandbox', reference: transferId, amountPaise: 1, receivedAt: new Date() };
    const error = await rejection(test.deps.db.insert(transfers).values(again));
    expect(isUniqueViolation(error, 'transfers_reference_unique')).toBe(true);
  });

  it('an order that is paid twice, and a bank reference of two refunds', async () => {
    const { db } = test.deps;
    const first = await paidOrder();
    const [transfer] = await db.select().from(transfers).where(eq(transfers.id, first));
    const again = { ...transfer!, id: 'again', reference: 'again' };
    expect(isUniqueViolation(await rejection(db.insert(transfers).values(again)), 'transfers_paid_unique')).toBe(true);
    await db.insert(transfers).values({ ...again, surplus: 'SECOND' });
    const sent = { byHand: true, providerRefundId: '412345678901', state: 'DONE' as const };
    await db.insert(refunds).values({ ...refund(first, 1), ...sent });
    const error = await rejection(db.insert(refunds).values({ ...refund(first, 1), ...sent }));
    expect(isUniqueViolation(error, 'bank_references_pkey')).toBe(true);
  });

  it('money of one order to be given to another', async () => {
    const { db } = test.deps;
    const transfer = { provider: 'upi', amountPaise: 53_000, surplus: 'UNKNOWN' as const, receivedAt: new Date() };
    const [row] = await db.insert(orders).values(order()).returning({ id: orders.id });
    await db.insert(transfers).values({ ...transfer, id: 'unknown-1', reference: 'unknown-1' });
    const ofTransfer = eq(transfers.id, 'unknown-1');
    await db.update(transfers).set({ orderId: row!.id, surplus: null }).where(ofTransfer);
    const [paid] = await db.select().from(orders).where(eq(orders.id, row!.id));
    expect(paid).toMatchObject({ receivedPaise: 53_000 });
    const [other] = await db.insert(orders).values(order()).returning({ id: orders.id });
    const error = await rejection(db.update(transfers).set({ orderId: other!.id }).where(ofTransfer));
    expect(isCheckViolation(error, 'transfers_append_only')).toBe(true);

    await db.insert(transfers).values({ ...transfer, id: 'unknown-2', reference: 'unknown-2' });
    await db.insert(refunds).values(refund('unknown-2', 53_000));
    const isGone = await rejection(
      db.update(transfers).set({ orderId: other!.id }).where(eq(transfers.id, 'unknown-2')),
    );
    expect(isCheckViolation(isGone, 'transfers_assign')).toBe(true);
  });

  it('refunds above what was transferred, unless an earlier one failed', async () => {
    const { db } = test.deps;
    const transferId = await paidOrder();
    const first = refund(transferId, 53_000);
    await db.insert(refunds).values(first);
    const error = await rejection(db.insert(refunds).values(refund(transferId, 1)));
    expect(isCheckViolation(error, 'transfers_refunded_check')).toBe(true);
    await db.update(refunds).set({ state: 'FAILED' }).where(eq(refunds.id, first.id));
    await db.insert(refunds).values(refund(transferId, 53_000));
  });

  it('a refund that goes back from its end', async () => {
    const { db } = test.deps;
    const made = refund(await paidOrder(), 53_000);
    await db.insert(refunds).values(made);
    await db.update(refunds).set({ state: 'DONE' }).where(eq(refunds.id, made.id));
    const error = await rejection(db.update(refunds).set({ state: 'FAILED' }).where(eq(refunds.id, made.id)));
    expect(isCheckViolation(error, 'refunds_step_check')).toBe(true);
  });

  it('changes of what has happened, and sums written directly', async () => {
    const { db } = test.deps;
    const transferId = await paidOrder();
    await db.insert(refunds).values(refund(transferId, 1));
    const wrong: [PromiseLike<unknown>, string][] = [
      [db.update(transfers).set({ amountPaise: 1 }), 'transfers_append_only'],
      [db.update(transfers).set({ orderId: null }), 'transfers_append_only'],
      [db.delete(refunds), 'refunds_append_only'],
      [db.delete(stockMovements), 'stock_movements_append_only'],
      [
        db.insert(stockMovements).values({ packId: 'ml-thinai-500', change: 1, reason: 'OPENING' }),
        'stock_movements_opening',
      ],
      [db.update(transfers).set({ refundedPaise: 0 }), 'transfers_refunded_by_refunds'],
      [
        db.update(orders).set({ receivedPaise: 1 }).where(eq(orders.paymentStatus, 'OPEN')),
        'orders_money_by_transfers',
      ],
      [db.update(coupons).set({ redeemed: 7 }), 'coupons_redeemed_by_redemptions'],
    ];
    for (const [statement, constraint] of wrong)
      expect([constraint, isCheckViolation(await rejection(statement), constraint)]).toEqual([constraint, true]);
  });

  it('lines that are not the sums of their order', async () => {
    const { db } = test.deps;
    const line = {
      lineNo: 1,
      packId: 'ml-thinai-500',
      productName: { en: 'Millet', ta: 'தினை', hi: 'कंगनी' },
      netGrams: 500,
      quantity: 1,
      unitPricePaise: 51_000,
      addons: [],
      unitAddonsPaise: 0,
      linePaise: 51_000,
      hsn: '1008',
      taxClass: 'TAXABLE' as const,
      gstPercent: 5,
      mrpPaise: 51_000,
      discountPaise: 2_000,
      deliveryPaise: 4_000,
      taxablePaise: 51_000,
      taxPaise: 2_000,
    };
    const place = (change: Partial<typeof line>) =>
      db.transaction(async (tx) => {
        const [row] = await tx.insert(orders).values(order()).returning({ id: orders.id });
        await tx.insert(orderItems).values({ orderId: row!.id, ...line, ...change });
      });
    await place({});
    const error = await rejection(place({ taxablePaise: 50_999, taxPaise: 2_001 }));
    expect(isCheckViolation(error, 'orders_lines_check')).toBe(true);
  });

  it('a posting that does not sum to zero, and a change of the ledger', async () => {
    const { db } = test.deps;
    const error = await rejection(db.insert(ledger).values({ posting: 'one-sided', account: 'SHOP', amountPaise: 1 }));
    expect(isCheckViolation(error, 'ledger_balance')).toBe(true);
    await paidOrder();
    expect(isCheckViolation(await rejection(db.update(ledger).set({ amountPaise: 1 })), 'ledger_append_only')).toBe(
      true,
    );
    expect(isCheckViolation(await rejection(db.delete(ledger)), 'ledger_append_only')).toBe(true);
  });

  it('a second default address, a label without the type Other, a point outside the globe', async () => {
    const { db } = test.deps;
    await db.insert(addresses).values(address({ isDefault: true }));
    const second = await rejection(db.insert(addresses).values(address({ isDefault: true })));
    expect(isUniqueViolation(second, 'addresses_one_default_unique')).toBe(true);
    for (const wrong of [{ othersType: 'Farm' }, { lat: 91 }, { lng: -181 }, { receiverPhone: '12' }]) {
      expect(isCheckViolation(await rejection(db.insert(addresses).values(address(wrong))))).toBe(true);
    }
  });

  it('a mobile number that is not ten digits', async () => {
    const values = { id: 'x', mobileNumber: '+919876543210', name: 'X', emailId: 'x@example.com' };
    expect(isCheckViolation(await rejection(test.deps.db.insert(customers).values(values)))).toBe(true);
  });
});

it('posts cash to its rider until it is handed in', async () => {
  const { db } = test.deps;
  const cash = { provider: 'cash', collectedBy: 'rider-1', amountPaise: 53_000, receivedAt: new Date() };
  await db.insert(transfers).values({ id: 'cash-1', reference: 'cash-1', ...cash });
  await db.insert(cashHandovers).values({ id: 'in-1', riderId: 'rider-1', receivedBy: 'staff-1', amountPaise: 50_000 });
  const rows = await db
    .select()
    .from(ledger)
    .where(inArray(ledger.posting, ['transfer:cash-1', 'handover:in-1']));
  const balance = (account: string, holder: string | null) =>
    rows
      .filter((row) => row.account === account && row.holder === holder)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  expect([balance('CUSTOMER', null), balance('CASH', 'rider-1'), balance('SHOP', null)]).toEqual([
    -53_000, 3_000, 50_000,
  ]);
});

it('numbers orders itself', async () => {
  const rows = await test.deps.db.insert(orders).values([order(), order()]).returning({ number: orders.orderNumber });
  expect(rows[0]!.number).toMatch(/^VY1\d{5}$/);
  expect(rows[1]!.number).not.toBe(rows[0]!.number);
});

it('stores times to the millisecond, so that a cursor made from one finds it again', async () => {
  const now = new Date('2026-11-20T04:30:00.123Z');
  const [row] = await test.deps.db
    .insert(orders)
    .values(order({ createdAt: now }))
    .returning();
  const found = await test.deps.db.select().from(orders).where(eq(orders.createdAt, row!.createdAt));
  expect(found.map(({ createdAt }) => createdAt)).toEqual([now]);
});

it('finds similarity among Tamil words', async () => {
  const found: unknown = await test.deps.db.execute(sql`SELECT similarity('கேழ்வரகு', 'கேழ்வரகு மாவு') AS alike`);
  const { rows } = found as { rows: { alike: number }[] };
  expect(rows[0]!.alike).toBeGreaterThan(0.3);
});

describe('a transaction', () => {
  it('changes nothing when it fails', async () => {
    const { db } = test.deps;
    const before = await db.$count(orders);
    const failing = inTransaction(db, async (tx) => {
      await tx.insert(orders).values(order());
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.$count(orders)).toBe(before);
  });

  it('starts again after a conflict, but not for ever', async () => {
    let tries = 0;
    const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const always = inTransaction(test.deps.db, async () => {
      tries++;
      throw conflict;
    });
    await expect(always).rejects.toMatchObject({ constructor: RetriesExhausted, cause: conflict });
    expect(tries).toBe(4);
  });
});
