import { and, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { products } from '../../db/schema';
import { calledWords, joinedWords } from '../../db/schema/lists';

/** Something that a word of a search may stand for. */
export interface Reading {
  /** For LIKE, in a text whose words have a space on both sides. */
  pattern: string;
  /** 1 for the word as it was typed, less for another word that is like it. */
  likeness: number;
  /** The categories with such a word: all their products are meant. */
  categoryIds: string[];
}

/** What somebody looks for, in the shop's words. */
export interface Search {
  /** The words as search_key() spells them. */
  typed: string[];
  /** For each what it may stand for, the likeliest first; nothing where the shop knows no such word. */
  readings: Reading[][];
  /** The categories with each word as a whole one. */
  categoriesOfWords: string[][];
  /** The categories with all the words in a row, wherever the spaces are. */
  categoriesOfJoined: string[];
  /** Nothing in the shop is called what was typed. */
  similarOnly: boolean;
  /** So many products match that nobody sorts them all. */
  isBroad: boolean;
}

/** Whatever is shorter, as search_key() spells it, is like too many words to mean one of them. */
export const SHORTEST_LIKE = 3;
/** The share of a search that a product or category has to match where nothing matches all of it. */
export const LEAST_SHARE = 0.34;

/** What stands on the shelf; `called` is also what people say for it. */
const named = products.searchNames;
const called = calledWords(products);
const calledInARow = joinedWords(products);

export const anyOf = (conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;
export const allOf = (conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
/** A condition that narrows what an index has found, and that the planner isn't to take for another one that halves it. */
const narrowing = (condition: SQL) => sql`CASE WHEN ${condition} THEN true ELSE false END`;
const isIn = (categoryIds: string[]) =>
  categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined;

/** The condition on products. */
export function matchesSearch(search: Search): SQL {
  if (!search.similarOnly) return says(called, search);
  return allOf([anyOf(search.readings.flat().map(isMeant)), sql`${shareOf(search)} >= ${LEAST_SHARE}::float8`]);
}

/** How well a product that matches does so: a whole number, greater is better. */
export function rankOf(search: Search): SQL {
  if (search.similarOnly) return sql`round(1000 * ${shareOf(search)})::int`;
  const best = conditionsFromTheBest(search);
  const cases = best.map((condition, place) => sql`WHEN ${condition} THEN ${best.length - place}::int`);
  return sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`;
}

/**
 * It is the name; a name begins with the words; all are words of the names and the category; a name begins with the letters; words of the names and the
 * category begin so. What is left is called so by people only.
 */
export function conditionsFromTheBest(search: Search): SQL[] {
  const { typed, categoriesOfWords } = search;
  const joined = typed.join('');
  const isWordOfIt = (word: string, place: number) =>
    anyOf([
      allOf([sql`${called} LIKE ${`% ${word} %`}`, narrowing(sql`${named} LIKE ${`% ${word} %`}`)]),
      isIn(categoriesOfWords[place] ?? []),
    ]);
  return [
    sql`${calledInARow} LIKE ${`%|${joined}|%`}`,
    sql`${called} LIKE ${`% | ${typed.join(' ')} %`}`,
    allOf(typed.map(isWordOfIt)),
    sql`${calledInARow} LIKE ${`%|${joined}%`}`,
    allOf([says(called, search), narrowing(says(named, search))]),
  ];
}

/** Each word is there, or else all of them in a row with their spaces elsewhere: some write 'kuthirai vali', some 'blackrice'. */
function says(text: SQLWrapper, { typed, readings, categoriesOfJoined }: Search): SQL {
  const joined = typed.join('');
  const eachWord = allOf(
    readings.map((word) =>
      anyOf(word.flatMap(({ pattern, categoryIds }) => [sql`${text} LIKE ${pattern}`, isIn(categoryIds)])),
    ),
  );
  if (joined.length < SHORTEST_LIKE) return eachWord;
  // The first half lets an index find them.
  const inARow = allOf([
    sql`${calledInARow} LIKE ${`%${joined}%`}`,
    narrowing(sql`${text} ~ ${`\\m${Array.from(joined).join(' ?')}`}`),
  ]);
  return anyOf([eachWord, inARow, isIn(categoriesOfJoined)]);
}

/** The condition on products that one reading of a word stands for. */
export const isMeant = ({ pattern, categoryIds }: Reading): SQL =>
  anyOf([sql`${called} LIKE ${pattern}`, isIn(categoryIds)]);

/** How much of a search a product answers to, from 0 to 1: the mean of its words. */
function shareOf({ readings }: Search): SQL {
  const each = readings.map((word) => {
    const cases = word.map((reading) => sql`WHEN ${isMeant(reading)} THEN ${reading.likeness}::float8`);
    return cases.length === 0 ? sql`0` : sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`;
  });
  return sql`((${sql.join(each, sql` + `)})::float8 / ${readings.length}::int)`;
}
