import { availableOf, newCustomer, order, transfer } from './client.mjs';

/** @typedef {import('./client.mjs').Target} Target */
/** @typedef {(sql: string) => Promise<{ count: number }[]>} Query */

const HELD_PACK = 'rc-kavuni-1000';

/** A customer orders as much as the shop takes, and pays nothing. @param {Target} target */
export async function holdingStock({ shop }) {
  const customer = await newCustomer(shop);
  let tries = 0;
  let left = await availableOf(shop, HELD_PACK);
  for (let size = left; left > 0 && size > 0; tries += 1) {
    const { status } = await order(shop, customer, Math.min(size, left), { pack: HELD_PACK });
    // The shop may replace an unpaid order by the next one of the same cart.
    size = status === 200 ? size - 1 : Math.floor(size * 0.7);
    left = await availableOf(shop, HELD_PACK);
  }
  return { tries, through: left === 0 ? 1 : 0 };
}

/** @param {Target} target */
export async function redeemingOften({ shop }) {
  const customer = await newCustomer(shop);
  const quantities = [3, 4, 5, 6];
  const orders = await Promise.all(
    quantities.map((quantity) => order(shop, customer, quantity, { couponCode: 'WELCOME10' })),
  );
  const cheaper = orders.filter(({ status, data }, at) => status === 200 && data.amount < priceOf(quantities[at] ?? 0));
  return { tries: quantities.length, through: Math.max(0, cheaper.length - 1) };
}

/** Returns paise, with free delivery from ₹499. @param {number} quantity */
const priceOf = (quantity) => quantity * 14_500 + (quantity * 14_500 < 49_900 ? 4_000 : 0);

/**
 * A second payment has to be refunded. This price is this attack's alone.
 * @param {Target} target @param {number} quantity @param {(send: () => Promise<Response>) => Promise<unknown>} twice
 */
async function payingTwice({ shop, isShort }, quantity, twice) {
  const orders = isShort ? 2 : 6;
  const customers = await Promise.all(Array.from({ length: orders }, () => newCustomer(shop)));
  for (const customer of customers) {
    const { status, data } = await order(shop, customer, quantity);
    if (status !== 200) throw new Error(`an order failed: ${status}`);
    await twice(() => transfer(shop, data));
  }
  return {
    tries: orders,
    /** Counted once the shop has closed: its database may have one user only. */
    through: async (/** @type {Query} */ query) => {
      const [row] = await query(`SELECT count(*)::int AS count FROM refunds WHERE amount_paise = ${priceOf(quantity)}`);
      return orders - (row?.count ?? 0);
    },
  };
}

/** @param {Target} target */
export const secondTransfers = (target) =>
  payingTwice(target, 2, async (send) => {
    await send();
    await send();
  });

/** @param {Target} target */
export const payingTwiceAtOnce = (target) => payingTwice(target, 3, (send) => Promise.all([send(), send()]));
