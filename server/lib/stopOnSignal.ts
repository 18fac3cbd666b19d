import type { FastifyBaseLogger } from 'fastify';

const STOP_TIMEOUT_MS = 10_000;

interface Stopping {
  /** It runs before `stop`, except after Ctrl-C, so that a proxy notices. */
  drain: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A second Ctrl-C exits at once. */
export function stopOnSignal({ drain, stop }: Stopping, log: FastifyBaseLogger): void {
  const stopInTime = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    return stop();
  };
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) {
      if (signal === 'SIGINT') process.exit(130);
      return;
    }
    stopping = true;
    log.info({ signal }, 'stopping');
    (signal === 'SIGTERM' ? drain().then(stopInTime) : stopInTime()).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  // Of the supervisor of several processes.
  process.on('message', (signal: NodeJS.Signals) => {
    if (!stopping) onSignal(signal);
  });
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
