import { and, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { arrayParameter, preparedOnce } from '../../db/prepared';
import { searchVocabulary } from '../../db/schema';
import type { CategoryTerms } from './categoriesRepository';
import { readFilters } from './productFilters';
import { countProducts } from './productsRepository';
import {
  exactRanks,
  minWords,
  similarRanks,
  WHOLE_WORD_RANKS,
  type Ranks,
  type Search,
  type Term,
} from './relevanceRepository';

type TypedWord = Awaited<ReturnType<typeof readWords>>[number];
type SimilarWord = Omit<Term, 'categoryIds'> & { uses: number };

const MAX_WORDS = 8;
/** This counts characters as typed: 'ra' is a prefix, 'ghee' (key 'ki') a whole word. */
const MAX_SHORT_PREFIX = 3;
const MIN_SIMILAR_LENGTH = 3;
/** Found by trial with misspelt words and unknown products. */
const MIN_SIMILARITY = 0.2;
const MIN_LIKENESS = 0.38;
const SWAPPED_LETTERS_LIKENESS = 0.95;
const LIKENESS_SPREAD = 0.1;
const SWAPPABLE = /^.{4,20}$/u;
export const MAX_COUNTED = 1_000;

/** Falls back to similar words when no product has the typed ones; text without letters or digits matches nothing. */
export async function readSearch(
  { db, categories }: { db: Queries; categories: readonly CategoryTerms[] },
  text: string,
): Promise<Search> {
  const words = await readWords(db, text);
  if (words.length === 0)
    return {
      ranks: [sql`false`],
      matches: 0,
      isBroad: false,
      commonRanks: [],
      emptyRanks: [],
      categoryIds: [],
      similarOnly: true,
    };
  const toTerm = (term: Omit<Term, 'categoryIds'>): Term => {
    const isIn = ({ words }: CategoryTerms) =>
      words.some((own) => (term.isPrefix ? own.startsWith(term.word) : own === term.word));
    return { ...term, categoryIds: categories.filter(isIn).map(({ id }) => id) };
  };
  const phrases = readings(words).map((phrase) =>
    phrase.map(({ key, isPrefix, isJoined }) => toTerm({ word: key, isPrefix, isJoined, likeness: 1 })),
  );
  const exact = exactRanks(phrases);
  // A single common word is neither counted nor sampled.
  const [single] = words.length === 1 ? words : [];
  const isCommon = (uses = 0) => uses > MAX_COUNTED + categories.length;
  const count = async (ranks: Ranks, usesByRank: (number | undefined)[]) => {
    const matches = isCommon(usesByRank.at(-1))
      ? MAX_COUNTED + 1
      : await countProducts(db, readFilters({}), ranks, MAX_COUNTED);
    const commonRanks = ranks.flatMap((_condition, rank) => (isCommon(usesByRank[rank]) ? [rank] : []));
    return { ranks, matches, isBroad: matches > MAX_COUNTED, commonRanks, emptyRanks: [] };
  };
  const term = single && phrases[0]?.[0];
  const inCategories = categories
    .filter(({ id }) => term?.categoryIds.includes(id))
    .reduce((sum, { productCount }) => sum + productCount, 0);
  const wholeWord = Math.max(single?.wholeInNames ?? 0, inCategories);
  const found = await count(exact, [0, 0, wholeWord, 0, single?.inNames, single?.uses]);
  if (found.matches > 0) {
    const hasPhrase = (id: string) => phrases.some((phrase) => phrase.every((term) => term.categoryIds.includes(id)));
    const categoryIds = categories.map(({ id }) => id).filter(hasPhrase);
    return {
      ...found,
      emptyRanks: single && term && phrases.length === 1 && isNeverWhole(single, term) ? WHOLE_WORD_RANKS : [],
      categoryIds,
      similarOnly: false,
    };
  }

  const similar = await findSimilarWords(db, words);
  const terms = similar.map((found) => found.map(({ uses: _uses, ...term }) => toTerm(term)));
  const ranks = similarRanks(terms);
  const wordsOf = (id: string) => terms.filter((word) => word.some((term) => term.categoryIds.includes(id)));
  const categoryIds = categories.map(({ id }) => id).filter((id) => wordsOf(id).length >= minWords(terms.length));
  const usesOf = (found: readonly SimilarWord[]) => Math.max(0, ...found.map(({ uses }) => uses));
  const [candidates = []] = single ? similar : [];
  const likeliest = candidates.filter(({ likeness }) => likeness === candidates[0]?.likeness);
  const usesByRank = ranks.map((_condition, rank) => usesOf(rank === 0 ? likeliest : candidates));
  return { ...(await count(ranks, usesByRank)), categoryIds, similarOnly: true };
}

/** No name or category has the whole word; the vocabulary holds only words of letters. */
const isNeverWhole = ({ wholeInNames }: TypedWord, { word, isJoined, categoryIds }: Term): boolean =>
  !isJoined && wholeInNames === 0 && categoryIds.length === 0 && /^[a-z]+$/.test(word);

function readings(words: TypedWord[]): TypedWord[][] {
  const last = words.at(-1);
  const phrases = last?.alternative ? [words, words.with(-1, { ...last, key: last.alternative })] : [words];
  return phrases.flatMap((phrase) => {
    const joined = phrase
      .slice(1)
      .map((word, at) =>
        phrase.toSpliced(at, 2, { ...word, key: (phrase[at]?.key ?? '') + word.key, isPrefix: true, isJoined: true }),
      );
    return [phrase, ...joined];
  });
}

const { word: knownWord, consonants: knownConsonants, uses, usesInNames } = searchVocabulary;
const isUsed = gt(uses, 0);

const number = (value: number) => sql.raw(String(value));

const isPrefix = sql<boolean>`(length(key) >= ${number(MIN_SIMILAR_LENGTH)} OR length(typed) <= ${number(MAX_SHORT_PREFIX)})`;
/** Follows a final c, or a Tamil or Hindi consonant: the sign of e or i. */
const vowel = sql`CASE WHEN typed ~* 'c$' THEN 'e' WHEN typed ~ '[\u0b95-\u0bb9]$' THEN '\u0bbf' WHEN typed ~ '[\u0915-\u0939]$' THEN '\u0940' ELSE '' END`;

const wordsQuery = preparedOnce((db) =>
  db
    .select({
      /** search_key() may split it in two. */
      typed: sql<string>`typed`,
      key: sql<string>`key`,
      isPrefix: isPrefix.as('is_prefix'),
      /** Begins with a shorter known word. */
      isJoined: sql<boolean>`EXISTS (SELECT FROM ${searchVocabulary} WHERE ${isUsed}
        AND ${knownWord} = ANY (ARRAY(SELECT left(key, letters) FROM generate_series(2, length(key) - 1) AS letters)))`,
      /** Products and categories with the word, or with the prefix's commonest word. */
      uses: sql<number>`coalesce(usage.uses, 0)`,
      inNames: sql<number>`coalesce(usage.in_names, 0)`,
      wholeInNames: sql<number>`coalesce(usage.whole_in_names, 0)`,
      /** The key when a vowel follows, if different: 'ric' is 'rik', 'rice' is 'rise'. */
      alternative: sql<
        string | null
      >`CASE WHEN ${isPrefix} AND continued <> key THEN nullif(left(continued, -1), key) END`,
    })
    .from(
      sql`unnest(${arrayParameter('words', 'text')}) WITH ORDINALITY AS words (typed, position),
      unnest(string_to_array(search_key(typed), ' '), string_to_array(search_key(typed || ${vowel}), ' ')) AS keys (key, continued),
      LATERAL (
        SELECT max(${uses}) AS uses, max(${usesInNames}) AS in_names, max(${usesInNames}) FILTER (WHERE ${knownWord} = key) AS whole_in_names
        FROM ${searchVocabulary} WHERE ${knownWord} >= key AND ${knownWord} < key || CASE WHEN ${isPrefix} THEN '{' ELSE ' ' END
      ) AS usage`,
    )
    .orderBy(sql`position`)
    .limit(MAX_WORDS)
    .prepare('search_words'),
);

const readWords = (db: Queries, text: string) => wordsQuery(db).execute({ words: text.split(/\s+/) });

/**
 * Consonants count twice: spellings differ mostly in vowels. With MIN_LIKENESS, one similarity exceeds pg_trgm's
 * threshold of 0.3, so the indexes find every candidate.
 */
const similarWordsQuery = preparedOnce((db) => {
  const consonants = sql`translate(searched.key, 'aeiou', '')`;
  const likeness = sql<number>`(CASE
    WHEN ${knownWord} = ANY (searched.swapped) THEN ${number(SWAPPED_LETTERS_LIKENESS)}
    WHEN least(length(${knownWord}), length(searched.key)) < ${number(MIN_SIMILAR_LENGTH)} THEN 0
    WHEN similarity(${knownWord}, searched.key) < ${number(MIN_SIMILARITY)} THEN 0
    ELSE (similarity(${knownWord}, searched.key) + similarity(${knownConsonants}, ${consonants})) / 2
  END)::float8`.as('likeness');
  const isCandidate = sql`${knownWord} = ANY (searched.swapped) OR ${knownWord} % searched.key OR ${knownConsonants} % ${consonants}`;
  const similar = db
    .select({ word: knownWord, likeness, uses })
    .from(searchVocabulary)
    .where(and(isUsed, sql`(${isCandidate})`))
    .as('similar');
  return db
    .select({
      position: sql<number>`searched.position::int`,
      isKnown: sql<boolean>`searched.is_known`,
      word: similar.word,
      likeness: similar.likeness,
      uses: similar.uses,
    })
    .from(
      sql`(
        SELECT position, searched ->> 'key' AS key,
          EXISTS (
            SELECT FROM jsonb_array_elements(searched -> 'ranges') AS range, ${searchVocabulary}
            WHERE ${knownWord} >= range ->> 0 AND ${knownWord} < range ->> 1 AND ${isUsed}) AS is_known,
          ARRAY(SELECT search_key(typed) FROM jsonb_array_elements_text(searched -> 'swapped') AS typed) AS swapped
        FROM jsonb_array_elements(${sql.placeholder('searched')}::jsonb) WITH ORDINALITY AS given (searched, position)
        OFFSET 0
      ) AS searched`,
    )
    .leftJoinLateral(similar, sql`NOT searched.is_known AND ${similar.likeness} >= ${number(MIN_LIKENESS)}`)
    .orderBy(sql`likeness DESC NULLS LAST`, similar.word)
    .prepare('similar_words');
});

async function findSimilarWords(db: Queries, words: readonly TypedWord[]): Promise<SimilarWord[][]> {
  const keysOf = ({ key, alternative }: TypedWord) => (alternative ? [key, alternative] : [key]);
  const searched = words.map((word) => ({
    key: word.key,
    // In the column's collation, a space sorts before letters and a brace after them.
    ranges: keysOf(word).map((key) => [key, key + (word.isPrefix ? '{' : ' ')]),
    swapped: withSwappedLetters(word.typed),
  }));
  const rows = await similarWordsQuery(db).execute({ searched: JSON.stringify(searched) });
  return words.map((typed, at) => {
    const found = rows.filter(({ position }) => position === at + 1);
    if (found[0]?.isKnown)
      return keysOf(typed).map((word) => ({ word, isPrefix: typed.isPrefix, isJoined: false, likeness: 1, uses: 0 }));
    const best = found[0]?.likeness ?? 0;
    return found.flatMap(({ word, likeness, uses }) =>
      word !== null && likeness >= best - LIKENESS_SPREAD
        ? [{ word, isPrefix: false, isJoined: false, likeness, uses: uses ?? 0 }]
        : [],
    );
  });
}

/** 'rgai' may be 'ragi'. */
function withSwappedLetters(word: string): string[] {
  if (!SWAPPABLE.test(word)) return [];
  const letters = Array.from(word);
  return letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''));
}
