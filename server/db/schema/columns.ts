import { sql, type SQL } from 'drizzle-orm';
import { bigint, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/constants';
import type { Measure } from '../../../contract/packSize';

/** Milliseconds, because a cursor made from a JavaScript Date must match its row. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export type Translated<T = string> = Record<Language, T>;

/** Default for seeds and scripts; services use their clock. */
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** bigint, for sums of orders. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** `translatedColumns('title')` gives `titleEn`, `titleTa` and `titleHi`. */
export const translatedColumns = <Name extends string>(name: Name) => {
  const column = name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  const inLanguage = (language: string) => text(`${column}_${language}`).notNull();
  return {
    [`${name}En`]: inLanguage('en'),
    [`${name}Ta`]: inLanguage('ta'),
    [`${name}Hi`]: inLanguage('hi'),
  } as Record<`${Name}${'En' | 'Ta' | 'Hi'}`, ReturnType<typeof inLanguage>>;
};

export const LANGUAGE_SUFFIX = { en: 'En', ta: 'Ta', hi: 'Hi' } as const satisfies Record<Language, string>;

/** What a pack's size counts; the release before knows weights alone. */
export const measure = () => text('measure').$type<Measure>().notNull().default('WEIGHT');

/** Search synonyms in any script, comma-separated. */
export const otherNames = () => text('other_names').notNull().default('');

/** Literals, because DDL takes no parameters. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`;

export const isMobileNumber = (column: AnyPgColumn): SQL => sql`${column} ~ '^[0-9]{10}$'`;
