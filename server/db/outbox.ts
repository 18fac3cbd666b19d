import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, count, desc, eq, lte, min, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries, Transaction } from './database';
import { outbox } from './schema';
import { afterCommit } from './transaction';
import type { Clock } from '../lib/clock';
import type { Job } from '../lib/jobs';
import { forRequest } from '../lib/requestId';

/** Longer than any adapter's timeout. */
const LEASE_MS = 45_000;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 3_600_000;
/** About 38 hours of retries; then a person has to act. */
const MAX_TRIES = 48;
const JOB_EVERY_MS = 5_000;
/** A request doesn't work through the backlog. */
const FLUSH_LIMIT = 5;
/** Providers expect a response within about 5 s; the job does the rest. */
const FLUSHED_WITHIN_MS = 3_000;

export type OutboxPayload = Record<string, unknown>;

/** May run repeatedly. Returns a delay in ms to run again; REFUSED is never tried again, so a person has to act. */
export type OutboxHandler = (payload: OutboxPayload) => Promise<'DONE' | 'REFUSED' | { againInMs: number }>;

type Entry = typeof outbox.$inferSelect;

export type Outbox = ReturnType<typeof createOutbox>;

interface LaneOptions {
  /** How many entries a process works on at a time. Default: 1 */
  workers?: number;
  /** Another kind of the same handler, whose entries this one's workers take first. */
  ahead?: string;
  /** When another worker takes an entry whose worker doesn't end. Default: 45 s */
  leaseMs?: number;
}

interface Lane {
  kind: string;
  handler: OutboxHandler;
  workers: number;
  /** Its own kind where none goes ahead. */
  ahead: string;
  leaseMs: number;
}

interface OutboxOptions {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * At-least-once work after the commit, by any process. Retries end as DEAD (`npm run order -- problems`). Each kind is
 * a lane of its own: a provider that hangs delays no other kind.
 */
export function createOutbox({ db, clock, log }: OutboxOptions) {
  const lanes = new Map<string, Lane>();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  async function claim(kind: string, { ahead, leaseMs }: Lane, newestFirst: boolean): Promise<Entry | undefined> {
    const next = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.kind, kind), eq(outbox.state, 'WAITING'), lte(outbox.nextAt, clock.now())))
      .orderBy(newestFirst ? desc(outbox.id) : asc(outbox.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [entry] = await db
      .update(outbox)
      // One whose process dies at it has waited already: it is then found ahead of the others.
      .set({ kind: ahead, nextAt: later(leaseMs), tries: sql`${outbox.tries} + 1` })
      .where(eq(outbox.id, next))
      .returning();
    return entry;
  }

  async function handle({ kind, handler }: Lane, entry: Entry): Promise<void> {
    const update = (change: Partial<typeof outbox.$inferInsert>) =>
      db.update(outbox).set(change).where(eq(outbox.id, entry.id));
    try {
      const outcome = await handler(entry.payload);
      if (outcome === 'DONE') await db.delete(outbox).where(eq(outbox.id, entry.id));
      else if (outcome === 'REFUSED') await update({ state: 'DEAD', lastError: 'refused for good' });
      else await update({ kind, nextAt: later(outcome.againInMs), tries: 0, lastError: null });
    } catch (error) {
      const isDead = entry.tries >= MAX_TRIES;
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (entry.tries - 1), LONGEST_DELAY_MS);
      const about = { err: error, kind: entry.kind, outboxId: entry.id, tries: entry.tries };
      if (isDead) log.error(about, 'an outbox entry was given up: see `npm run order -- problems`');
      else log.warn({ ...about, delayMs }, 'an outbox entry failed and will be tried again');
      const lastError = error instanceof Error ? error.message : String(error);
      await update({ lastError, ...(isDead ? { state: 'DEAD' } : { nextAt: later(delayMs) }) });
    }
  }

  const claimNext = async (lane: Lane, newestFirst: boolean): Promise<Entry | undefined> =>
    (lane.ahead !== lane.kind && (await claim(lane.ahead, lane, newestFirst))) || claim(lane.kind, lane, newestFirst);

  const work = (lane: Lane, entry: Entry) => forRequest(entry.requestId, () => handle(lane, entry));

  async function run(lane: Lane, limit: number, newestFirst: boolean): Promise<void> {
    for (let left = limit; left > 0; left -= 1) {
      const entry = await claimNext(lane, newestFirst);
      if (!entry) return;
      await work(lane, entry);
    }
  }

  /** It saves waiting for the job. It never rejects. */
  async function flush(kind: string): Promise<void> {
    const lane = lanes.get(kind);
    if (!lane) return;
    await run(lane, FLUSH_LIMIT, true).catch((error: unknown) =>
      log.error({ err: error, kind }, 'the outbox was not processed; the job will do it'),
    );
  }

  const flushSoon = (kind: string): Promise<void> =>
    Promise.race([flush(kind), delay(FLUSHED_WITHIN_MS, undefined, { ref: false })]);

  return {
    on(
      kind: string,
      handler: OutboxHandler,
      { workers = 1, ahead = kind, leaseMs = LEASE_MS }: LaneOptions = {},
    ): void {
      lanes.set(kind, { kind, handler, workers, ahead, leaseMs });
    },

    findDead: () =>
      db
        .select({
          id: outbox.id,
          kind: outbox.kind,
          payload: outbox.payload,
          lastError: outbox.lastError,
          requestId: outbox.requestId,
        })
        .from(outbox)
        .where(eq(outbox.state, 'DEAD'))
        .orderBy(asc(outbox.id)),

    /** Retries all DEAD entries. */
    async revive(): Promise<void> {
      await db.update(outbox).set({ state: 'WAITING', tries: 0, nextAt: clock.now() }).where(eq(outbox.state, 'DEAD'));
      await Promise.all([...lanes.keys()].map(flush));
    },

    /** Processed after the commit. */
    async add(tx: Transaction, kind: string, payload: OutboxPayload): Promise<void> {
      await tx.insert(outbox).values({ kind, payload, nextAt: clock.now(), createdAt: clock.now() });
      afterCommit(tx, () => flushSoon(kind));
    },

    /** One job per kind, once all kinds are known. */
    jobs: (everyMs = JOB_EVERY_MS): Job[] =>
      [...lanes.values()].map((lane) => ({
        name: `process the outbox: ${lane.kind}`,
        everyMs,
        run: async () => {
          // Only when the first worker finds an entry do the others look for more.
          const entry = await claimNext(lane, false);
          if (!entry) return;
          const goOn = () => run(lane, Infinity, false);
          await Promise.all([work(lane, entry).then(goOn), ...Array.from({ length: lane.workers - 1 }, goOn)]);
        },
      })),
  };
}

/** By kind, since when. */
export async function countGivenUp(db: Queries): Promise<{ kind: string; count: number; oldestAt: Date }[]> {
  const oldestAt = sql`${min(outbox.createdAt)}`.mapWith(outbox.createdAt);
  return db
    .select({ kind: outbox.kind, count: count(), oldestAt })
    .from(outbox)
    .where(eq(outbox.state, 'DEAD'))
    .groupBy(outbox.kind)
    .orderBy(asc(outbox.kind));
}
