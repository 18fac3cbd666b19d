/** What a page says to the service worker. Those with an answer get it through the port that comes along. */
export type PageMessage =
  /** A page was seen, and these files with it. Without a page, the worker saw it by itself. */
  | { type: 'seen'; page?: string; files: string[] }
  /** Somebody's session has ended: what they looked at goes. */
  | { type: 'forget' }
  /** Take over from the worker before you. */
  | { type: 'takeOver' }
  /** Is this script of your release? Answers a boolean. */
  | { type: 'isYours'; script: string }
  /** Was this page's document a kept one that the network has another of by now? Answers a boolean as soon as the network has. */
  | { type: 'isOld' };

/** Says something to a worker and gives its answer. @throws never; a worker that says nothing within `patienceMs` means no */
export const askWorker = (
  worker: ServiceWorker,
  message: Extract<PageMessage, { type: 'isYours' | 'isOld' }>,
  patienceMs = 3000,
): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), patienceMs);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    };
    worker.postMessage(message, [port2]);
  });

/** Says something to a worker that needs no answer. */
export const tellWorker = (
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined,
  message: Exclude<PageMessage, { type: 'isYours' | 'isOld' }>,
): void => worker?.postMessage(message);
