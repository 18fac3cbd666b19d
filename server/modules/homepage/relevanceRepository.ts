import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema';

/** Something that a word of a search may stand for. */
export interface Reading {
  /** As search_key() spells it: nothing but letters and digits. */
  word: string;
  /** Whether it is the beginning of a word rather than a whole one. */
  isBeginning: boolean;
  /** 1 for the word as it was typed, less for another word that is like it. */
  likeness: number;
  /** The categories with such a word: all their products are meant. */
  categoryIds: string[];
  /** At least so many products and categories have it; 0 where nobody knows. */
  uses: number;
}

/** What somebody looks for, in the shop's words. */
export interface Search {
  /** The words as search_key() spells them. */
  typed: string[];
  /** The same, and where the last one may go on as another, those with that. */
  beginnings: string[][];
  /** For each what it may stand for, the likeliest first; nothing where the shop knows no such word. */
  readings: Reading[][];
  /** The same letters cut into words of the shop at other places: 'blackrice' as 'black rice'. The last is a beginning. */
  otherwiseCut: string[][];
  /** The categories with each word as a whole one. */
  categoriesOfWords: string[][];
  /** The categories with all the words in a row, wherever the spaces are. */
  categoriesOfRow: string[];
  /** Nothing in the shop is called what was typed. */
  similarOnly: boolean;
  /** At least so many products have a single typed word in their names, as a whole word and as a beginning; 0 where nobody knows. */
  usesInNames: { whole: number; beginning: number };
  /** How many products match, as far as they were counted. */
  matches: number;
  /** So many that nobody sorts them all. */
  isBroad: boolean;
}

/** The share of a search that a product or category has to match where nothing matches all of it. */
export const LEAST_SHARE = 0.34;

export const anyOf = (conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;
export const allOf = (conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

// Terms: see product_terms() in db/migrations. Words have no sign in them that could mean anything in a tsquery. ---------

/** Among the words of its names alone, or among all that people say for it. */
type Where = '.' | '';

const whole = (word: string, where: Where = '') => `'${where}${word}'`;
const beginning = (word: string, where: Where = '') => `'${where}${word}':*`;
const termOf = ({ word, isBeginning }: Reading, where: Where) => (isBeginning ? beginning : whole)(word, where);
const termsOf = (words: string[], where: Where) =>
  words.map((word, place) => (place < words.length - 1 ? whole : beginning)(word, where));
/** Places are known of all words alike. */
const inARow = (words: string[], where: Where) =>
  [...(where ? termsOf(words, where) : []), `(${termsOf(words, '').join(' <-> ')})`].join(' & ');

const hasTerms = (terms: string): SQL => sql`${products.searchTerms} @@ ${terms}::tsquery`;
const isIn = (categoryIds: string[]) =>
  categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined;

/** A word, or one that stands for it: in the product's terms, or in its category's words. */
interface Wanted {
  terms: string[];
  categoryIds: string[];
}

const oneOf = ({ terms, categoryIds }: Wanted): SQL =>
  anyOf([terms.length > 0 ? hasTerms(terms.join(' | ')) : undefined, isIn(categoryIds)]);

/** All that no category answers to goes into one query of the index. */
function all(wanted: Wanted[]): SQL {
  const byTerms = wanted.filter(({ terms, categoryIds }) => categoryIds.length === 0 && terms.length > 0);
  const others = wanted.filter((each) => !byTerms.includes(each));
  const terms = byTerms.map((each) => `(${each.terms.join(' | ')})`).join(' & ');
  return allOf([terms === '' ? undefined : hasTerms(terms), ...others.map(oneOf)]);
}

// What matches, and how well ------------------------------------------------------------------------------------------

/** The condition on products. */
export function matchesSearch(search: Search): SQL {
  if (!search.similarOnly) return says(search, '');
  const { readings } = search;
  const isAny = anyOf(readings.flat().map(isMeant));
  // A single word is likelier than that: nothing below LEAST_LIKENESS is taken for what was typed.
  return readings.length === 1 ? isAny : allOf([isAny, sql`${shareOf(search)} >= ${LEAST_SHARE}::float8`]);
}

/** At least so many products and categories match: a single word has been counted already. */
export const leastMatches = ({ readings }: Pick<Search, 'readings'>): number =>
  readings.length === 1 ? mostUses(readings[0] ?? []) : 0;

export const mostUses = (readings: readonly Reading[]): number => Math.max(0, ...readings.map(({ uses }) => uses));

/** The condition on products that one reading of a word stands for. */
export const isMeant = (reading: Reading): SQL =>
  oneOf({ terms: [termOf(reading, '')], categoryIds: reading.categoryIds });

/** Each word is there, or else all of them in a row with their spaces elsewhere: some write 'kuthirai vali', some 'blackrice'. */
function says({ readings, otherwiseCut, categoriesOfRow }: Search, where: Where): SQL {
  const eachWord = all(
    readings.map((word) => ({
      terms: word.map((reading) => termOf(reading, where)),
      categoryIds: word.flatMap(({ categoryIds }) => categoryIds),
    })),
  );
  const rows = otherwiseCut.map((words) => `(${inARow(words, where)})`);
  return anyOf([eachWord, oneOf({ terms: rows, categoryIds: categoriesOfRow })]);
}

/** A condition on products, and how many answer to it at least. */
export interface Condition {
  condition: SQL;
  atLeast: number;
}

/**
 * What makes a product a good answer, the best first: it is the name; a name begins with the words; all are words of the names and the category; a name
 * begins with the letters; words of the names and the category begin so. What is left is called so by people only.
 */
export function conditionsFromTheBest(search: Search): Condition[] {
  const { typed, beginnings, categoriesOfWords, usesInNames } = search;
  const [joined, spaced] = [typed.join(''), typed.join(' ')];
  const wholeWords = typed.map((word, place) => ({
    terms: [whole(word, '.')],
    categoryIds: categoriesOfWords[place] ?? [],
  }));
  return [
    { condition: hasTerms(whole(`=${joined}`)), atLeast: 0 },
    { condition: hasTerms(`${whole(`+${spaced}`)} | ${beginning(`+${spaced} `)}`), atLeast: 0 },
    { condition: all(wholeWords), atLeast: usesInNames.whole },
    { condition: hasTerms(beginnings.map((words) => beginning(`=${words.join('')}`)).join(' | ')), atLeast: 0 },
    { condition: says(search, '.'), atLeast: usesInNames.beginning },
  ];
}

/** How well a product that matches does so: a whole number, greater is better. */
export function rankOf(search: Search): SQL {
  if (search.similarOnly) return sql`round(1000 * ${shareOf(search)})::int`;
  const best = conditionsFromTheBest(search);
  const cases = best.map(({ condition }, place) => sql`WHEN ${condition} THEN ${best.length - place}::int`);
  return sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`;
}

/** How much of a search a product answers to, from 0 to 1: the mean of its words. */
function shareOf({ readings }: Search): SQL {
  const each = readings.map((word) => {
    const cases = word.map((reading) => sql`WHEN ${isMeant(reading)} THEN ${reading.likeness}::float8`);
    return cases.length === 0 ? sql`0` : sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`;
  });
  return sql`((${sql.join(each, sql` + `)})::float8 / ${readings.length}::int)`;
}
