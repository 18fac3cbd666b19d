import type { ApiError } from '../../store/api/ApiError';
import type { MadeRideAct, RideAct, RideStorage } from './rideStorage';

/** REJECTED goes back to the dialog of the act; later, without a dialog, it is told on the page. */
export type ActResult =
  { state: 'DONE' | 'QUEUED' } | { state: 'REJECTED'; messages: string[]; triesLeft: number | null };

export interface RideQueue {
  /** Stores an act, then sends it and all before it. */
  perform: (act: MadeRideAct) => Promise<ActResult>;
  /** Sends what waits, in order. */
  flush: () => Promise<void>;
  /** The rider has read why an act was rejected. */
  dismiss: (id: number) => Promise<void>;
  read: () => readonly RideAct[];
  subscribe: (onChange: () => void) => () => void;
}

interface QueueOptions {
  staffId: string;
  storage: RideStorage;
  /** @returns null when the server has done it. Never throws. */
  send: (act: RideAct, wasQueued: boolean) => Promise<ApiError | null>;
}

/** Another try may succeed: no network, no session, or a server in trouble. */
const isTemporary = ({ status }: ApiError) =>
  status === 'NETWORK' || status === 401 || status === 408 || status === 429 || status >= 500;

const triesLeftOf = ({ data }: ApiError): number | null => {
  const triesLeft = (data as { triesLeft?: unknown } | null)?.triesLeft;
  return typeof triesLeft === 'number' ? triesLeft : null;
};

/** A rider's acts: stored first, sent once in their order, and told when the server rejects one. */
export const makeRideQueue = ({ staffId, storage, send }: QueueOptions): RideQueue => {
  let acts: readonly RideAct[] = [];
  let sending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  /** Acts whose dialog still waits. */
  const waiting = new Map<number, (result: ActResult) => void>();

  const refresh = async () => {
    acts = await storage.list(staffId);
    for (const listener of listeners) listener();
  };

  const finish = async (act: RideAct, error: ApiError | null) => {
    const respond = waiting.get(act.id);
    waiting.delete(act.id);
    if (error && !respond) await storage.put({ ...act, problem: error.messages });
    else await storage.remove(act.id);
    if (!error) respond?.({ state: 'DONE' });
    else respond?.({ state: 'REJECTED', messages: error.messages, triesLeft: triesLeftOf(error) });
    await refresh();
  };

  const sendAll = async () => {
    await refresh();
    for (;;) {
      const next = acts.find(({ problem }) => problem === null);
      if (!next) return;
      const error = await send(next, !waiting.has(next.id));
      if (error && isTemporary(error)) break;
      await finish(next, error);
    }
    for (const respond of waiting.values()) respond({ state: 'QUEUED' });
    waiting.clear();
  };

  const flush = (): Promise<void> =>
    (sending ??= sendAll().finally(() => {
      sending = null;
    }));

  return {
    flush,
    read: () => acts,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    dismiss: async (id) => {
      await storage.remove(id);
      await refresh();
    },
    perform: async (act) => {
      const added = await storage.add({ ...act, staffId, problem: null });
      const result = new Promise<ActResult>((resolve) => waiting.set(added.id, resolve));
      await refresh();
      // What is being sent may have ended without it.
      void flush().then(() => (waiting.has(added.id) ? flush() : undefined));
      return result;
    },
  };
};
