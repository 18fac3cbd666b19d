import { eq, inArray, ne, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import { deliveryAreas, deliveryWindows, messages, products, storeSettings } from '../../db/schema';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { seedAreas } from '../../db/seed/areas';
import type { ShopState } from '../../lib/shopRules';

const SAMPLE_AREA = seedAreas[0]?.id ?? '';

const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(SELECT count(*)::int FROM ${products} WHERE ${condition})`;

/** A staff member's order, finished ones first; one that expired unpaid doesn't count. */
const testOrder = sql<{ orderNumber: string; status: OrderStatus } | null>`(
  SELECT json_build_object('orderNumber', own.order_number, 'status', own.status)
  FROM staff JOIN customers ON customers.mobile_number = staff.mobile_number JOIN orders AS own ON own.customer_id = customers.id
  WHERE own.status <> 'CANCELLED' OR own.cancelled_by <> 'system'
  ORDER BY own.status IN ('DELIVERED', 'CANCELLED') DESC, own.created_at DESC LIMIT 1)`;

/** A code that a provider took for the telephone of one of the staff proves that codes arrive. */
const reachedStaff = sql<boolean>`EXISTS (SELECT FROM ${messages} JOIN staff USING (mobile_number)
  WHERE ${eq(messages.kind, 'CODE')} AND ${ne(messages.provider, 'console')} AND ${inArray(messages.state, ['ACCEPTED', 'SENT', 'DELIVERED', 'READ'])})`;

export async function findFacts(db: Queries) {
  const [row] = await db
    .select({
      settings: storeSettings.settings,
      /** The untouched sample of a new shop doesn't count. */
      hasOwnArea: sql<boolean>`EXISTS (SELECT FROM ${deliveryAreas} WHERE active AND (id <> ${SAMPLE_AREA} OR version > 1))`,
      windows: sql<number>`(SELECT count(*)::int FROM ${deliveryWindows} WHERE ${deliveryWindows.active})`,
      products: {
        published: countOf(sql`${products.published}`),
        drafts: countOf(sql`${products.draft}`),
        inStock: countOf(sql`${products.published} AND ${products.inStock}`),
        total: countOf(sql`true`),
      },
      reachedStaff,
      testOrder,
    })
    .from(storeSettings);
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row;
}

export async function lockSettings(tx: Transaction): Promise<StoreSettings> {
  const [row] = await tx.select({ settings: storeSettings.settings }).from(storeSettings).for('update');
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row.settings;
}

/** The document's `counter` (see ShopRules) may be missing. */
export const setOpening = (tx: Transaction, opening: ShopState, now: Date) =>
  tx.update(storeSettings).set({
    settings: sql`${storeSettings.settings} || jsonb_build_object('counter',
      coalesce(${storeSettings.settings} -> 'counter', '{}') || jsonb_build_object('opening', ${opening}::text))`,
    updatedAt: now,
  });
