import type { FastifyRequest } from 'fastify';
import { callerKeys } from './callers';
import type { Clock } from './clock';
import { AppError } from './errors';

const MINUTE_MS = 60_000;
const MAX_CALLERS = 10_000;

interface Bucket {
  left: number;
  atMs: number;
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** A token bucket per caller in this process: protects capacity, not invariants. */
export function createRateLimit({ perMinute, clock }: { perMinute: number; clock: Clock }) {
  const buckets = new Map<string, Bucket>();

  return {
    /** @throws AppError 429 with Retry-After */
    count({ ip }: Pick<FastifyRequest, 'ip'>): void {
      const caller = callerKeys(ip)[0]?.key ?? ip;
      const atMs = clock.now().getTime();
      const before = buckets.get(caller) ?? { left: perMinute, atMs };
      const refilled = (Math.max(0, atMs - before.atMs) / MINUTE_MS) * perMinute;
      const left = Math.min(perMinute, before.left + refilled);
      buckets.delete(caller);
      buckets.set(caller, { left: left >= 1 ? left - 1 : left, atMs });
      const [quietest] = buckets.keys();
      if (buckets.size > MAX_CALLERS && quietest !== undefined) buckets.delete(quietest);
      if (left < 1) throw new AppError(429, 'core.tooMany', { retryAfterSeconds: ((1 - left) / perMinute) * 60 });
    },
  };
}
