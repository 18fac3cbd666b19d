import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import type { App } from '../lib/area';
import { callerKeys } from '../lib/callers';
import { crowded } from './limits';

/** Browsers open connections ahead of need, so a silent one is no attack yet; it may come back. */
const FIRST_BYTE_MS = 10_000;
const SWEEP_MS = 1_000;

/** So many more are told to try again later. */
const EXCESS_SHARE = 0.25;

interface Connection {
  caller: string;
  since: number;
  /** What had arrived after it was accepted was read. A busy process accepts callers whose requests it reads later. */
  wasRead: boolean;
  /** All others were taken, and waited for the server. */
  isExcess: boolean;
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * When all connections are taken, a new one replaces the oldest that waits for its caller. Callers with the most
 * connections lose theirs first; behind a proxy, age decides. While all wait for the server, API calls on further ones
 * get a 503.
 */
export function registerConnections(app: App, { limits: { maxConnections }, trustProxy }: Config): void {
  const connections = new Map<Socket, Connection>();
  const most = maxConnections + Math.ceil(maxConnections * EXCESS_SHARE);
  const callerOf = ({ remoteAddress = '' }: Socket): string =>
    trustProxy === false ? (callerKeys(remoteAddress)[0]?.key ?? '') : '';

  // Otherwise Node.js drops connections without asking.
  const server: Server = app.server;
  server.on('connection', (socket: Socket) => {
    const replaced = connections.size >= maxConnections ? findReplaceable(connections) : null;
    if (replaced) {
      connections.delete(replaced);
      replaced.destroy();
    }
    if (connections.size >= most) return socket.destroy();
    const connection: Connection = {
      caller: callerOf(socket),
      since: Date.now(),
      wasRead: false,
      isExcess: connections.size >= maxConnections,
    };
    // The first turn ends before the socket is read.
    setImmediate(() => setImmediate(() => (connection.wasRead = true)));
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return undefined;
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (connection) Object.assign(connection, { request, response });
  });
  app.addHook('onRequest', ({ raw, url }, reply, done) => {
    const isExcess = connections.get(raw.socket)?.isExcess === true && connections.size > maxConnections;
    if (isExcess) void reply.header('connection', 'close');
    // A connection that is closed before all was read resets, and the caller may lose the response.
    if (isExcess && url.startsWith('/api/')) raw.once('end', () => done(crowded())).resume();
    else done();
  });

  const closeSilent = (): void => {
    const before = Date.now() - FIRST_BYTE_MS;
    for (const [socket, { since, wasRead }] of connections) {
      // They are in the order of their age.
      if (since > before) return;
      if (wasRead && socket.bytesRead === 0) socket.destroy();
    }
  };
  // Timers run before what has arrived is read, immediates after it.
  const sweep = setInterval(() => setImmediate(closeSilent), SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

const waitsForCaller = ({ wasRead, request, response }: Connection): boolean =>
  wasRead && (!request?.complete || response?.writableEnded === true || response?.writableNeedDrain === true);

/** Returns null when every connection waits for the server. */
function findReplaceable(connections: ReadonlyMap<Socket, Connection>): Socket | null {
  const counts = new Map<string, number>();
  for (const { caller } of connections.values()) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  let found: Socket | null = null;
  let most = 0;
  for (const [socket, connection] of connections) {
    const count = counts.get(connection.caller) ?? 0;
    if (count <= most || !waitsForCaller(connection)) continue;
    found = socket;
    most = count;
  }
  return found;
}
