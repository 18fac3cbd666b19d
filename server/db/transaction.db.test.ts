import { sql } from 'drizzle-orm';
import { createLog } from '../lib/log';
import { forRequest } from '../lib/requestId';
import { openTestDatabase } from '../testing/testDatabase';
import type { OpenDatabase, Transaction } from './database';
import { createOutbox } from './outbox';
import { outbox as outboxRows } from './schema';
import { afterCommit, inTransaction } from './transaction';

let database: OpenDatabase;
let effects: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  effects = [];
});
afterAll(() => database.close());

const invalidate = () => void effects.push('invalidate');
const flush = async () => void effects.push('flush');
const failAsWriteConflict = (tx: Transaction) =>
  tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = 'serialization_failure'; END $$`);

it('runs each effect once after the commit, also one that a savepoint asked for', async () => {
  const result = await inTransaction(database.db, async (tx) => {
    afterCommit(tx, invalidate);
    await tx.transaction(async (savepoint) => {
      afterCommit(savepoint, invalidate);
      afterCommit(savepoint, flush);
    });
    expect(effects).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(effects).toEqual(['invalidate', 'flush']);
});

it('drops the effects of an attempt that a retry replaces', async () => {
  let attempts = 0;
  await inTransaction(database.db, async (tx) => {
    attempts += 1;
    afterCommit(tx, attempts === 1 ? invalidate : flush);
    if (attempts === 1) await failAsWriteConflict(tx);
  });
  expect(attempts).toBe(2);
  expect(effects).toEqual(['flush']);
});

it('runs no effect of a transaction that was rolled back, nor of a later one on its connection', async () => {
  const failed = inTransaction(database.db, async (tx) => {
    afterCommit(tx, invalidate);
    throw new Error('too late');
  });
  await expect(failed).rejects.toThrow('too late');
  await inTransaction(database.db, (tx) => tx.execute(sql`SELECT 1`));
  expect(effects).toEqual([]);
});

it('rejects an effect in a transaction that would never run it', async () => {
  const plain = database.db.transaction(async (tx) => {
    afterCommit(tx, invalidate);
  });
  await expect(plain).rejects.toThrow('effects need a transaction opened by inTransaction');
});

describe('the outbox', () => {
  const clock = { now: () => new Date() };
  const log = createLog('silent');

  it('works on each kind in a lane of its own: one whose provider hangs delays no other', async () => {
    const outbox = createOutbox({ db: database.db, clock, log });
    const answers: (() => void)[] = [];
    outbox.on('hangs', () => new Promise((resolve) => answers.push(() => resolve('DONE'))));
    outbox.on('goes on', async ({ entry }) => {
      effects.push(String(entry));
      return 'DONE';
    });
    const added = ['first', 'second'].map((entry) =>
      inTransaction(database.db, async (tx) => {
        await outbox.add(tx, 'hangs', { entry });
        await outbox.add(tx, 'goes on', { entry });
      }),
    );
    const jobs = outbox.jobs().map((job) => job.run());
    while (effects.length < 2) await new Promise(setImmediate);
    expect(effects.sort()).toEqual(['first', 'second']);
    while ((await database.db.$count(outboxRows)) > 0) for (const answer of answers.splice(0)) answer();
    await Promise.all([...added, ...jobs]);
  });

  it('never tries again what was refused for good, until a person wants it', async () => {
    const outbox = createOutbox({ db: database.db, clock, log });
    outbox.on('refused', async () => {
      effects.push('tried');
      return 'REFUSED';
    });
    await forRequest('request-1', () => inTransaction(database.db, (tx) => outbox.add(tx, 'refused', {})));
    await Promise.all(outbox.jobs().map((job) => job.run()));
    expect(effects).toEqual(['tried']);
    expect(await outbox.findDead()).toMatchObject([
      { kind: 'refused', lastError: 'refused for good', requestId: 'request-1' },
    ]);
    await outbox.revive();
    expect(effects).toEqual(['tried', 'tried']);
  });
});
