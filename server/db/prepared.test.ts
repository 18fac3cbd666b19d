import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/testDatabase';
import type { OpenDatabase } from './database';
import { preparedOnce } from './prepared';
import { storeSettings } from './schema';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('builds a query once for the transactions of a connection, also after one was rolled back', async () => {
  const { db } = database;
  let built = 0;
  const query = preparedOnce((queries) => {
    built += 1;
    return queries
      .select({ text: sql<string>`${sql.placeholder('text')}::text` })
      .from(sql`(SELECT) AS once`)
      .prepare('text_once');
  });
  const connections = new Set<number>();
  const read = (text: string, fails = false) =>
    db.transaction(async (tx) => {
      const [row] = await query(tx).execute({ text });
      const { rows } = (await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)) as {
        rows: { pid: number }[];
      };
      connections.add(rows[0]!.pid);
      // A savepoint has to reuse the same prepared query.
      await tx.transaction(async (inner) => expect(await query(inner).execute({ text })).toEqual([row]));
      if (fails) await tx.insert(storeSettings).values({} as never);
      return row?.text;
    });
  expect(await read('one')).toBe('one');
  await expect(read('two', true)).rejects.toThrow();
  expect(await read('three')).toBe('three');
  expect(built).toBe(connections.size);
});
