import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { createdAt, isMobileNumber, moment, oneOf } from './columns';

/** Who asked to be told once the shop delivers to a place. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: text('id').primaryKey(),
    mobileNumber: text('mobile_number').notNull(),
    /** As it was written, or as the map names it. */
    place: text('place').notNull(),
    /** The place in one spelling: a number waits for a place once. */
    placeKey: text('place_key').notNull(),
    /** It is null where no map was used; rounded, because an area needs no door. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    language: text('language').$type<Language>().notNull(),
    /** The hourly caps need it; afterwards it is cleared. */
    callerHash: text('caller_hash'),
    /** The newest time that it was asked for. */
    createdAt: createdAt(),
    /** The message was handed to the outbox then, once. */
    toldAt: moment('told_at'),
  },
  (table) => [
    unique('waitlist_entries_place_unique').on(table.mobileNumber, table.placeKey),
    check('waitlist_entries_mobile_number_check', isMobileNumber(table.mobileNumber)),
    check('waitlist_entries_language_check', oneOf(table.language, LANGUAGES)),
    check('waitlist_entries_point_check', sql`(${table.lat} IS NULL) = (${table.lng} IS NULL)`),
    index('waitlist_entries_created_at_index').on(table.createdAt),
    index('waitlist_entries_caller_index').on(table.callerHash, table.createdAt),
  ],
);
