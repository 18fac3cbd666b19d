import type { FastifyBaseLogger } from 'fastify';

/** Work that no caller waits for. It ends before the database is closed. */
export interface Background {
  /** A failure is logged as `what`. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves once nothing is under way. Never rejects. */
  settled(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const promise = work().then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, what),
      );
      underWay.add(promise);
      void promise.then(() => underWay.delete(promise));
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
