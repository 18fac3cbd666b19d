import { sql, type SQL } from 'drizzle-orm';
import { bigint, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/constants';

/** Milliseconds, because a cursor made from a JavaScript Date must find its row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** One value per language, stored as JSON. */
export type Translated<T = string> = Record<Language, T>;

/** Services pass their clock's time; the default is for seeds and scripts. */
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** Wide enough for sums of orders. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/**
 * `translatedColumns('title')` gives fields titleEn, titleTa and titleHi over columns title_en, title_ta and title_hi.
 */
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

/** Search synonyms in any script: 'nachni, mandua, keppai'. */
export const otherNames = () => text('other_names').notNull().default('');

/** `column IN ('a', 'b')` as literals, because DDL takes no parameters. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`;

export const isMobileNumber = (column: AnyPgColumn): SQL => sql`${column} ~ '^[0-9]{10}$'`;
