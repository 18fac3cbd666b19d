import type { ApiError } from '../../store/api/ApiError';
import { makeRideQueue, type ActionResult } from './rideQueue';
import { inMemory, type RideAction, type OfflineStorage } from '../lib/offlineStorage';

const noNetwork: ApiError = { status: 'NETWORK', messages: ['No network'], data: null };
const wrongCode: ApiError = { status: 409, messages: ['Wrong code. 4 tries are left'], data: { triesLeft: 4 } };

/** A server that responds by action, and remembers what it was sent. */
const makeServer = () => {
  const responses = new Map<string, ApiError>();
  const sent: [key: string, wasQueued: boolean][] = [];
  let isReachable = true;
  return {
    sent,
    responses,
    setReachable: (now: boolean) => {
      isReachable = now;
    },
    send: async ({ key }: RideAction, wasQueued: boolean) => {
      if (!isReachable) return noNetwork;
      sent.push([key, wasQueued]);
      return responses.get(key) ?? null;
    },
  };
};

const start = (storage: OfflineStorage, server: ReturnType<typeof makeServer>, staffId = 'mani') =>
  makeRideQueue({ staffId, storage, send: server.send });

const deliver = (key: string) => ({
  kind: 'deliver' as const,
  key,
  roundId: 'round-1',
  orderId: `order-of-${key}`,
  at: '2026-11-25T10:00:00Z',
  label: 'VY-1',
  body: { code: '1234' },
});

it('sends an action at once, and says what became of it', async () => {
  const server = makeServer();
  const queue = start(inMemory(), server);
  server.responses.set('second-action', wrongCode);
  expect(await queue.perform(deliver('first-action'))).toEqual({ state: 'DONE' });
  const rejected: ActionResult = { state: 'REJECTED', messages: wrongCode.messages, triesLeft: 4 };
  expect(await queue.perform(deliver('second-action'))).toEqual(rejected);
  expect(server.sent).toEqual([
    ['first-action', false],
    ['second-action', false],
  ]);
  expect(queue.read()).toEqual([]);
});

it('stores what finds no network, and sends it once in its order, also after a reload', async () => {
  const server = makeServer();
  const storage = inMemory();
  server.setReachable(false);
  const queue = start(storage, server);
  for (const key of ['first-action', 'second-action', 'third-action'])
    expect(await queue.perform(deliver(key))).toEqual({ state: 'QUEUED' });
  expect(queue.read().map(({ key }) => key)).toEqual(['first-action', 'second-action', 'third-action']);

  server.setReachable(true);
  const reloaded = start(storage, server);
  await Promise.all([reloaded.flush(), reloaded.flush()]);
  expect(server.sent).toEqual([
    ['first-action', true],
    ['second-action', true],
    ['third-action', true],
  ]);
  expect(reloaded.read()).toEqual([]);
});

it('reports later why an action was rejected, and continues with the next', async () => {
  const server = makeServer();
  server.setReachable(false);
  const queue = start(inMemory(), server);
  await queue.perform(deliver('first-action'));
  await queue.perform(deliver('second-action'));
  server.setReachable(true);
  server.responses.set('first-action', wrongCode);
  await queue.flush();
  expect(queue.read()).toMatchObject([{ key: 'first-action', problem: wrongCode.messages }]);
  await queue.flush();
  expect(server.sent).toHaveLength(2);
  await queue.dismiss(queue.read()[0]!.id);
  expect(queue.read()).toEqual([]);
});

it('waits for the session and for a server in trouble', async () => {
  const server = makeServer();
  const queue = start(inMemory(), server);
  server.responses.set('first-action', { status: 401, messages: ['Log in again'], data: null });
  expect(await queue.perform(deliver('first-action'))).toEqual({ state: 'QUEUED' });
  server.responses.set('first-action', { status: 503, messages: ['Try later'], data: null });
  await queue.flush();
  expect(queue.read()).toMatchObject([{ key: 'first-action', problem: null }]);
  server.responses.clear();
  await queue.flush();
  expect(queue.read()).toEqual([]);
});

it('sends nothing of another rider of the same phone', async () => {
  const server = makeServer();
  const storage = inMemory();
  server.setReachable(false);
  await start(storage, server, 'mani').perform(deliver('first-action'));
  server.setReachable(true);
  const ofKumar = start(storage, server, 'kumar');
  await ofKumar.flush();
  expect([ofKumar.read(), server.sent]).toEqual([[], []]);
});
