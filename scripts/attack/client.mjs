import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('../../bench/shop.mjs').Shop} Shop */
/**
 * @typedef {object} Target
 * @property {Shop} shop
 * @property {(mobileNumber: string, role: number) => Promise<void>} addStaff as `npm run staff -- add`
 * @property {boolean} isShort a few tries per attack, for the gate
 */
/** @typedef {{ status: number, ms: number, data: any, retryAfter?: string | null }} Answer status 0: no response */
/** @typedef {{ mobileNumber: string, token: string, addressId: string, browserToken: string | undefined }} Customer */

export const WEBHOOK_SECRET = 'signs the messages of the attack';
/** ₹145, 60 in stock. */
const PACK = 'rc-mapp-1000';
const HOME = { type: 'Point', coordinates: [76.9558, 11.0168] };
const TIMEOUT_MS = 60_000;

let addresses = 0;
/** Each caller has an address of its own, as the proxy in front would name it. */
export const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

let numbers = 0;
export const newNumber = () => String(9_700_000_000 + (numbers += 1));

/**
 * @param {Shop} shop
 * @param {string} path
 * @param {{ method?: string, body?: object | string, token?: string, key?: string, from?: string, headers?: Record<string, string> }} [options] a string is sent as it is;
 *   `from` is the forwarded address
 * @returns {Promise<Answer>}
 */
export async function call(shop, path, { body, token, key, from = newAddress(), headers = {}, ...options } = {}) {
  const { method = body === undefined ? 'GET' : 'POST' } = options;
  const began = performance.now();
  try {
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(token ? { token } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const data = isJson ? JSON.parse(text).data : text;
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, ms: performance.now() - began, data, retryAfter };
  } catch {
    return { status: 0, ms: performance.now() - began, data: undefined };
  }
}

/** @param {Shop} shop @param {string} path @param {Parameters<typeof call>[2]} [options] */
export const api = (shop, path, options) => call(shop, `/api/web${path}`, options);

/**
 * @param {Shop} shop
 * @param {(mobileNumber: string) => string} [readCode] of a shop that doesn't show it
 * @returns {Promise<Customer>}
 */
export async function newCustomer(shop, readCode) {
  const mobileNumber = newNumber();
  const from = newAddress();
  const sent = await api(shop, '/customer/register', {
    from,
    body: { mobileNumber, name: 'Kavitha', emailId: 'kavitha@example.com' },
  });
  const verified = await api(shop, '/customer/verify/otp', {
    from,
    body: { session_id: sent.data?.session_id, mobileNumber, otp: readCode?.(mobileNumber) ?? sent.data?.demoCode },
  });
  if (verified.status !== 200) throw new Error(`no customer could log in: ${sent.status}, ${verified.status}`);
  const { token, browserToken } = verified.data;
  const address = await api(shop, '/address/create', {
    token,
    body: { street: '12 Cross Cut Road', landmark: 'Bus stand', type: 1, location: HOME },
  });
  return { mobileNumber, token, browserToken, addressId: address.data.currentAddress._id };
}

/**
 * @param {Shop} shop @param {Customer} customer @param {number} quantity
 * @param {{ pack?: string, couponCode?: string }} [options]
 */
export async function order(shop, { token, addressId }, quantity, { pack = PACK, couponCode } = {}) {
  const items = [{ _id: pack, quantity }];
  const coupon = couponCode === undefined ? {} : { couponCode };
  const bill = await api(shop, '/order/cart', { token, body: { items, addressId, ...coupon } });
  return api(shop, '/order/create', {
    token,
    key: randomUUID(),
    body: { items, addressId, expectedTotal: bill.data?.totalPaise, ...coupon },
  });
}

/** Returns how many others can order. @param {Shop} shop @param {string} pack @returns {Promise<number>} */
export async function availableOf(shop, pack) {
  const { data } = await api(shop, '/order/cart', { body: { items: [{ _id: pack, quantity: 1 }] } });
  return data.lines[0].available;
}

/** A transfer to an order, as the sandbox reports it. @param {any} placed */
export const newTransfer = ({ amount, payment }) => ({
  eventId: randomUUID(),
  kind: 'RECEIVED',
  providerOrderId: `sandbox_${payment.pageUrl.split('/').at(-1)}`,
  amountPaise: amount,
  bankReference: `${randomInt(1, 10)}${String(randomInt(100_000_000_000)).padStart(11, '0')}`,
  sentAt: new Date().toISOString(),
});

/** @param {Shop} shop @param {any} placed @param {ReturnType<typeof newTransfer>} [message] the same again for a repeat */
export function transfer(shop, placed, message = newTransfer(placed)) {
  const body = JSON.stringify(message);
  return fetch(`${shop.url}/api/web/payment/webhook/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex'),
      'x-sandbox-event-id': message.eventId,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/**
 * Another customer reads pages while `work` runs. A busy machine slows them down, so only failing calls count.
 * @template T
 * @param {Shop} shop
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, calls: number, times: number[], slowestMs: number, failed: number }>}
 */
export async function watching(shop, work) {
  let isOver = false;
  const from = newAddress();
  const seen = { calls: 0, times: /** @type {number[]} */ ([]), slowestMs: 0, failed: 0 };
  const poll = async () => {
    do {
      const path = seen.calls % 2 === 0 ? '/' : '/api/web/homepage/store';
      const { status, ms } = await call(shop, path, { from });
      seen.calls += 1;
      seen.times.push(ms);
      seen.slowestMs = Math.max(seen.slowestMs, ms);
      if (status !== 200) seen.failed += 1;
      await sleep(20);
    } while (!isOver);
  };
  const polling = poll();
  try {
    const result = await work();
    isOver = true;
    await polling;
    return { result, ...seen };
  } finally {
    isOver = true;
  }
}
