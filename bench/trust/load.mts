import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, newCustomer, newTransfer, transfer, type Customer } from '../../scripts/attack/client.mjs';
import type { Shop } from '../shop.mjs';

/** Two of each are above the minimum order. */
export const PACKS = ['rc-mapp-1000', 'ml-thinai-1000', 'rc-kavuni-1000'];
const CUSTOMERS = 6;
const PAUSE_MS = 50;
/** A request without an acceptable response is sent again for so long. */
const REPEAT_MS = 90_000;

/** What the shop has said to its customers. */
export interface Acknowledged {
  placed: Set<string>;
  paid: Set<string>;
  cancelled: Set<string>;
}

export interface Load {
  acknowledged: Acknowledged;
  /** Responses that no customer may get, such as a rejected order. */
  failures: string[];
  /** How often a request had to be repeated: it got no response, or status 500 to 504. */
  repeated: () => number;
  /** Waits until so many more steps were acknowledged. */
  steps(count: number): Promise<void>;
  /** Waits for the steps under way; no more follow until `resume`. */
  pause(): Promise<void>;
  resume(): void;
  /** Ends it after the steps under way, all of which are repeated until they are acknowledged. */
  stop(): Promise<void>;
}

interface Placed {
  orderId: string;
  amount: number;
  payment: { pageUrl: string };
}

interface Step {
  status: number;
  data?: Placed;
}

/** Money comes for an order. @returns tells the shop of it, as often as called, and returns its response's status */
type Pay = (shop: () => Shop, placed: Placed) => () => Promise<number>;

const payInSandbox: Pay = (shop, placed) => {
  const message = newTransfer(placed);
  return async () => (await transfer(shop(), placed, message)).status;
};

export interface LoadSettings {
  /** By default through the sandbox's signed message. */
  pay?: Pay;
  /** Where the shop doesn't show the code of a customer's number. */
  readCode?: (mobileNumber: string) => string;
}

/**
 * Customers who order, pay and cancel, again and again.
 * @param shop the one to send the next request to
 */
export async function startLoad(shop: () => Shop, { pay = payInSandbox, readCode }: LoadSettings = {}): Promise<Load> {
  const acknowledged: Acknowledged = { placed: new Set(), paid: new Set(), cancelled: new Set() };
  const failures: string[] = [];
  let repeated = 0;
  let steps = 0;
  let isOver = false;
  let isPaused = false;
  let buying = 0;

  /** Sends a step until it has a response that isn't the fault's. */
  async function acknowledge(what: string, send: () => Promise<Step>): Promise<Step | undefined> {
    const until = performance.now() + REPEAT_MS;
    for (;;) {
      const step = await send().catch((): Step => ({ status: 0 }));
      const { status } = step;
      if (status === 200) {
        steps += 1;
        return step;
      }
      // Providers send a message again until it is taken.
      const isOfFault = status === 0 || (status >= 500 && status <= 504) || what === 'paying';
      if (!isOfFault || performance.now() > until) {
        failures.push(`${what}: status ${status}`);
        return undefined;
      }
      repeated += 1;
      await sleep(PAUSE_MS);
    }
  }

  async function buy({ token, addressId }: Customer): Promise<void> {
    const packs = PACKS.filter(() => randomInt(2) === 0);
    const items = (packs.length > 0 ? packs : PACKS).map((_id) => ({ _id, quantity: randomInt(2, 5) }));
    const key = randomUUID();
    const step = await acknowledge('ordering', async () => {
      const bill = await api(shop(), '/order/cart', { token, body: { items, addressId } });
      if (bill.status !== 200) return bill;
      return api(shop(), '/order/create', {
        token,
        key,
        body: { items, addressId, expectedTotal: bill.data.totalPaise },
      });
    });
    const placed = step?.data;
    if (!placed) return;
    acknowledged.placed.add(placed.orderId);
    const fate = randomInt(10);
    if (fate < 6) {
      const report = pay(shop, placed);
      if (await acknowledge('paying', async () => ({ status: await report() }))) acknowledged.paid.add(placed.orderId);
    }
    if (fate === 0 || fate === 6 || fate === 7) {
      const cancel = () => api(shop(), `/order/cancel/${placed.orderId}`, { token });
      if (await acknowledge('cancelling', cancel)) acknowledged.cancelled.add(placed.orderId);
    }
  }

  async function buyUntilOver(customer: Customer): Promise<void> {
    while (!isOver) {
      if (isPaused) await sleep(PAUSE_MS);
      else {
        buying += 1;
        await buy(customer);
        buying -= 1;
      }
    }
  }

  const buyers = await Promise.all(Array.from({ length: CUSTOMERS }, () => newCustomer(shop(), readCode)));
  const bought = Promise.all(buyers.map(buyUntilOver));
  return {
    acknowledged,
    failures,
    repeated: () => repeated,
    async steps(count) {
      const enough = steps + count;
      while (steps < enough && failures.length === 0) await sleep(10);
    },
    async pause() {
      isPaused = true;
      while (buying > 0) await sleep(PAUSE_MS);
    },
    resume() {
      isPaused = false;
    },
    async stop() {
      isOver = true;
      await bought;
    },
  };
}
