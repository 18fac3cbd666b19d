import { createParser, type EventSourceMessage } from 'eventsource-parser';

interface FollowOptions {
  url: string;
  headers: () => Record<string, string>;
  /** Defaults to the browser's. */
  fetch?: typeof globalThis.fetch | undefined;
  signal: AbortSignal;
  /** The stream resumes there. */
  lastEventId?: string | undefined;
  onEvent: (event: EventSourceMessage) => void;
  /** Whether changes arrive at the moment. */
  onLive: (isLive: boolean) => void;
}

/** Between tries, the longer the more of them failed. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** The server beats every 15 seconds: a connection silent for longer is dead. */
const SILENCE_MS = 40_000;
/** Without a session, a right or such an order, trying again can't help. */
const FINAL_STATUSES = [401, 403, 404];

/** Reads server-sent events, whose token travels in a header, until it is aborted; reconnects where it ended. */
export async function followEvents({ signal, onLive, ...options }: FollowOptions): Promise<void> {
  let { lastEventId } = options;
  let failures = 0;
  const read = async (): Promise<'final' | 'ended'> => {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    let silence = setTimeout(abort, SILENCE_MS);
    signal.addEventListener('abort', abort);
    window.addEventListener('offline', abort);
    try {
      const headers = { ...options.headers(), ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
      const response = await (options.fetch ?? fetch)(options.url, { headers, signal: attempt.signal });
      if (FINAL_STATUSES.includes(response.status)) return 'final';
      if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`);
      failures = 0;
      onLive(true);
      const parser = createParser({
        onEvent: (event) => {
          lastEventId = event.id ?? lastEventId;
          options.onEvent(event);
        },
      });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MS);
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
      return 'ended';
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      window.removeEventListener('offline', abort);
    }
  };

  const isLeft = () => signal.aborted;
  while (!isLeft()) {
    const outcome = await read().catch(() => 'failed' as const);
    if (isLeft()) return;
    onLive(false);
    if (outcome === 'final') return;
    await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, signal);
    failures += 1;
  }
}

/** Ends early when the network is back. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
