import { and, gt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { arrayParameter, preparedOnce } from '../../db/prepared';
import { searchVocabulary } from '../../db/schema';
import { categoriesOf, categoriesOfRow } from './categoryWords';
import { otherWaysToCut, piecesOf } from './cutting';
import { readFilters } from './productList';
import { countProducts } from './productsRepository';
import { leastMatches, type Reading, type Search } from './relevanceRepository';
import type { CategoryWords } from './repository';
import { withTwoChangedOver } from './typingSlips';

interface TypedWord {
  /** As a person wrote it; search_key() may make two words of it. */
  typed: string;
  word: string;
  isBeginning: boolean;
  /** What it begins if a vowel follows, else null: then the c of 'ric' is an s, and a Tamil or Hindi consonant has no a of its own. */
  otherWord: string | null;
}

/** More words than this make no search better. */
const MAX_WORDS = 8;
/** As it was typed: 'ra' begins a word, 'ghee' is one, though search_key() makes two letters of each. */
const LONGEST_BEGINNING = 3;
/** Whatever is shorter, as search_key() spells it, is like too many words to mean one of them. */
const SHORTEST_LIKE = 3;
/** Below these two words have nothing to do with each other: found by trying what people misspell and what the shop doesn't sell. */
const LEAST_SIMILARITY = 0.2;
const LEAST_LIKENESS = 0.38;
/** Two letters changed over are hardly another word: 'rgai' is 'ragi'. */
const CHANGED_OVER_LIKENESS = 0.95;
/** Of the words that are like one, those count that are nearly as like as the best. */
const LIKENESS_SPREAD = 0.1;
/** A search that more products match is answered without sorting or counting them all. */
export const BROAD = 1_000;

const ALL_PRODUCTS = readFilters({});

interface Readers {
  db: Queries;
  categories: readonly CategoryWords[];
}

/**
 * Finds out what a search means: words as they are, or where nothing is called that, the words that are most like them.
 * @param text as a person typed it; what has no letter or digit in it matches nothing
 */
export async function readSearch({ db, categories }: Readers, text: string): Promise<Search> {
  const words = await readWords(db, text);
  const typed = words.map(({ word }) => word);
  const last = words.at(-1);
  const beginnings = [typed, ...(last?.otherWord ? [[...typed.slice(0, -1), last.otherWord]] : [])];
  const vocabulary = await lookUp(db, beginnings);
  const known = {
    typed,
    beginnings,
    otherwiseCut: beginnings.flatMap((typed) => otherWaysToCut(typed, vocabulary)),
    categoriesOfWords: typed.map((word) => categoriesOf(categories, { word, isBeginning: false })),
    categoriesOfRow:
      typed.join('').length < SHORTEST_LIKE ? [] : beginnings.flatMap((typed) => categoriesOfRow(categories, typed)),
    usesInNames: {
      whole: vocabulary.ofWord(typed).inNames,
      beginning: (last?.isBeginning ? vocabulary.ofBeginning : vocabulary.ofWord)(typed).inNames,
    },
  };
  const withCategories = (reading: Omit<Reading, 'categoryIds'>): Reading => ({
    ...reading,
    categoryIds: categoriesOf(categories, reading),
  });
  const count = async (search: Omit<Search, 'matches' | 'isBroad'>): Promise<Search> => {
    const uncounted = { ...search, matches: 0, isBroad: false };
    // A word is counted once for each category that has it, too.
    const isKnownBroad = leastMatches(search) > BROAD + categories.length;
    const matches = isKnownBroad ? BROAD + 1 : await countProducts(db, ALL_PRODUCTS, uncounted, BROAD);
    return { ...uncounted, matches, isBroad: matches > BROAD };
  };

  // Signs alone are a word that the shop does not know.
  if (words.length === 0) return { ...known, readings: [[]], similarOnly: true, matches: 0, isBroad: false };
  const exact = words.map(({ word, isBeginning, otherWord }) => {
    const { ofBeginning, ofWord } = vocabulary;
    return meaningsOf({ word, otherWord }).map((word) =>
      withCategories({ word, isBeginning, likeness: 1, uses: (isBeginning ? ofBeginning : ofWord)([word]).inAll }),
    );
  });
  const search = await count({ ...known, readings: exact, similarOnly: false });
  if (search.matches > 0) return search;
  const alike = (await findLikeWords(db, words)).map((readings) => readings.map(withCategories));
  return count({ ...known, readings: alike, similarOnly: true });
}

const meaningsOf = ({ word, otherWord }: Pick<TypedWord, 'word' | 'otherWord'>): string[] =>
  otherWord ? [word, otherWord] : [word];

const number = (value: number) => sql.raw(String(value));

const isBeginning = sql<boolean>`(length(key) >= ${number(SHORTEST_LIKE)} OR length(typed) <= ${number(LONGEST_BEGINNING)})`;
/** An e behind a c, an i behind a consonant of Tamil or Hindi. */
const vowel = sql`CASE WHEN typed ~* 'c$' THEN 'e' WHEN typed ~ '[\u0b95-\u0bb9]$' THEN '\u0bbf' WHEN typed ~ '[\u0915-\u0939]$' THEN '\u0940' ELSE '' END`;

const wordsQuery = preparedOnce((db) =>
  db
    .select({
      typed: sql<string>`typed`,
      word: sql<string>`key`,
      isBeginning: isBeginning.as('is_beginning'),
      otherWord: sql<
        string | null
      >`CASE WHEN ${isBeginning} AND gone_on <> key THEN nullif(left(gone_on, -1), key) END`,
    })
    .from(
      sql`unnest(${arrayParameter('words', 'text')}) WITH ORDINALITY AS words (typed, place),
      unnest(string_to_array(search_key(typed), ' '), string_to_array(search_key(typed || ${vowel}), ' ')) AS keys (key, gone_on)`,
    )
    .orderBy(sql`place`)
    .limit(MAX_WORDS)
    .prepare('search_words'),
);

/** The words as search_key() spells them. */
const readWords = (db: Queries, text: string): Promise<TypedWord[]> =>
  wordsQuery(db).execute({ words: text.split(/\s+/) });

// Spaces at other places ---------------------------------------------------------------------------------------------

const { word: knownWord, consonants: knownConsonants, uses, usesInNames } = searchVocabulary;
const isUsed = gt(uses, 0);

/** `{` stands behind all letters: the words from 'rak' to 'rak{' are those that begin so. The column sorts by code point. */
const isFrom = (from: SQL, to: SQL) => sql`${knownWord} >= ${from} AND ${knownWord} < ${to} AND ${isUsed}`;

const piecesQuery = preparedOnce((db) =>
  unionAll(
    db
      .select({ piece: knownWord, isWord: sql<boolean>`true`, inAll: uses, inNames: usesInNames })
      .from(searchVocabulary)
      .where(and(sql`${knownWord} = ANY (${arrayParameter('pieces', 'text')})`, isUsed)),
    db
      .select({
        piece: sql<string>`piece`,
        isWord: sql<boolean>`false`,
        inAll: sql<number>`most.in_all`,
        inNames: sql<number>`most.in_names`,
      })
      .from(
        sql`unnest(${arrayParameter('endings', 'text')}) AS piece, LATERAL (
          SELECT max(${uses}) AS in_all, max(${usesInNames}) AS in_names
          FROM ${searchVocabulary} WHERE ${isFrom(sql`piece`, sql`piece || '{'`)}) AS most`,
      )
      .where(sql`most.in_all IS NOT NULL`),
  ).prepare('search_pieces'),
);

/** What the vocabulary says of words without their spaces. */
async function lookUp(db: Queries, beginnings: string[][]) {
  const all = beginnings.map(piecesOf);
  const unique = (pieces: string[]) => [...new Set(pieces)];
  const found = await piecesQuery(db).execute({
    pieces: unique(all.flatMap(({ pieces }) => pieces)),
    endings: unique(all.flatMap(({ endings }) => endings)),
  });
  const byPiece = (rows: typeof found) => new Map(rows.map(({ piece, ...uses }) => [piece, uses]));
  const words = byPiece(found.filter(({ isWord }) => isWord));
  const endings = byPiece(found.filter(({ isWord }) => !isWord));
  /** How many products a single word is in, all in all and by their names; 0 of several: nobody has counted what has them all. */
  const usesIn =
    (known: typeof words) =>
    ([word = '', ...more]: string[]) =>
      (more.length === 0 ? known.get(word) : undefined) ?? { inAll: 0, inNames: 0 };
  return {
    isWord: (piece: string) => words.has(piece),
    isBeginning: (piece: string) => endings.has(piece),
    ofWord: usesIn(words),
    /** Those of the commonest word that begins so. */
    ofBeginning: usesIn(endings),
  };
}

// Other words that are like it ---------------------------------------------------------------------------------------

/**
 * The shop's words that are most like each of the asked ones, by pg_trgm. Consonants count twice: once among all letters and once by themselves, because what
 * people spell in many ways is mostly the vowels ('jowar', 'juwar', 'jawar'). Wherever both together suffice, one of the two is above pg_trgm's own
 * threshold of 0.3: so its indexes find them all.
 */
const likeWordsQuery = preparedOnce((db) => {
  const consonants = sql`translate(asked.word, 'aeiou', '')`;
  const likeness = sql<number>`(CASE
    WHEN ${knownWord} = ANY (asked.changed_over) THEN ${number(CHANGED_OVER_LIKENESS)}
    WHEN least(length(${knownWord}), length(asked.word)) < ${number(SHORTEST_LIKE)} THEN 0
    WHEN similarity(${knownWord}, asked.word) < ${number(LEAST_SIMILARITY)} THEN 0
    ELSE (similarity(${knownWord}, asked.word) + similarity(${knownConsonants}, ${consonants})) / 2
  END)::float8`.as('likeness');
  const isAlike = sql`${knownWord} = ANY (asked.changed_over) OR ${knownWord} % asked.word OR ${knownConsonants} % ${consonants}`;
  const alike = db
    .select({ word: knownWord, likeness, uses })
    .from(searchVocabulary)
    .where(sql`${isUsed} AND (${isAlike})`)
    .as('alike');
  return db
    .select({
      place: sql<number>`asked.place::int`,
      isKnown: sql<boolean>`asked.is_known`,
      word: alike.word,
      likeness: alike.likeness,
      uses: alike.uses,
    })
    .from(
      sql`(
        SELECT place, asked ->> 'word' AS word,
          EXISTS (
            SELECT FROM jsonb_to_recordset(asked -> 'ranges') AS ranges ("from" text, "to" text), ${searchVocabulary}
            WHERE ${isFrom(sql`ranges."from"`, sql`ranges."to"`)}) AS is_known,
          ARRAY(SELECT search_key(typed) FROM jsonb_array_elements_text(asked -> 'changedOver') AS typed) AS changed_over
        FROM jsonb_array_elements(${sql.placeholder('asked')}::jsonb) WITH ORDINALITY AS given (asked, place)
        -- Once for each word, not for each that it is compared with.
        OFFSET 0
      ) AS asked`,
    )
    .leftJoinLateral(alike, sql`NOT asked.is_known AND ${alike.likeness} >= ${number(LEAST_LIKENESS)}`)
    .orderBy(sql`likeness DESC NULLS LAST`, alike.word)
    .prepare('like_words');
});

/** What each word may stand for; nothing where the shop knows no word like it. */
async function findLikeWords(db: Queries, words: readonly TypedWord[]): Promise<Omit<Reading, 'categoryIds'>[][]> {
  const asked = words.map(({ typed, word, isBeginning, otherWord }) => ({
    word,
    // A space stands before all letters: nothing but the word itself lies between.
    ranges: meaningsOf({ word, otherWord }).map((from) => ({ from, to: isBeginning ? `${from}{` : `${from} ` })),
    changedOver: withTwoChangedOver(typed),
  }));
  const rows = await likeWordsQuery(db).execute({ asked: JSON.stringify(asked) });
  return words.map(({ word, isBeginning, otherWord }, place) => {
    const mine = rows.filter((row) => row.place === place + 1);
    if (mine[0]?.isKnown)
      return meaningsOf({ word, otherWord }).map((word) => ({ word, isBeginning, likeness: 1, uses: 0 }));
    const like = mine.flatMap(({ word, likeness, uses }) =>
      word === null ? [] : [{ word, likeness, uses: uses ?? 0 }],
    );
    const best = like[0]?.likeness ?? 0;
    return like
      .filter(({ likeness }) => likeness >= best - LIKENESS_SPREAD)
      .map((row) => ({ ...row, isBeginning: false }));
  });
}
