import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { banners, offers } from '../../db/schema';

/** Staff choose the order of these on Home. */
export type FrontPageTable = typeof banners | typeof offers;

export type FrontPageRepository<T extends FrontPageTable> = ReturnType<typeof frontPageRepository<T>>;

function frontPageRepository<T extends FrontPageTable>(frontPageTable: T) {
  type Row = T['$inferSelect'];
  // Both tables have the columns that are named here.
  const table = frontPageTable as unknown as typeof offers;
  const { id, position } = table;
  return {
    find: async (db: Queries): Promise<Row[]> => db.select().from(table).orderBy(asc(position), asc(id)),

    lock: async (tx: Transaction, wanted: string): Promise<Row | null> => {
      const [row] = await tx.select().from(table).where(eq(id, wanted)).for('no key update');
      return row ?? null;
    },

    lockAll: (tx: Transaction): Promise<{ id: string; position: number }[]> =>
      tx.select({ id, position }).from(table).orderBy(asc(id)).for('no key update'),

    insert: async (tx: Transaction, row: T['$inferInsert']): Promise<void> => {
      await tx.insert(table).values(row as typeof offers.$inferInsert);
    },

    update: async (tx: Transaction, wanted: string, change: Partial<T['$inferInsert']>): Promise<void> => {
      await tx.update(table).set(change).where(eq(id, wanted));
    },

    remove: async (tx: Transaction, wanted: string): Promise<void> => {
      await tx.delete(table).where(eq(id, wanted));
    },

    setOrder: async (tx: Transaction, ids: readonly string[]): Promise<void> => {
      const place = sql`array_position(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)), ${id})`;
      await tx
        .update(table)
        .set({ position: place })
        .where(inArray(id, [...ids]));
    },
  };
}

export const offersRepository = frontPageRepository(offers);
export const bannersRepository = frontPageRepository(banners);
