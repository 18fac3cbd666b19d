import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema';

/** A word that a product or category may have. */
export interface Term {
  /** As search_key() writes it: letters and digits only. */
  word: string;
  isPrefix: boolean;
  /** 1 for a word as typed, less for a similar one. */
  likeness: number;
  /** The categories with the word: it stands for all of their products. */
  categoryIds: string[];
}

/** Product conditions from the most relevant to the least. The last one is the match itself and includes all others. */
export type Ranks = readonly SQL[];

/** The share of the words that a product must have when no product has all of them. */
const MIN_SHARE = 0.34;
export const minWords = (words: number): number => Math.ceil(MIN_SHARE * words);

const anyOf = (conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;
const allOf = (conditions: SQL[]): SQL => and(...conditions) ?? sql`true`;

/** Terms behind a dot come from product names: see product_terms() in db/migrations. */
type Source = '.' | '';

const hasTerms = (tsquery: string): SQL => sql`${products.searchTerms} @@ ${tsquery}::tsquery`;
const lexeme = (text: string, isPrefix: boolean) => `'${text}'${isPrefix ? ':*' : ''}`;
/** The word itself, or two words of the product without their space. */
const tsqueryOf = ({ word, isPrefix }: Term, source: Source): string =>
  `(${lexeme(source + word, isPrefix)} | ${lexeme(`${source}~${word}`, isPrefix)})`;

/** Products with at least one of the terms. */
function hasAny(terms: Term[], source: Source): SQL {
  const categoryIds = [...new Set(terms.flatMap((term) => term.categoryIds))];
  return anyOf([
    terms.length > 0 ? hasTerms(terms.map((term) => tsqueryOf(term, source)).join(' | ')) : undefined,
    categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
  ]);
}

/** Products with one of the terms of every word. Words without a category share one index condition. */
function hasAll(words: Term[][], source: Source): SQL {
  const inCategories = words.filter((terms) => terms.some(({ categoryIds }) => categoryIds.length > 0));
  const others = words.filter((terms) => !inCategories.includes(terms));
  const tsquery = others.map((terms) => `(${terms.map((term) => tsqueryOf(term, source)).join(' | ')})`).join(' & ');
  return allOf([...(tsquery === '' ? [] : [hasTerms(tsquery)]), ...inCategories.map((terms) => hasAny(terms, source))]);
}

/**
 * Ranks for products that have everything that was typed.
 * @param phrases the typed words in all their readings, the words as typed first
 */
export function exactRanks(phrases: Term[][]): Ranks {
  const says = (source: Source) =>
    anyOf(
      phrases.map((phrase) =>
        hasAll(
          phrase.map((term) => [term]),
          source,
        ),
      ),
    );
  const wholeWords = anyOf(
    phrases.map((phrase) =>
      hasAll(
        phrase.map((term) => [{ ...term, isPrefix: false }]),
        '.',
      ),
    ),
  );
  const nameOf = (phrase: Term[]) => `=${phrase.map(({ word }) => word).join('')}`;
  const nameIs = hasTerms(lexeme(phrases[0] ? nameOf(phrases[0]) : '=', false));
  const nameBegins = hasTerms(
    phrases.map((phrase) => lexeme(nameOf(phrase), phrase.at(-1)?.isPrefix === true)).join(' | '),
  );
  return [nameIs, allOf([nameBegins, wholeWords]), wholeWords, nameBegins, says('.'), anyOf([says(''), nameBegins])];
}

/**
 * Ranks for products that have words like those typed: all of them in their likeliest spelling, all of them, enough of them.
 * @param words the terms that each word may have meant, the likeliest first; at least one of the lists isn't empty
 */
export function similarRanks(words: Term[][]): Ranks {
  const likeliest = words.map((terms) => terms.filter(({ likeness }) => likeness === terms[0]?.likeness));
  const hasEnough = sql`${sql.join(
    words.map((terms) => sql`(${hasAny(terms, '')})::int`),
    sql` + `,
  )} >= ${minWords(words.length)}::int`;
  const ranks = [anyOf(words.flat().map((term) => hasAny([term], '')))];
  if (minWords(words.length) > 1) ranks[0] = allOf([...ranks, hasEnough]);
  return words.every((terms) => terms.length > 0) ? [hasAll(likeliest, ''), hasAll(words, ''), ...ranks] : ranks;
}
