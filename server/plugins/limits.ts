import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps';
import type { App } from '../lib/area';
import { createCallCounter } from '../lib/callCounter';
import { callerKeys, CALLER_WEIGHTS } from '../lib/callers';
import { AppError } from '../lib/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Neither counted nor queued: health checks. */
    isUnlimited?: boolean;
  }
  interface FastifyInstance {
    /**
     * The limit is per process: it protects capacity, not invariants.
     * @returns counts a call; throws AppError 429
     */
    limitCallers(perMinute: number): (request: FastifyRequest) => void;
  }
}

const RETRY_AFTER_SECONDS = 5;
const PAGES_PER_TURN = 4;
/** A call waits once for each of its statements, so that more would be seconds. */
const MAX_WAITING_PER_CONNECTION = 50;
/** Loading the page renderer delays the event loop once. */
const START_MS = 15_000;
/** Beyond it, garbage collection leaves no time for requests. */
const HEAP_SHARE = 0.9;

export const crowded = (): AppError => new AppError(503, 'core.crowded', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** A flood of pages and files must not delay API calls. */
export function registerPageTurns(app: App): void {
  const waiting: (() => void)[] = [];
  let left = PAGES_PER_TURN;
  const startTurn = (): void => {
    const next = waiting.splice(0, PAGES_PER_TURN);
    left = PAGES_PER_TURN - next.length;
    if (next.length > 0) setImmediate(startTurn);
    for (const proceed of next) proceed();
  };
  app.addHook('onRequest', ({ url, routeOptions }, _reply, proceed) => {
    const isPage = !url.startsWith('/api/') && !routeOptions.config.isUnlimited;
    if (isPage && left === 0) {
      waiting.push(proceed);
      return;
    }
    if (isPage) {
      if (left === PAGES_PER_TURN) setImmediate(startTurn);
      left -= 1;
    }
    proceed();
  });
}

export async function registerLimits(
  app: App,
  { config: { limits }, databasePool }: Pick<AppDeps, 'config' | 'databasePool'>,
): Promise<void> {
  let startingUntil = 0;
  app.addHook('onListen', async () => {
    startingUntil = Date.now() + START_MS;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    maxHeapUsedBytes: limits.maxEventLoopDelayMs > 0 ? getHeapStatistics().heap_size_limit * HEAP_SHARE : 0,
    // Files are cheap; pages are served stale or unrendered.
    pressureHandler: async ({ url }) => {
      if (Date.now() < startingUntil) return;
      if (url.startsWith('/api/')) throw crowded();
    },
  });

  app.decorate('limitCallers', (perMinute: number) => {
    const counters = CALLER_WEIGHTS.map((weight) => createCallCounter(perMinute * weight));
    return ({ ip }: FastifyRequest) => {
      for (const [at, { key }] of callerKeys(ip).entries()) {
        const waitMs = counters[at]?.(key) ?? 0;
        if (waitMs > 0) throw new AppError(429, 'core.tooMany', { retryAfterSeconds: waitMs / 1000 });
      }
    };
  });

  const isDatabaseCrowded = (): boolean => {
    const pool = databasePool?.();
    return pool !== undefined && pool.waiting > pool.size * MAX_WAITING_PER_CONNECTION;
  };
  const countRequest = app.limitCallers(limits.requestsPerCallerMinute);
  app.addHook('onRequest', (request, reply, done) => {
    // The client has left.
    if (request.socket.remoteAddress === undefined) reply.hijack();
    else if (!request.routeOptions.config.isUnlimited) {
      countRequest(request);
      if (request.url.startsWith('/api/') && isDatabaseCrowded()) throw crowded();
    }
    done();
  });
}
