import { eq, sql } from 'drizzle-orm';
import type { BankOverview, CashOverview } from '../../contract/staffMoney';
import type { MoneyTodos } from '../../contract/staffPayments';
import { demoStore } from '../db/seed/store';
import { ledger, orders, storeSettings } from '../db/schema';
import { newId } from '../lib/ids';
import { DEFAULT_SHOP_RULES } from '../lib/shopRules';
import { loggedInStaff, type LoggedInStaff } from './loggedInStaff';
import { makeShopper, type ApiResponse } from './shopper';
import { setStock } from './stock';
import { makeTestApp } from './testApp';

export const MILLET = 'ml-thinai-500'; // ₹75
export const MIX = 'dm-multi-500'; // ₹139
/** Four of millet and their delivery, as `placeAtDoor` orders them, in paise. */
export const TOTAL = 34_000;

export type UpiShop = Awaited<ReturnType<typeof makeUpiShop>>;

/** A shop that takes plain UPI and payment at the door, with what its staff do about money. */
export async function makeUpiShop() {
  const { app, deps, close } = await makeTestApp({
    env: { PAYMENT_PROVIDER: 'upi', UPI_PAYEE_ADDRESS: 'vayal.shop@okbank' },
  });
  const noLimits = { maxOrderPaise: 10_000_000, maxOpenPerCustomer: 10_000, maxOpenPerAddress: 10_000 };
  const payAtDoor = { ...DEFAULT_SHOP_RULES.payAtDoor, enabled: true, ...noLimits, maxUnitsHeld: 1_000_000 };
  await deps.db.update(storeSettings).set({ settings: { ...demoStore, counter: { payAtDoor } } });
  await setStock(deps, MILLET, 100_000);
  await setStock(deps, MIX, 100_000);
  const shopper = await makeShopper({ app, deps });
  const admin = await loggedInStaff(deps, { name: 'Selvi' });
  const cashier = await loggedInStaff(deps, { name: 'Arun' });

  async function call<T = unknown>(
    staff: LoggedInStaff,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
  ): Promise<ApiResponse<T>> {
    const response = await app.inject({
      method,
      url: `/api/staff${url}`,
      headers: { ...staff.headers, 'idempotency-key': newId() },
      ...(payload && { payload }),
    });
    return response.json<ApiResponse<T>>();
  }

  const readCash = async () => (await call<CashOverview>(admin, 'GET', '/money/cash')).data;
  let lastReference = 100_000_000_000;

  return {
    app,
    deps,
    close,
    shopper,
    admin,
    cashier,
    call,
    readCash,
    readBank: async () => (await call<BankOverview>(admin, 'GET', '/money/bank')).data,
    readUnresolved: async () => (await call<MoneyTodos>(admin, 'GET', '/payments/todos')).data.unresolved,
    newReference: () => String(++lastReference),

    placeAtDoor: (items = [{ _id: MILLET, quantity: 4 }]) => shopper.place(items, { paymentMethod: 'AT_DOOR' }),
    collect: (orderNumber: string, amountPaise: number, method = 'CASH', staff = admin) =>
      call(staff, 'POST', `/orders/${orderNumber}/collect`, { method, amountPaise }),
    match: (orderNumber: string | null, reference: string, amountPaise: number) =>
      call<{ outcome: string }>(admin, 'POST', '/money/transfers', { orderNumber, reference, amountPaise }),

    /** Hands in to the cashier all that the person has in hand, or as much more as `change` says. */
    async handIn(staff: LoggedInStaff, change = 0, note?: string) {
      const inHand = (await readCash()).inHand.find(({ staffId }) => staffId === staff.staffId)?.amountPaise ?? 0;
      const body = { riderId: staff.staffId, countedPaise: inHand + change, expectedPaise: inHand };
      return call<{ differencePaise: number }>(cashier, 'POST', '/money/handovers', { ...body, ...(note && { note }) });
    },

    async findOrder(orderNumber: string) {
      const [order] = await deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      return order!;
    },

    /** It is always zero: each posting takes from one account what it gives another. */
    async sumLedger(): Promise<number> {
      const sum = sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::float8`;
      const [row] = await deps.db.select({ sum }).from(ledger);
      return row!.sum;
    },
  };
}
