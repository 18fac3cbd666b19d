import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import type { App } from '../lib/area';
import { callerKeys } from '../lib/callers';
import { crowded } from './limits';

/** Browsers open connections ahead of need, so a silent one is no attack yet; it may come back. */
const FIRST_BYTE_MS = 10_000;
/** A request follows its connection after a round trip, on a slow line or from a busy device. */
const ROUND_TRIP_MS = 2_000;
const SWEEP_MS = 1_000;

/** So many more are told to try again later. */
const EXCESS_SHARE = 0.25;

interface Connection {
  caller: string;
  since: number;
  /** Its caller had time to send, and what had arrived by then was read. */
  hadTime: boolean;
  /** It came when all others were taken. */
  isExcess: boolean;
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * When all connections are taken, a new one replaces the oldest that waits for its caller. Callers with the most
 * connections lose theirs first; behind a proxy, age decides. While all wait for the server, API calls on further ones
 * get a 503, and none is closed before its request had time to arrive.
 */
export function registerConnections(app: App, { limits: { maxConnections }, trustProxy }: Config): void {
  const connections = new Map<Socket, Connection>();
  const most = maxConnections + Math.ceil(maxConnections * EXCESS_SHARE);
  const callerOf = ({ remoteAddress = '' }: Socket): string =>
    trustProxy === false ? (callerKeys(remoteAddress)[0]?.key ?? '') : '';

  /** Silent ones, of which anyone can open many, keep no other from being served. */
  const countBusyBeside = (connection: Connection): number =>
    [...connections.values()].filter((other) => other !== connection && isBusy(other)).length;

  // Otherwise Node.js drops connections without asking.
  const server: Server = app.server;
  server.on('connection', (socket: Socket) => {
    const isFull = connections.size >= most;
    const replaced = connections.size >= maxConnections ? findReplaceable(connections, isFull) : null;
    if (replaced) {
      connections.delete(replaced);
      replaced.destroy();
    } else if (isFull) return socket.destroy();
    const connection: Connection = {
      caller: callerOf(socket),
      since: Date.now(),
      hadTime: false,
      isExcess: connections.size >= maxConnections,
    };
    // Timers run before what has arrived is read, immediates after it.
    setTimeout(() => setImmediate(() => (connection.hadTime = true)), ROUND_TRIP_MS).unref();
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return undefined;
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (connection) Object.assign(connection, { request, response });
  });
  app.addHook('onRequest', ({ raw, url }, reply, done) => {
    const connection = connections.get(raw.socket);
    const isExcess = connection?.isExcess === true && countBusyBeside(connection) >= maxConnections;
    if (isExcess) void reply.header('connection', 'close');
    // A connection that is closed before all was read resets, and the caller may lose the response.
    if (isExcess && url.startsWith('/api/')) raw.once('end', () => done(crowded())).resume();
    else done();
  });

  const closeSilent = (): void => {
    const before = Date.now() - FIRST_BYTE_MS;
    for (const [socket, { since, hadTime }] of connections) {
      // They are in the order of their age.
      if (since > before) return;
      if (hadTime && socket.bytesRead === 0) socket.destroy();
    }
  };
  const sweep = setInterval(() => setImmediate(closeSilent), SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

const isBusy = ({ request, response }: Connection): boolean => request?.complete === true && !response?.writableEnded;

const waitsForCaller = ({ hadTime, request, response }: Connection, isFull: boolean): boolean =>
  request?.complete ? response?.writableEnded === true || response?.writableNeedDrain === true : hadTime || isFull;

/** Returns null when every connection waits for the server. */
function findReplaceable(connections: ReadonlyMap<Socket, Connection>, isFull: boolean): Socket | null {
  const counts = new Map<string, number>();
  for (const { caller } of connections.values()) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  let found: Socket | null = null;
  let most = 0;
  for (const [socket, connection] of connections) {
    const count = counts.get(connection.caller) ?? 0;
    if (count <= most || !waitsForCaller(connection, isFull)) continue;
    found = socket;
    most = count;
  }
  return found;
}
