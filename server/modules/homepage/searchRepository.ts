import { gt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { preparedOnce } from '../../db/prepared';
import { searchVocabulary } from '../../db/schema';
import { categoriesOf, categoriesWithAllInARow } from './categoryWords';
import { readFilters } from './productList';
import { countProducts } from './productsRepository';
import { SHORTEST_LIKE, type Reading, type Search } from './relevanceRepository';
import type { CategoryWords } from './repository';
import { withTwoChangedOver } from './typingSlips';

interface TypedWord {
  /** As a person wrote it; search_key() may make two words of it. */
  typed: string;
  word: string;
  /** For LIKE, in a text whose words have a space on both sides. */
  pattern: string;
  /** For LIKE, on a word alone. */
  beginning: string;
}

/** More words than this make no search better. */
const MAX_WORDS = 8;
/** As it was typed: 'ra' begins a word, 'ghee' is one, though search_key() makes two letters of each. */
const LONGEST_BEGINNING = 3;
/** Below these two words have nothing to do with each other: found by trying what people misspell and what the shop doesn't sell. */
const LEAST_SIMILARITY = 0.2;
const LEAST_LIKENESS = 0.38;
/** Two letters changed over are hardly another word: 'rgai' is 'ragi'. */
const CHANGED_OVER_LIKENESS = 0.95;
/** Of the words that are like one, those count that are nearly as like as the best. */
const LIKENESS_SPREAD = 0.1;
/** A search that more products match is answered without sorting them all. */
const BROAD = 1_000;

interface Readers {
  db: Queries;
  categories: CategoryWords[];
  /** Instead of BROAD, for tests. */
  broad?: number | undefined;
}

/**
 * Finds out what a search means: words as they are, or where nothing is called that, the words that are most like them.
 * @param text as a person typed it; what has no letter or digit in it matches nothing
 */
export async function readSearch({ db, categories, broad = BROAD }: Readers, text: string): Promise<Search> {
  const typed = await readWords(db, text);
  const asTyped = (readings: Reading[][], similarOnly: boolean): Search => ({
    typed: typed.map(({ word }) => word),
    readings,
    categoriesOfWords: typed.map(({ word }) => categoriesOf(categories, `% ${word} %`)),
    categoriesOfJoined: categoriesWithAllInARow(
      categories,
      typed.map(({ word }) => word),
    ),
    similarOnly,
    isBroad: false,
  });
  // Signs alone are a word that the shop does not know.
  if (typed.length === 0) return asTyped([[]], true);
  const read = (pattern: string, likeness: number) => ({
    pattern,
    likeness,
    categoryIds: categoriesOf(categories, pattern),
  });

  const exact = asTyped(
    typed.map(({ pattern }) => [read(pattern, 1)]),
    false,
  );
  const matches = await countProducts(db, NO_FILTERS, exact, broad);
  if (matches > 0) return { ...exact, isBroad: matches > broad };

  const alike = (await findLikeWords(db, typed)).map((readings) =>
    readings.map(({ pattern, likeness }) => read(pattern, likeness)),
  );
  const similar = asTyped(alike, true);
  return { ...similar, isBroad: (await countProducts(db, NO_FILTERS, similar, broad)) > broad };
}

const NO_FILTERS = readFilters({});

const wordsQuery = preparedOnce((db) =>
  db
    .select({
      typed: sql<string>`typed`,
      word: sql<string>`key`,
      isWhole: sql<boolean>`length(key) < ${sql.raw(String(SHORTEST_LIKE))} AND length(typed) > ${sql.raw(String(LONGEST_BEGINNING))}`,
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[]) WITH ORDINALITY AS words (typed, place),
      unnest(string_to_array(search_key(typed), ' ')) AS key`,
    )
    .orderBy(sql`place`)
    .limit(MAX_WORDS)
    .prepare('search_words'),
);

/** The words as search_key() spells them. */
async function readWords(db: Queries, text: string): Promise<TypedWord[]> {
  const rows = await wordsQuery(db).execute({ words: text.split(/\s+/) });
  return rows.map(({ typed, word, isWhole }) => ({
    typed,
    word,
    pattern: isWhole ? `% ${word} %` : `% ${word}%`,
    beginning: isWhole ? word : `${word}%`,
  }));
}

/**
 * The shop's words that are most like each of the asked ones, by pg_trgm. Consonants count twice: once among all letters and once by themselves, because what
 * people spell in many ways is mostly the vowels ('jowar', 'juwar', 'jawar'). Wherever both together suffice, one of the two is above pg_trgm's own
 * threshold of 0.3: so its indexes find them all.
 */
const likeWordsQuery = preparedOnce((db) => {
  const known = searchVocabulary;
  const consonants = sql`translate(asked.word, 'aeiou', '')`;
  const isUsed = gt(known.uses, 0);
  const likeness = sql<number>`(CASE
    WHEN ${known.word} = ANY (asked.changed_over) THEN ${sql.raw(String(CHANGED_OVER_LIKENESS))}
    WHEN least(length(${known.word}), length(asked.word)) < ${sql.raw(String(SHORTEST_LIKE))} THEN 0
    WHEN similarity(${known.word}, asked.word) < ${sql.raw(String(LEAST_SIMILARITY))} THEN 0
    ELSE (similarity(${known.word}, asked.word) + similarity(${known.consonants}, ${consonants})) / 2
  END)::float8`.as('likeness');
  const isAlike = sql`${known.word} = ANY (asked.changed_over) OR ${known.word} % asked.word OR ${known.consonants} % ${consonants}`;
  const alike = db
    .select({ word: known.word, likeness })
    .from(known)
    .where(sql`${isUsed} AND (${isAlike})`)
    .as('alike');
  return db
    .select({
      place: sql<number>`asked.place::int`,
      word: alike.word,
      likeness: alike.likeness,
      isKnown: sql<boolean>`asked.is_known`,
    })
    .from(
      sql`(
        SELECT place, asked ->> 'word' AS word,
          EXISTS (SELECT FROM ${known} WHERE ${isUsed} AND ${known.word} LIKE asked ->> 'beginning') AS is_known,
          ARRAY(SELECT search_key(typed) FROM jsonb_array_elements_text(asked -> 'changedOver') AS typed) AS changed_over
        FROM jsonb_array_elements(${sql.placeholder('asked')}::jsonb) WITH ORDINALITY AS given (asked, place)
      ) AS asked`,
    )
    .leftJoinLateral(alike, sql`NOT asked.is_known AND ${alike.likeness} >= ${sql.raw(String(LEAST_LIKENESS))}`)
    .orderBy(sql`likeness DESC NULLS LAST`, alike.word)
    .prepare('like_words');
});

/** What each word may stand for; nothing where the shop knows no word like it. */
async function findLikeWords(
  db: Queries,
  typed: readonly TypedWord[],
): Promise<Pick<Reading, 'pattern' | 'likeness'>[][]> {
  const asked = typed.map(({ typed: written, word, beginning }) => ({
    word,
    beginning,
    changedOver: withTwoChangedOver(written),
  }));
  const rows = await likeWordsQuery(db).execute({ asked: JSON.stringify(asked) });
  return typed.map(({ pattern }, place) => {
    const mine = rows.filter((row) => row.place === place + 1);
    if (mine[0]?.isKnown) return [{ pattern, likeness: 1 }];
    const like = mine.flatMap(({ word, likeness }) => (word === null || likeness === null ? [] : [{ word, likeness }]));
    const best = like[0]?.likeness ?? 0;
    return like
      .filter(({ likeness }) => likeness >= best - LIKENESS_SPREAD)
      .map(({ word, likeness }) => ({ pattern: `% ${word} %`, likeness }));
  });
}
