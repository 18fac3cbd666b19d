import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface FakeProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface FakeProviderResponse {
  status: number;
  json: unknown;
  headers?: Record<string, string>;
}

/**
 * A call fails in one of these ways. These have no effect: RESET, HANG (no response ever), ERROR (status 500), LIMIT
 * (429), HTML and EMPTY with status 200. These have their effect: LOST (reset instead of the response), STUCK (half the
 * response, then nothing) and SLOW: a response that comes late.
 */
export type Fault = 'RESET' | 'HANG' | 'ERROR' | 'LIMIT' | 'HTML' | 'EMPTY' | 'LOST' | 'STUCK' | 'SLOW';

const HAS_EFFECT: readonly Fault[] = ['LOST', 'STUCK', 'SLOW'];

export interface FakeProvider {
  url: string;
  /** `POST /v1/payment_links`, as received. */
  calls: string[];
  /** Decides per call; none by default. */
  fault: (request: FakeProviderRequest) => Fault | undefined;
  slowMs: number;
  close(): Promise<void>;
}

/** A provider on a loopback port. */
export async function startFakeProvider(
  handle: (request: FakeProviderRequest) => FakeProviderResponse | Promise<FakeProviderResponse>,
): Promise<FakeProvider> {
  const server = createServer((request, response) => void respond(request, response));
  const fakeProvider: Omit<FakeProvider, 'url'> = {
    calls: [],
    fault: () => undefined,
    slowMs: 150,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    fakeProvider.calls.push(`${request.method} ${request.path}`);
    const fault = fakeProvider.fault(request);
    if (fault && !HAS_EFFECT.includes(fault)) {
      fail(fault, outgoing);
      return;
    }
    const { status, json, headers } = await handle(request);
    const body = JSON.stringify(json);
    if (fault === 'LOST') return void outgoing.socket?.destroy();
    if (fault === 'SLOW') await delay(fakeProvider.slowMs);
    outgoing.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    });
    if (fault === 'STUCK') outgoing.write(body.slice(0, body.length / 2));
    else outgoing.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fakeProvider, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function readRequest(incoming: IncomingMessage): Promise<FakeProviderRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stand-in');
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body: bytes.toString('utf8'),
    bytes,
  };
}

function fail(fault: Fault, outgoing: ServerResponse): void {
  if (fault === 'HANG') return;
  if (fault === 'RESET') return void outgoing.socket?.destroy();
  const [status, body] = {
    ERROR: [500, '{"error":{"description":"We are facing some trouble"}}'] as const,
    LIMIT: [429, '{"error":{"description":"Too many requests"}}'] as const,
    HTML: [200, '<!doctype html><title>Maintenance</title>'] as const,
    EMPTY: [200, ''] as const,
  }[fault as 'ERROR' | 'LIMIT' | 'HTML' | 'EMPTY'];
  outgoing.writeHead(status).end(body);
}
