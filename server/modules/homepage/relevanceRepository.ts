import { and, asc, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { categories, products } from '../../db/schema';

/** Something that a word of a search may stand for. */
export interface Reading {
  /** For LIKE, in a text whose words have a space on both sides. */
  pattern: string;
  /** 1 for the word as it was typed, less for another word that is like it. */
  likeness: number;
}

/** What somebody looks for, in the shop's words. */
export interface Search {
  /** The words as search_key() spells them. */
  typed: string[];
  /** For each what it may stand for, the likeliest first; nothing where the shop knows no such word. */
  readings: Reading[][];
  /** Nothing in the shop is called what was typed. */
  similarOnly: boolean;
}

/** Whatever is shorter, as search_key() spells it, is like too many words to mean one of them. */
export const SHORTEST_LIKE = 3;
/** The share of a search that a product or category has to match where nothing matches all of it. */
const LEAST_SHARE = 0.34;

/** What stands on the shelf; `called` is also what people say for it. */
const named = sql`${products.searchNames} || ${categories.searchWords}`;
const called = sql`${named} || ${products.searchWords}`;

/** The condition on products joined with their categories. */
export function matchesSearch(search: Search): SQL {
  return search.similarOnly ? sql`${shareOf(called, search)} >= ${LEAST_SHARE}::float8` : says(called, search);
}

/** How well a product that matches does so: a whole number, greater is better. */
export function rankOf(search: Search): SQL {
  if (search.similarOnly) return sql`round(1000 * ${shareOf(called, search)})::int`;
  const { searchNames } = products;
  const namesInOneWord = sql`replace(${searchNames}, ' ', '')`;
  const joined = search.typed.join('');
  const fromTheBest = [
    // It is the name; a name begins with the words; all are words of the names and the category, a name begins with the letters;
    // words of the names and the category begin so. What is left is called so by people only.
    sql`${namesInOneWord} LIKE ${`%|${joined}|%`}`,
    sql`${searchNames} LIKE ${`% | ${search.typed.join(' ')} %`}`,
    and(...search.typed.map((word) => sql`${named} LIKE ${`% ${word} %`}`)),
    sql`${namesInOneWord} LIKE ${`%|${joined}%`}`,
    says(named, search),
  ];
  const cases = fromTheBest.map((condition, place) => sql`WHEN ${condition} THEN ${fromTheBest.length - place}::int`);
  return sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`;
}

/** The categories that a search names, in the order of the menu. */
export async function findCategoryIds(db: Queries, search: Search): Promise<string[]> {
  const text = sql`${categories.searchWords}`;
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(sql`${shareOf(text, search)} >= ${search.similarOnly ? LEAST_SHARE : 1}::float8`)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ id }) => id);
}

/** Each word is there, or else all of them in a row with their spaces elsewhere: some write 'kuthirai vali', some 'blackrice'. */
function says(text: SQL, { typed, readings }: Search): SQL {
  const joined = typed.join('');
  const eachWord = and(...readings.map((word) => or(...word.map(({ pattern }) => sql`${text} LIKE ${pattern}`))));
  if (joined.length < SHORTEST_LIKE) return sql`(${eachWord})`;
  return sql`(${eachWord} OR ${text} ~ ${`\\m${Array.from(joined).join(' ?')}`})`;
}

/** How much of a search a text answers to, from 0 to 1: the mean of its words. */
function shareOf(text: SQL, { readings }: Search): SQL {
  const each = readings.map((word) => {
    const cases = word.map(({ pattern, likeness }) => sql`WHEN ${text} LIKE ${pattern} THEN ${likeness}::float8`);
    return cases.length === 0 ? sql`0` : sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`;
  });
  return sql`((${sql.join(each, sql` + `)})::float8 / ${readings.length}::int)`;
}
