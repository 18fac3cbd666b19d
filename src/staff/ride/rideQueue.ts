import type { ApiError } from '../../store/api/ApiError';
import type { RideActionDraft, RideAction, OfflineStorage } from '../lib/offlineStorage';

/** REJECTED is shown in the dialog of the action or, once that is closed, on the page. */
export type ActionResult =
  { state: 'DONE' | 'QUEUED' } | { state: 'REJECTED'; messages: string[]; triesLeft: number | null };

export interface RideQueue {
  /** Stores an action, then sends it and all before it. */
  perform: (action: RideActionDraft) => Promise<ActionResult>;
  /** Sends what waits, in order. */
  flush: () => Promise<void>;
  /** The rider has read why an action was rejected. */
  dismiss: (id: number) => Promise<void>;
  read: () => readonly RideAction[];
  subscribe: (onChange: () => void) => () => void;
}

interface QueueOptions {
  staffId: string;
  storage: OfflineStorage;
  /** @returns null when the server has done it. Never throws. */
  send: (action: RideAction, wasQueued: boolean) => Promise<ApiError | null>;
}

/** Another try may succeed: no network, no session, or a server in trouble. */
const isTemporary = ({ status }: ApiError) =>
  status === 'NETWORK' || status === 401 || status === 408 || status === 429 || status >= 500;

const triesLeftOf = ({ data }: ApiError): number | null => {
  const triesLeft = (data as { triesLeft?: unknown } | null)?.triesLeft;
  return typeof triesLeft === 'number' ? triesLeft : null;
};

/** A rider's actions are stored first and sent once, in their order; the rider is notified when the server rejects one. */
export const makeRideQueue = ({ staffId, storage, send }: QueueOptions): RideQueue => {
  let actions: readonly RideAction[] = [];
  let sending: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  /** Actions whose dialog still waits. */
  const waiting = new Map<number, (result: ActionResult) => void>();

  const refresh = async () => {
    actions = await storage.list(staffId);
    for (const listener of listeners) listener();
  };

  const finish = async (action: RideAction, error: ApiError | null) => {
    const respond = waiting.get(action.id);
    waiting.delete(action.id);
    if (error && !respond) await storage.put({ ...action, problem: error.messages });
    else await storage.remove(action.id);
    if (!error) respond?.({ state: 'DONE' });
    else respond?.({ state: 'REJECTED', messages: error.messages, triesLeft: triesLeftOf(error) });
    await refresh();
  };

  const sendAll = async () => {
    await refresh();
    for (;;) {
      const next = actions.find(({ problem }) => problem === null);
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
    read: () => actions,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    dismiss: async (id) => {
      await storage.remove(id);
      await refresh();
    },
    perform: async (action) => {
      const added = await storage.add({ ...action, staffId, problem: null });
      const result = new Promise<ActionResult>((resolve) => waiting.set(added.id, resolve));
      await refresh();
      // The request under way may have ended without it.
      void flush().then(() => (waiting.has(added.id) ? flush() : undefined));
      return result;
    },
  };
};
