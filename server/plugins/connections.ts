import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import type { App } from '../lib/area';
import { callerKeys } from '../lib/callers';

/** Browsers open connections ahead of need, so a silent one is no attack yet; it may come back. */
const FIRST_BYTE_MS = 10_000;
const SWEEP_MS = 1_000;

interface Connection {
  caller: string;
  since: number;
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * When all connections are taken, a new one replaces the oldest that waits for its caller. Callers with the most
 * connections lose theirs first; behind a proxy, age decides.
 */
export function registerConnections(app: App, { limits: { maxConnections }, trustProxy }: Config): void {
  const connections = new Map<Socket, Connection>();
  const callerOf = ({ remoteAddress = '' }: Socket): string =>
    trustProxy === false ? (callerKeys(remoteAddress)[0]?.key ?? '') : '';

  // Otherwise Node.js drops connections without asking.
  const server: Server = app.server;
  server.on('connection', (socket: Socket) => {
    if (connections.size >= maxConnections) {
      const replaced = findReplaceable(connections);
      if (!replaced) return socket.destroy();
      connections.delete(replaced);
      replaced.destroy();
    }
    connections.set(socket, { caller: callerOf(socket), since: Date.now() });
    socket.once('close', () => connections.delete(socket));
    return undefined;
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (connection) Object.assign(connection, { request, response });
  });

  const sweep = setInterval(() => {
    const before = Date.now() - FIRST_BYTE_MS;
    for (const [socket, { since }] of connections) {
      // They are in the order of their age.
      if (since > before) return;
      if (socket.bytesRead === 0) socket.destroy();
    }
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

const waitsForCaller = ({ request, response }: Connection): boolean =>
  !request?.complete || response?.writableEnded === true || response?.writableNeedDrain === true;

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
