import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/testDatabase';
import type { OpenDatabase, Transaction } from './database';
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
