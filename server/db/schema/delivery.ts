import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NotDeliveredReason } from '../../../contract/roundConstants';
import { createdAt, moment, oneOf } from './columns';
import { orders } from './orders';
import { photos } from './photos';
import { staff } from './staff';

export const ROUND_STATES = ['PLANNED', 'OUT', 'DONE'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export const rounds = pgTable(
  'rounds',
  {
    id: text('id').primaryKey(),
    riderId: text('rider_id')
      .notNull()
      .references(() => staff.id),
    state: text('state').$type<RoundState>().notNull().default('PLANNED'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('rounds_state_check', oneOf(table.state, ROUND_STATES)),
    index('rounds_rider_index').on(table.riderId, table.createdAt),
  ],
);

export const STOP_STATES = ['PENDING', 'DELIVERED', 'NOT_DELIVERED', 'REMOVED'] as const;
export type StopState = (typeof STOP_STATES)[number];

/** REVIEW: a code entered offline was wrong. */
export const PROOFS = ['CODE', 'PHOTO', 'REVIEW'] as const;
export type Proof = (typeof PROOFS)[number];

export const roundStops = pgTable(
  'round_stops',
  {
    roundId: text('round_id')
      .notNull()
      .references(() => rounds.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    state: text('state').$type<StopState>().notNull().default('PENDING'),
    proof: text('proof').$type<Proof>(),
    photoId: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    reason: text('reason').$type<NotDeliveredReason>(),
    note: text('note'),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.orderId] }),
    check('round_stops_state_check', oneOf(table.state, STOP_STATES)),
    check('round_stops_proof_check', oneOf(table.proof, PROOFS)),
    // An order is in one round at a time.
    uniqueIndex('round_stops_pending_unique')
      .on(table.orderId)
      .where(sql`${table.state} = 'PENDING'`),
  ],
);

export const deliveryWindows = pgTable(
  'delivery_windows',
  {
    id: text('id').primaryKey(),
    /** 'main': areas without their own windows. */
    areaId: text('area_id').notNull().default('main'),
    /** Sunday is 0. */
    weekday: integer('weekday').notNull(),
    /** Minutes since midnight, shop time. */
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
    /** The number of orders that fit. */
    capacity: integer('capacity').notNull(),
    /** Orders close so long before its start. */
    cutOffMinutes: integer('cut_off_minutes').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    unique('delivery_windows_time_unique').on(table.areaId, table.weekday, table.startMinute, table.endMinute),
    check('delivery_windows_weekday_check', sql`${table.weekday} BETWEEN 0 AND 6`),
    check(
      'delivery_windows_time_check',
      sql`${table.startMinute} >= 0 AND ${table.endMinute} > ${table.startMinute} AND ${table.endMinute} <= 1440`,
    ),
    check('delivery_windows_capacity_check', sql`${table.capacity} BETWEEN 1 AND 1000`),
    check('delivery_windows_cut_off_check', sql`${table.cutOffMinutes} BETWEEN 0 AND 10080`),
  ],
);

export const closedDays = pgTable(
  'closed_days',
  {
    areaId: text('area_id').notNull().default('main'),
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.areaId, table.day] })],
);
