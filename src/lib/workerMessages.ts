export type WorkerMessage =
  { type: 'cacheVisited'; page?: string; files: string[] } | { type: 'clearOfflineCache' } | { type: 'skipWaiting' };

export type WorkerQuery =
  | { type: 'isSameRelease'; script: string }
  /** Whether the network has another version of this cached document. */
  | { type: 'isStale' };

/** Stores the served document after the files that it names. True once all are stored. */
export interface StaffWorkerQuery {
  type: 'storeDocument';
}

export const queryWorker = (
  worker: ServiceWorker,
  question: WorkerQuery | StaffWorkerQuery,
  timeoutMs = 3000,
): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), timeoutMs);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    };
    worker.postMessage(question, [port2]);
  });

export const postToWorker = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void =>
  worker?.postMessage(message);
