import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { closedDays, deliverySlots, deliveryWindows, isOnlySettings, storeSettings } from '../../db/schema';
import type { SlotFacts } from './openSlots';

const isFromToday = (day: typeof closedDays.day | typeof deliverySlots.day) =>
  sql`${day} >= ${sql.placeholder('today')}::date`;

/** One column over `store_settings`; needs the placeholder `today` as yyyy-MM-dd. */
export const slotFacts = sql<SlotFacts>`json_build_object(
  'windows', coalesce((
    SELECT json_agg(json_build_object('id', ${deliveryWindows.id}, 'areaId', ${deliveryWindows.areaId}, 'weekday', ${deliveryWindows.weekday},
      'startMinute', ${deliveryWindows.startMinute}, 'endMinute', ${deliveryWindows.endMinute},
      'capacity', ${deliveryWindows.capacity}, 'cutOffMinutes', ${deliveryWindows.cutOffMinutes}))
    FROM ${deliveryWindows} WHERE ${deliveryWindows.active}), '[]'),
  'closedDays', coalesce((SELECT json_agg(${closedDays.day}) FROM ${closedDays} WHERE ${isFromToday(closedDays.day)}), '[]'),
  'used', coalesce((
    SELECT json_object_agg(${deliverySlots.id}, json_build_object('booked', ${deliverySlots.booked}, 'capacity', ${deliverySlots.capacity}))
    FROM ${deliverySlots} WHERE ${isFromToday(deliverySlots.day)}), '{}'),
  'rushExtraDays', coalesce((${storeSettings.settings} #>> '{counter,rushExtraDays}')::int, 0))`;

const factsOfSlots = preparedOnce((db) =>
  db.select({ facts: slotFacts }).from(storeSettings).where(isOnlySettings).prepare('slot_facts'),
);

export async function findSlotFacts(db: Queries, today: string): Promise<SlotFacts> {
  const [row] = await factsOfSlots(db).execute({ today });
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row.facts;
}

export const findSlots = (db: Queries, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(deliverySlots)
        .where(inArray(deliverySlots.id, [...ids]));

// Staff settings ----------------------------------------------------------------------------------------------------

type Window = typeof deliveryWindows.$inferSelect;

export const findWindows = (db: Queries): Promise<Window[]> =>
  db
    .select()
    .from(deliveryWindows)
    .where(eq(deliveryWindows.active, true))
    .orderBy(asc(deliveryWindows.weekday), asc(deliveryWindows.startMinute), asc(deliveryWindows.endMinute));

/** Includes how many orders each day was promised. */
export const findClosedDays = (db: Queries, from: string) =>
  db
    .select({
      day: closedDays.day,
      reason: closedDays.reason,
      booked: sql<number>`coalesce((SELECT sum(${deliverySlots.booked})::int FROM ${deliverySlots} WHERE ${deliverySlots}.day = ${closedDays}.day), 0)`,
    })
    .from(closedDays)
    .where(gte(closedDays.day, from))
    .orderBy(asc(closedDays.day));

export async function findRushExtraDays(db: Queries): Promise<number> {
  const [row] = await db
    .select({ days: sql<number>`coalesce((${storeSettings.settings} #>> '{counter,rushExtraDays}')::int, 0)` })
    .from(storeSettings);
  return row?.days ?? 0;
}

/** Returns a removed window, too. */
export async function lockWindow(tx: Transaction, id: string): Promise<Window | null> {
  const [window] = await tx.select().from(deliveryWindows).where(eq(deliveryWindows.id, id)).for('no key update');
  return window ?? null;
}

/** Restores a removed window of the same times; null where one is active. */
export async function addWindow(tx: Transaction, window: typeof deliveryWindows.$inferInsert): Promise<Window | null> {
  const { areaId, weekday, startMinute, endMinute } = deliveryWindows;
  const [added] = await tx
    .insert(deliveryWindows)
    .values(window)
    .onConflictDoUpdate({
      target: [areaId, weekday, startMinute, endMinute],
      set: { active: true, capacity: window.capacity, cutOffMinutes: window.cutOffMinutes },
      setWhere: sql`NOT ${deliveryWindows.active}`,
    })
    .returning();
  return added ?? null;
}

export const updateWindow = (tx: Transaction, id: string, change: Partial<Window>) =>
  tx.update(deliveryWindows).set(change).where(eq(deliveryWindows.id, id));

/** The fullest day with more than so many orders. */
export async function findFuller(tx: Transaction, windowId: string, from: string, orders: number) {
  const [slot] = await tx
    .select()
    .from(deliverySlots)
    .where(and(eq(deliverySlots.windowId, windowId), gte(deliverySlots.day, from), gt(deliverySlots.booked, orders)))
    .orderBy(desc(deliverySlots.booked), asc(deliverySlots.day))
    .limit(1);
  return slot ?? null;
}

/** @throws a violation of `delivery_slots_booked_check` where more is booked */
export const setCapacity = (tx: Transaction, windowId: string, from: string, capacity: number) =>
  tx
    .update(deliverySlots)
    .set({ capacity })
    .where(and(eq(deliverySlots.windowId, windowId), gte(deliverySlots.day, from)));

/** Returns its earlier reason, if closed. */
export async function closeDay(tx: Transaction, day: string, reason: string): Promise<string | null> {
  const [before] = await tx.select().from(closedDays).where(eq(closedDays.day, day)).for('update');
  await tx
    .insert(closedDays)
    .values({ day, reason })
    .onConflictDoUpdate({ target: [closedDays.areaId, closedDays.day], set: { reason } });
  return before?.reason ?? null;
}

export async function openDay(tx: Transaction, day: string): Promise<string | null> {
  const [opened] = await tx.delete(closedDays).where(eq(closedDays.day, day)).returning();
  return opened?.reason ?? null;
}

/** The document's `counter` (see ShopRules) may be missing. */
export const setRushExtraDays = (tx: Transaction, days: number, now: Date) =>
  tx.update(storeSettings).set({
    settings: sql`${storeSettings.settings} || jsonb_build_object('counter',
      coalesce(${storeSettings.settings} -> 'counter', '{}') || jsonb_build_object('rushExtraDays', ${days}::int))`,
    updatedAt: now,
  });

export const findUsedSlots = (db: Queries, from: string, to: string) =>
  db
    .select()
    .from(deliverySlots)
    .where(and(gte(deliverySlots.day, from), lte(deliverySlots.day, to)));
