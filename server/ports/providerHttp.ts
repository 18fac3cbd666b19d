import { circuitBreaker, ConsecutiveBreaker, handleType, isBrokenCircuitError } from 'cockatiel';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { readBody } from './readBody';

/** Several calls fit into any lease of payments and outbox. */
const TIMEOUT_MS = 8_000;
const FAILURES_UNTIL_BREAK = 5;
const BREAK_MS = 10_000;
const MAX_BODY_BYTES = 1_000_000;
const LIMITED = 429;

/** There is no usable response. */
class ProviderAway extends Error {
  readonly mayHaveActed: boolean;

  constructor(message: string, { mayHaveActed, cause }: { mayHaveActed: boolean; cause?: unknown }) {
    super(message, { cause });
    this.mayHaveActed = mayHaveActed;
  }
}

export interface ProviderCall {
  method: 'GET' | 'POST';
  /** The path includes the query. */
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}

/** Neither 429 nor 5xx, and JSON. */
export interface ProviderResponse {
  status: number;
  body: unknown;
}

export interface ProviderTiming {
  timeoutMs?: number;
  breakMs?: number;
}

export type ProviderHttp = (call: ProviderCall) => Promise<ProviderResponse>;

/** Fails at once for a while after several failures in a row. Errors contain neither headers nor bodies. */
export function createProviderHttp(
  provider: string,
  baseUrl: string,
  { timeoutMs = TIMEOUT_MS, breakMs = BREAK_MS }: ProviderTiming = {},
): ProviderHttp {
  const breaker = circuitBreaker(handleType(ProviderAway), {
    halfOpenAfter: breakMs,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_BREAK),
  });

  async function send({ method, path, headers, json, form }: ProviderCall): Promise<ProviderResponse> {
    const what = `${provider}: ${method} ${path.split('?')[0] ?? ''}`;
    const away = (why: string, mayHaveActed = true, cause?: unknown) =>
      new ProviderAway(`${what}: ${why}`, { mayHaveActed, cause });
    const signal = AbortSignal.timeout(timeoutMs);
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
        redirect: 'error',
        signal,
      });
      ({ status } = response);
      text = (await readBody(response, signal, MAX_BODY_BYTES)).toString('utf8');
    } catch (cause) {
      throw away('no response', !isConnectFailure(cause), cause);
    }
    if (status >= 500 || status === LIMITED) throw away(`status ${status}`, status !== LIMITED);
    try {
      return { status, body: JSON.parse(text) as unknown };
    } catch {
      throw away(`status ${status} without JSON`);
    }
  }

  return (call) => breaker.execute(() => send(call));
}

/** False where the provider can't have acted: there was no connection, it is being spared, or it answered 429. */
export const mayHaveActed = (error: unknown): boolean =>
  error instanceof ProviderAway ? error.mayHaveActed : !isBrokenCircuitError(error);

/** Codes of a handshake that failed, before anything was sent. */
const NO_HANDSHAKE =
  /^(UND_ERR_CONNECT_TIMEOUT|ERR_TLS_CERT\w+|ERR_SSL_\w*(VERSION|PROTOCOL|HANDSHAKE)\w*|(CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_\w+)$/;

/** By fetch's error. */
export function isConnectFailure(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; syscall?: string; errors?: { syscall?: string }[] } };
  const [first] = cause?.errors ?? [];
  const syscall = cause?.syscall ?? first?.syscall ?? '';
  return ['connect', 'getaddrinfo'].includes(syscall) || NO_HANDSHAKE.test(cause?.code ?? '');
}

/** @throws Error for an undocumented response */
export function readResponse<Shape extends TSchema>(provider: string, shape: Shape, body: unknown): Static<Shape> {
  if (Value.Check(shape, body)) return body;
  const [first] = Value.Errors(shape, body);
  throw new Error(
    `${provider}: an unexpected response${first ? ` at ${first.instancePath || '/'}: ${first.message}` : ''}`,
  );
}
