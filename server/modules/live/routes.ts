import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Id } from '../../../contract/http';
import type { PaymentState } from '../../../contract/orders';
import { mayDo, type StaffAction } from '../../../contract/staffRights';
import type { AppDeps } from '../../deps';
import type { App, FindLogin, FindStaff, Routes } from '../../lib/area';
import { openEventStream } from './eventStream';
import { readFeed } from './feedRepository';
import type { Hub, Subscriber } from './hub';
import { readPosition, writePosition } from './position';

type Follower = Omit<Subscriber, 'stream'>;

function open(hub: Hub, request: FastifyRequest, reply: FastifyReply, follower: Follower) {
  hub.admit(follower.person);
  const subscriber: Subscriber = {
    ...follower,
    stream: openEventStream(request, reply, () => hub.remove(subscriber)),
  };
  hub.add(subscriber);
  return subscriber.stream;
}

/** Open streams would block shutdown. */
const endWithServer = (app: App, hub: Hub) => app.addHook('preClose', async () => hub.close());

interface StaffStreamNeeds {
  hub: Hub;
  findStaff: FindStaff;
}

export const staffStreamRoutes =
  ({ db, log }: Pick<AppDeps, 'db' | 'log'>, { hub, findStaff }: StaffStreamNeeds, findCards: FindCards): Routes =>
  async (app) => {
    endWithServer(app, hub);
    app.get(
      '/stream',
      {
        exposeHeadRoute: false,
        config: { access: 'staff', action: 'readOrders' },
        schema: { summary: 'Changed orders as server-sent events: `orders` with cards, or `reset`' },
      },
      async (request, reply) => {
        const { staffId } = request.staff;
        const isAllowed = stillMay(request, 'readOrders');
        await hub.start();
        const stream = open(hub, request, reply, { person: staffId, follows: 'ORDERS', isAllowed });
        const missed = await readMissed(String(request.headers['last-event-id'] ?? ''));
        const cards = missed.orderIds && JSON.stringify({ cards: await findCards(missed.orderIds) });
        stream.send(cards === null ? 'reset' : 'orders', cards ?? '{}', missed.id);
      },
    );

    app.get(
      '/ride/stream',
      {
        exposeHeadRoute: false,
        config: { access: 'staff', action: 'rideRounds' },
        schema: { summary: 'Server-sent events: `rounds` when a round has changed, and at the beginning' },
      },
      async (request, reply) => {
        const { staffId } = request.staff;
        const position = await hub.start();
        const isAllowed = stillMay(request, 'rideRounds');
        const stream = open(hub, request, reply, { person: staffId, follows: 'ROUNDS', isAllowed });
        stream.send('rounds', '{}', writePosition(position));
      },
    );

    /** True until the session ends or its role changes. */
    function stillMay({ headers, staff: { role } }: FastifyRequest, action: StaffAction) {
      const token = String(headers.token);
      return async () => (await findStaff(token))?.role === role && mayDo(role, action);
    }

    async function readMissed(lastEventId: string) {
      const since = readPosition(lastEventId);
      try {
        const { position, orderIds } = await readFeed(db, since);
        return { id: writePosition(position), orderIds: since && orderIds };
      } catch (error) {
        log.warn({ err: error }, 'a stream can not go on where it ended');
        return { id: undefined, orderIds: null };
      }
    }
  };

type FindCards = (orderIds: readonly string[]) => Promise<object[]>;

interface OrderStreamNeeds {
  hub: Hub;
  findLogin: FindLogin;
  /** @throws AppError 404, also for another customer's order */
  getOwnState: (customerId: string, orderId: string) => Promise<PaymentState>;
}

export const orderStreamRoutes =
  ({ log }: Pick<AppDeps, 'log'>, { hub, findLogin, getOwnState }: OrderStreamNeeds): Routes =>
  async (app) => {
    endWithServer(app, hub);
    app.get(
      '/stream/:orderId',
      {
        exposeHeadRoute: false,
        config: { access: 'customer' },
        schema: {
          summary: 'An order’s state as server-sent events: `order`',
          params: Type.Object({ orderId: Id }),
        },
      },
      async (request, reply) => {
        const token = String(request.headers.token);
        const { customerId } = request.customer;
        const { orderId } = request.params;
        const position = await hub.start();
        // Answers 404, which an open stream can't.
        await getOwnState(customerId, orderId);
        const isAllowed = async () => (await findLogin(token))?.customerId === customerId;
        const stream = open(hub, request, reply, { person: customerId, follows: { orderId }, isAllowed });
        // Read once the stream is open: the hub tells it nothing of earlier changes.
        try {
          stream.send('order', JSON.stringify(await getOwnState(customerId, orderId)), writePosition(position));
        } catch (error) {
          log.warn({ err: error }, 'a stream can not begin');
          stream.end();
        }
      },
    );
  };
