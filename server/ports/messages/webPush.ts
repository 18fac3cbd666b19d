import webPush from 'web-push';
import type { PushPayload } from '../../../contract/push';
import { isConnectFailure, type ProviderTiming } from '../providerHttp';
import type { OutgoingPush, PushCarrier, SendOutcome } from './port';
import { isPushEndpoint } from './pushHosts';
import { describeRejection } from './sending';

const TIMEOUT_MS = 8_000;
/** Push services take 4 KB with the encryption. */
const MAX_PAYLOAD_BYTES = 3_000;
const LONGEST_WAIT_MS = 3_600_000;

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface WebPushOptions {
  keys: PushKeys;
  /** Push services' hosts. */
  hosts: readonly string[];
  /** Whom a push service may write to: an https: or mailto: URL. */
  subject: string;
  timing?: Pick<ProviderTiming, 'timeoutMs'>;
}

/** Encrypts and signs by the protocol (RFC 8291, RFC 8292), and asks the browser's push service to deliver. */
export function createWebPush({ keys, hosts, subject, timing = {} }: WebPushOptions): PushCarrier {
  /** By a push service's origin: until when it wants no calls. */
  const pausedUntil = new Map<string, number>();

  async function send(push: OutgoingPush): Promise<SendOutcome | { state: 'GONE' }> {
    const { endpoint } = push.subscription;
    if (!isPushEndpoint(endpoint, hosts)) return { state: 'GONE' };
    const { origin } = new URL(endpoint);
    if ((pausedUntil.get(origin) ?? 0) > Date.now())
      return { state: 'FAILED', detail: 'the push service asked to wait' };
    const payload = payloadOf(push);
    if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
      return { state: 'REFUSED', reason: 'OTHER', detail: 'the text is too long' };
    const request = prepare(push, payload);
    if (!request) return { state: 'GONE' };
    const response = await fetch(endpoint, {
      method: 'POST',
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timing.timeoutMs ?? TIMEOUT_MS),
    });
    // Its body is not read: it may never end.
    await response.body?.cancel();
    const waitMs = waitAskedFor(response);
    if (waitMs > 0) pausedUntil.set(origin, Date.now() + waitMs);
    return toOutcome(response.status, push.id);
  }

  /** Returns null for keys that nothing can be encrypted with. */
  function prepare(
    { subscription: { endpoint, ...of }, ttlSeconds: TTL, urgency, topic }: OutgoingPush,
    payload: string,
  ) {
    const options = { vapidDetails: { subject, ...keys }, TTL, urgency, topic };
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: of }, payload, options);
      const withoutLength = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
      return {
        headers: Object.fromEntries(withoutLength),
        body: new Uint8Array(body),
      };
    } catch {
      return null;
    }
  }

  return {
    name: 'webpush',
    publicKey: keys.publicKey,
    send: (push) =>
      send(push).catch((error: unknown) => ({
        state: isConnectFailure(error) ? 'FAILED' : 'UNKNOWN',
        detail: describeRejection(null, (error as Error).message),
      })),
  };
}

const payloadOf = ({ title, body, url, language, topic, id, isSeenOnPage }: OutgoingPush): string =>
  JSON.stringify({ title, body, url, language, tag: topic ?? id, isSeenOnPage } satisfies PushPayload);

function toOutcome(status: number, id: string): SendOutcome | { state: 'GONE' } {
  const detail = `status ${status}`;
  if (status >= 200 && status < 300) return { state: 'ACCEPTED', providerId: id };
  if (status === 404 || status === 410) return { state: 'GONE' };
  if (status === 429 || status === 503) return { state: 'FAILED', detail };
  if (status >= 500) return { state: 'UNKNOWN', detail };
  return { state: 'REFUSED', reason: status === 401 || status === 403 ? 'KEY' : 'OTHER', detail };
}

/** Retry-After in milliseconds: seconds or a date, at most an hour. */
function waitAskedFor({ status, headers }: Response): number {
  const given = headers.get('retry-after');
  if (given === null || (status !== 429 && status !== 503)) return 0;
  const waitMs = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Math.min(Math.max(waitMs || 0, 0), LONGEST_WAIT_MS);
}
