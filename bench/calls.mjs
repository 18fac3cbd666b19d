import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Packs of ₹135 and more, so that two of any are an order. */
const PACKS = ['ml-thinai-1000', 'rc-mapp-1000', 'rc-kavuni-1000', 'pm-sathu-500', 'ml-combo5-2500'];

/** @typedef {import('./shop.mjs').Shop} Shop */

/** @param {Shop} shop @param {string} path @param {{ token?: string, body?: object, key?: string }} [options] with a body a POST */
export async function call(shop, path, { token, body, key } = {}) {
  const response = await fetch(`${shop.url}/api/web${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

/**
 * A customer with an address, a cart and, where the shop has slots, one that few others choose: a slot takes its orders
 * one after the other. @param {Shop} shop @param {number} at distinguishes customers
 */
export async function makeCustomer(shop, at) {
  const mobileNumber = `98765${String(10_000 + at)}`;
  const sent = await call(shop, '/customer/register', {
    body: { mobileNumber, name: 'Kavitha', emailId: 'k@example.com' },
  });
  // Releases word the message differently.
  const shown = new RegExp(`\\+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}: \\D*(\\d{4})`);
  while (!shown.test(shop.output())) await sleep(10);
  const otp = shown.exec(shop.output())?.[1];
  const verified = await call(shop, '/customer/verify/otp', {
    body: { session_id: sent.data.session_id, mobileNumber, otp },
  });
  /** @type {{ token: string }} */
  const { token } = verified.data;
  const location = { type: 'Point', coordinates: [76.9558, 11.0168] };
  const address = await call(shop, '/address/create', {
    token,
    body: { street: '12 Cross Cut Road', landmark: 'Bus stand', type: 1, location },
  });
  const items = [{ _id: PACKS[at % PACKS.length], quantity: 2 }];
  const bill = await call(shop, '/order/cart', { body: { items } });
  /** @type {{ _id: string }[]} */
  const slots = bill.data.slots ?? [];
  const slotId = slots[at % slots.length]?._id;
  const order = { items, addressId: address.data.currentAddress._id, expectedTotal: bill.data.totalPaise, slotId };
  return { mobileNumber, token, order };
}

/** An Admin with a live session. @param {import('pg').Client} client @param {number} at */
export async function makeStaff(client, at) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await client.query('INSERT INTO staff (id, mobile_number, name, role) VALUES ($1, $2, $3, 2)', [
    `bench-${at}`,
    String(7_000_000_000 + at),
    `Bench ${at}`,
  ]);
  await client.query(
    "INSERT INTO staff_sessions (token_hash, staff_id, expires_at) VALUES ($1, $2, now() + interval '1 day')",
    [hash, `bench-${at}`],
  );
  return token;
}

/**
 * Search texts: prefixes of names, and words with a missing letter. More than the server caches, so that each is a
 * miss. @param {Shop} shop
 */
export async function searchTexts(shop) {
  const { data } = await call(shop, '/homepage/products', { body: { limit: 48 } });
  /** @type {string[]} */
  const names = data.items.flatMap((/** @type {{ name: string, secondName: string }} */ { name, secondName }) => [
    name,
    secondName,
  ]);
  const words = [...new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{M}]+/u)))];
  const typed = words.flatMap((word) => [
    ...[2, 3, 4, 5, 6].map((length) => word.slice(0, length)),
    ...[1, 2, 3, 4].map((index) => word.slice(0, index) + word.slice(index + 1)),
  ]);
  return [...new Set(typed.filter((word) => word.length > 1))];
}

/** @param {number[]} sorted ascending @param {number} share from 0 to 1 */
export const percentile = (sorted, share) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** @param {number[]} values */
export const median = (values) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
