import type { OrderCard } from '../../../contract/staffOrders';
import type { PaymentState } from '../../../contract/orders';
import type { AppDeps } from '../../deps';
import type { FeedPosition } from '../../db/changeFeed';
import { AppError } from '../../lib/errors';
import type { EventStream } from './eventStream';
import { readFeed } from './feedRepository';
import { writePosition } from './position';

export interface Subscriber {
  stream: EventStream;
  /** A customer's or staff member's id. */
  person: string;
  /** Boards, riders, and customers. */
  follows: 'ORDERS' | 'ROUNDS' | { orderId: string };
  isAllowed: () => Promise<boolean>;
}

export interface HubNeeds {
  findCards: (orderIds: readonly string[]) => Promise<OrderCard[]>;
  findStates: (orderIds: readonly string[]) => Promise<Map<string, PaymentState>>;
  areOnRounds: (orderIds: readonly string[]) => Promise<boolean>;
}

/** Limits the streams per process. */
const MAX_STREAMS_PER_PERSON = 10;

export type Hub = ReturnType<typeof createHub>;

/** Reads changed orders once per process. */
export function createHub(
  { config, db, log }: Pick<AppDeps, 'config' | 'db' | 'log'>,
  { findCards, findStates, areOnRounds }: HubNeeds,
) {
  // Streams stay open, so they may not take all connections.
  const maxStreams = Math.floor(config.limits.maxConnections / 2);
  const subscribers = new Set<Subscriber>();
  let position: FeedPosition | null = null;
  let isClosing = false;
  let hasFailed = false;

  async function sendToBoards(orderIds: string[] | null, id: string): Promise<void> {
    const boards = [...subscribers].filter(({ follows }) => follows === 'ORDERS');
    if (boards.length === 0) return;
    const [event, data] =
      orderIds === null ? ['reset', '{}'] : ['orders', JSON.stringify({ cards: await findCards(orderIds) })];
    for (const { stream } of boards) stream.send(event, data, id);
  }

  /** Rounds differ by rider, so each phone reads its own again. */
  async function sendToRiders(orderIds: string[] | null, id: string): Promise<void> {
    const riders = [...subscribers].filter(({ follows }) => follows === 'ROUNDS');
    if (riders.length === 0 || (orderIds !== null && !(await areOnRounds(orderIds)))) return;
    for (const { stream } of riders) stream.send('rounds', '{}', id);
  }

  async function sendToCustomers(orderIds: string[] | null, id: string): Promise<void> {
    const changed = orderIds && new Set(orderIds);
    const followers = [...subscribers].flatMap(({ stream, follows }) =>
      typeof follows === 'object' && (changed?.has(follows.orderId) ?? true)
        ? [{ stream, orderId: follows.orderId }]
        : [],
    );
    if (followers.length === 0) return;
    const states = await findStates([...new Set(followers.map(({ orderId }) => orderId))]);
    for (const { stream, orderId } of followers) {
      const state = states.get(orderId);
      if (state) stream.send('order', JSON.stringify(state), id);
    }
  }

  async function readAndSend(): Promise<void> {
    const found = await readFeed(db, position);
    const { orderIds } = position === null ? { orderIds: null } : found;
    if (orderIds?.length !== 0) {
      const id = writePosition(found.position);
      await sendToBoards(orderIds, id);
      await sendToRiders(orderIds, id);
      await sendToCustomers(orderIds, id);
    }
    position = found.position;
  }

  return {
    /** Before reading for a new stream, so that no change is missed. */
    async start(): Promise<FeedPosition> {
      const found = await readFeed(db, null);
      position ??= found.position;
      return found.position;
    },

    /** @throws AppError 429 for a person's streams, 503 for all streams and during shutdown */
    admit(person: string): void {
      if (isClosing) throw new AppError(503, 'core.unavailable', { retryAfterSeconds: 1 });
      if (subscribers.size >= maxStreams) throw new AppError(503, 'core.unavailable', { retryAfterSeconds: 60 });
      const own = [...subscribers].filter((each) => each.person === person).length;
      if (own >= MAX_STREAMS_PER_PERSON) throw new AppError(429, 'core.tooMany', { retryAfterSeconds: 60 });
    },

    add: (subscriber: Subscriber): void => void subscribers.add(subscriber),

    remove: (subscriber: Subscriber): void => void subscribers.delete(subscriber),

    /** The promise never rejects. */
    async feed(): Promise<void> {
      if (subscribers.size === 0) {
        position = null;
        return;
      }
      try {
        await readAndSend();
        hasFailed = false;
      } catch (error) {
        // Logs once per outage.
        if (!hasFailed) log.warn({ err: error }, 'changed orders can not be read: streams wait');
        hasFailed = true;
      }
    },

    /** Sends heartbeats; ends streams that lost the right. */
    async check(): Promise<void> {
      for (const subscriber of [...subscribers]) {
        try {
          if (await subscriber.isAllowed()) subscriber.stream.beat();
          else subscriber.stream.end();
        } catch (error) {
          log.warn({ err: error }, 'the session of a stream can not be checked');
        }
      }
    },

    close(): void {
      isClosing = true;
      for (const { stream } of subscribers) stream.end();
    },
  };
}
