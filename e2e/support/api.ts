import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { CreateAddressBody } from '../../contract/address';
import type { CreateOrderBody } from '../../contract/orders';
import type { RunningShop } from './server';

export interface Customer {
  mobileNumber: string;
  name: string;
  emailId: string;
  token: string;
}

export interface PlacedOrder {
  orderId: string;
  orderNumber: string;
  payment: { pageUrl: string };
}

/** A pack of ₹145; two of it exceed the minimum order. */
export const PACK = 'rc-mapp-1000';

/** Within the demo's delivery area. */
export const HOME: CreateAddressBody = {
  street: '12 Cross Cut Road',
  landmark: 'Bus stand',
  type: 1,
  location: { type: 'Point', coordinates: [76.9558, 11.0168] },
};

interface CallOptions {
  token?: string;
  body?: object;
  method?: 'POST' | 'PUT' | 'DELETE';
  key?: string;
}

// The response's data depends on the call.
// oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unnecessary-type-parameters
export async function call<T = any>(shop: RunningShop, callPath: string, options: CallOptions = {}) {
  const { token, body, key, method = body ? 'POST' : 'GET' } = options;
  const response = await fetch(`${shop.url}/api/web${callPath}`, {
    method,
    headers: {
      ...(token ? { token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as { status: number; message: string; data: T };
}

let numbers = 0;
/** Unique per worker: each number may request five codes an hour. */
export const newNumber = (): string => String(9_876_500_000 + ++numbers);

/**
 * Logs in, and registers first when the number has no account.
 * @param readCode reads the code of a shop that is no demo with printed codes
 * @returns the token
 */
export async function logIn(
  shop: RunningShop,
  { mobileNumber, name, emailId }: Omit<Customer, 'token'>,
  readCode?: (mobileNumber: string) => Promise<string>,
): Promise<string> {
  const { data: sent } = await call(shop, '/customer/register', { body: { mobileNumber, name, emailId } });
  const { session_id, demoCode } = sent;
  const otp = readCode ? await readCode(mobileNumber) : demoCode;
  const { data } = await call(shop, '/customer/verify/otp', { body: { session_id, mobileNumber, otp } });
  return data.token;
}

/** @param readCode as for `logIn` */
export async function newCustomer(
  shop: RunningShop,
  name = 'Kavitha',
  readCode?: (mobileNumber: string) => Promise<string>,
): Promise<Customer> {
  const person = { mobileNumber: newNumber(), name, emailId: 'kavitha@example.com' };
  return { ...person, token: await logIn(shop, person, readCode) };
}

/** @returns the id of the saved address */
export async function saveAddress(
  shop: RunningShop,
  { token }: Customer,
  fields: Partial<CreateAddressBody> = {},
): Promise<string> {
  const { data } = await call(shop, '/address/create', { token, body: { ...HOME, ...fields } });
  return data.currentAddress._id;
}

/** Orders two of `PACK`, or other packs, to a new address. @param more beside what each order has, such as a note */
export async function placeOrder(
  shop: RunningShop,
  customer: Customer,
  items = [{ _id: PACK, quantity: 2 }],
  { address, ...more }: Partial<CreateOrderBody> & { address?: Partial<CreateAddressBody> } = {},
): Promise<PlacedOrder> {
  const addressId = await saveAddress(shop, customer, address);
  const bill = await call(shop, '/order/cart', { body: { items } });
  const { status, data } = await call(shop, '/order/create', {
    token: customer.token,
    key: randomUUID(),
    body: { ...more, items, addressId, expectedTotal: bill.data.totalPaise },
  });
  expect(status).toBe(200);
  return data;
}

/** Pays in the sandbox's UPI app. */
export async function payOrder(shop: RunningShop, { payment }: { payment: { pageUrl: string } }): Promise<void> {
  const response = await fetch(new URL(`${payment.pageUrl}/pay`, shop.url), { method: 'POST' });
  expect(response.ok).toBe(true);
}

/** Moves a paid order on, as `npm run order` does. */
export async function advanceOrder(
  shop: RunningShop,
  { orderNumber }: Pick<PlacedOrder, 'orderNumber'>,
  steps: number,
): Promise<void> {
  const secret = readFileSync(path.join(shop.dataDir, 'internal.secret'), 'utf8').trim();
  for (let step = 0; step < steps; step += 1) {
    const response = await fetch(`${shop.url}/api/internal/orders/${orderNumber}/advance`, {
      method: 'POST',
      headers: { 'x-internal-secret': secret },
    });
    expect(response.status).toBe(200);
  }
}

/** An order as `placeOrder` makes it, which is paid and has arrived. */
export async function placeDelivered(shop: RunningShop, customer: Customer): Promise<PlacedOrder> {
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  // Confirmed, processing, ready, picked up, delivered.
  await advanceOrder(shop, order, 5);
  return order;
}

export async function countOrders(shop: RunningShop, { token }: Customer): Promise<number> {
  return (await call<{ items: unknown[] }>(shop, '/order/history', { token })).data.items.length;
}

/**
 * The last code printed for a number. Waits until `sent` codes were printed, because output may arrive after the
 * response and two codes may be equal.
 * @param sent how many codes the number was sent by then, counting the one of `newCustomer`
 */
export async function printedCode(shop: RunningShop, mobileNumber: string, sent: number): Promise<string> {
  const shown = `${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`;
  const codes = () =>
    [...shop.output().matchAll(new RegExp(`${shown}: .*\\n@\\S+ #(\\d+)`, 'g'))].map(([, code]) => code!);
  await expect.poll(() => codes().length, `codes sent to ${mobileNumber}`).toBe(sent);
  return codes()[sent - 1]!;
}
