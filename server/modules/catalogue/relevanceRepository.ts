import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema';

export interface Term {
  /** A search_key(): letters and digits only. */
  word: string;
  isPrefix: boolean;
  /** Possibly two product words typed without their space. */
  isJoined: boolean;
  /** 1 for a word as typed, less for a similar one. */
  likeness: number;
  /** Matches all products of these categories. */
  categoryIds: string[];
}

/** Most relevant first. The last condition includes all others: it is the match. */
export type Ranks = readonly SQL[];

export interface Search {
  ranks: Ranks;
  /** Counted up to MAX_COUNTED + 1. */
  matches: number;
  /** Too many matches to sort them all. */
  isBroad: boolean;
  /** Ranks with more than MAX_COUNTED products, ascending. */
  commonRanks: readonly number[];
  emptyRanks: readonly number[];
  categoryIds: string[];
  /** No product has the words as typed. */
  similarOnly: boolean;
}

const MIN_SHARE = 0.34;
export const minWords = (words: number): number => Math.ceil(MIN_SHARE * words);

const anyOf = (conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;
const allOf = (conditions: SQL[]): SQL => and(...conditions) ?? sql`true`;

/** Terms behind a dot come from product names: see product_terms() in db/migrations. */
type Source = '.' | '';

const hasTerms = (tsquery: string): SQL => sql`${products.searchTerms} @@ ${tsquery}::tsquery`;
const lexeme = (text: string, isPrefix: boolean) => `'${text}'${isPrefix ? ':*' : ''}`;
const tsqueryOf = ({ word, isPrefix, isJoined }: Term, source: Source): string =>
  lexeme(source + word, isPrefix) + (isJoined ? ` | ${lexeme(`${source}~${word}`, isPrefix)}` : '');

function hasAny(terms: Term[], source: Source): SQL {
  const categoryIds = [...new Set(terms.flatMap((term) => term.categoryIds))];
  return anyOf([
    terms.length > 0 ? hasTerms(terms.map((term) => tsqueryOf(term, source)).join(' | ')) : undefined,
    categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
  ]);
}

/** Words without a category share one index condition. */
function hasAll(words: Term[][], source: Source): SQL {
  const inCategories = words.filter((terms) => terms.some(({ categoryIds }) => categoryIds.length > 0));
  const others = words.filter((terms) => !inCategories.includes(terms));
  const tsquery = others.map((terms) => `(${terms.map((term) => tsqueryOf(term, source)).join(' | ')})`).join(' & ');
  return allOf([...(tsquery === '' ? [] : [hasTerms(tsquery)]), ...inCategories.map((terms) => hasAny(terms, source))]);
}

/** The ranks in `exactRanks` that need a whole word of the name. */
export const WHOLE_WORD_RANKS: readonly number[] = [1, 2];

/** @param phrases the readings of the typed words, as typed first */
export function exactRanks(phrases: Term[][]): Ranks {
  const terms = phrases.map((phrase) => phrase.map((term) => [term]));
  const wholeTerms = phrases.map((phrase) => phrase.map((term) => [{ ...term, isPrefix: false }]));
  const says = (source: Source) => anyOf(terms.map((words) => hasAll(words, source)));
  const wholeWords = anyOf(wholeTerms.map((words) => hasAll(words, '.')));
  const nameOf = (phrase: Term[]) => `=${phrase.map(({ word }) => word).join('')}`;
  const nameIs = hasTerms(lexeme(phrases[0] ? nameOf(phrases[0]) : '=', false));
  const beginnings = phrases.map((phrase) => lexeme(nameOf(phrase), phrase.at(-1)?.isPrefix === true));
  const nameBegins = hasTerms(beginnings.join(' | '));
  // A name of three words may be typed as one; otherwise estimates are better without `nameBegins`.
  const match = phrases.flat().some(({ isJoined }) => isJoined) ? anyOf([says(''), nameBegins]) : says('');
  return [nameIs, allOf([nameBegins, wholeWords]), wholeWords, nameBegins, says('.'), match];
}

/** @param words the terms that each word may have meant, the likeliest first */
export function similarRanks(words: Term[][]): Ranks {
  const likeliest = words.map((terms) => terms.filter(({ likeness }) => likeness === terms[0]?.likeness));
  const hits = words.map((terms) => sql`(${hasAny(terms, '')})::int`);
  const hasEnough = sql`${sql.join(hits, sql` + `)} >= ${minWords(words.length)}::int`;
  const ranks = [anyOf(words.flat().map((term) => hasAny([term], '')))];
  if (minWords(words.length) > 1) ranks[0] = allOf([...ranks, hasEnough]);
  return words.every((terms) => terms.length > 0) ? [hasAll(likeliest, ''), hasAll(words, ''), ...ranks] : ranks;
}
