import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { categories, packs, products } from '../../db/schema';
import { matchesSearch, SHORTEST_LIKE, type Reading, type Search } from './relevanceRepository';

interface TypedWord {
  word: string;
  pattern: string;
}

/** More words than this make no search better. */
const MAX_WORDS = 8;
/** As it was typed: 'ra' begins a word, 'ghee' is one, though search_key() makes two letters of each. */
const LONGEST_BEGINNING = 3;
/** Below these two words have nothing to do with each other: found by trying what people misspell and what the shop doesn't sell. */
const LEAST_SIMILARITY = 0.2;
const LEAST_LIKENESS = 0.38;
/** Of the words that are like one, those count that are nearly as like as the best. */
const LIKENESS_SPREAD = 0.1;

/**
 * Finds out what a search means: words as they are, or where nothing is called that, the words that are most like them.
 * @param text as a person typed it; what has no letter or digit in it matches nothing
 */
export async function readSearch(db: Queries, text: string): Promise<Search> {
  const typed = await readWords(db, text);
  // Signs alone are a word that the shop does not know.
  if (typed.length === 0) return { typed: [], readings: [[]], similarOnly: true };
  const search: Search = {
    typed: typed.map(({ word }) => word),
    readings: typed.map(({ pattern }) => [{ pattern, likeness: 1 }]),
    similarOnly: false,
  };
  if (await matchesAny(db, search)) return search;
  return { ...search, readings: await findLikeWords(db, typed), similarOnly: true };
}

/** The words as search_key() spells them; one typed word may be two. */
async function readWords(db: Queries, text: string): Promise<TypedWord[]> {
  const rows = await db
    .select({
      word: sql<string>`key`,
      isWhole: sql<boolean>`length(key) < ${SHORTEST_LIKE}::int AND length(typed) > ${LONGEST_BEGINNING}::int`,
    })
    .from(
      sql`unnest(${textArray(text.split(/\s+/))}) WITH ORDINALITY AS words (typed, place),
      unnest(string_to_array(search_key(typed), ' ')) AS key`,
    )
    .orderBy(sql`place`)
    .limit(MAX_WORDS);
  return rows.map(({ word, isWhole }) => ({ word, pattern: isWhole ? `% ${word} %` : `% ${word}%` }));
}

async function matchesAny(db: Queries, search: Search): Promise<boolean> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        products.published,
        sql`EXISTS (SELECT FROM ${packs} WHERE ${packs.productId} = ${products.id})`,
        matchesSearch(search),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/**
 * For each word the shop's own words that are most like it, by pg_trgm. Consonants count twice: once among all letters and once
 * by themselves, because what people spell in many ways is mostly the vowels ('jowar', 'juwar', 'jawar').
 */
async function findLikeWords(db: Queries, typed: readonly TypedWord[]): Promise<Reading[][]> {
  const consonants = (word: SQL) => sql`translate(${word}, 'aeiou', '')`;
  const [known, asked] = [sql`known.word`, sql`asked.word`];
  const likeness = sql<number>`(CASE
    WHEN ' ' || ${known} || ' ' LIKE asked.pattern THEN 1
    WHEN least(length(${known}), length(${asked})) < ${SHORTEST_LIKE}::int THEN 0
    WHEN similarity(${known}, ${asked}) < ${LEAST_SIMILARITY}::float8 THEN 0
    ELSE (similarity(${known}, ${asked}) + similarity(${consonants(known)}, ${consonants(asked)})) / 2
  END)::float8`;
  const rows = await db
    .select({ place: sql<number>`asked.place::int`, word: sql<string>`known.word`, likeness })
    .from(
      sql`unnest(${textArray(typed.map(({ word }) => word))}, ${textArray(typed.map(({ pattern }) => pattern))})
        WITH ORDINALITY AS asked (word, pattern, place),
        (SELECT DISTINCT unnest(string_to_array(words, ' ')) AS word FROM (
          SELECT ${products.searchNames} || ${products.searchWords} AS words FROM ${products} WHERE ${products.published}
          UNION ALL SELECT ${categories.searchWords} FROM ${categories}) AS texts) AS known`,
    )
    .where(sql`${likeness} >= ${LEAST_LIKENESS}::float8`)
    .orderBy(sql`3 DESC, 2`);
  return typed.map(({ pattern }, place) => {
    const like = rows.filter((row) => row.place === place + 1);
    const best = like[0]?.likeness ?? 0;
    if (best === 1) return [{ pattern, likeness: 1 }];
    return like
      .filter(({ likeness: found }) => found >= best - LIKENESS_SPREAD)
      .map(({ word, likeness: found }) => ({ pattern: `% ${word} %`, likeness: found }));
  });
}

const textArray = (texts: readonly string[]): SQL =>
  sql`ARRAY[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
