import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The spelling dictionary: every word of the shop without digits, as search_key() writes it. Triggers maintain it. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    /** The number of categories and products for sale that have the word; unused words stay with 0. */
    uses: integer('uses').notNull(),
    /** Spellings differ mostly in vowels: 'jowar', 'juwar', 'jawar'. */
    consonants: text('consonants')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`translate(${searchVocabulary.word}, 'aeiou', '')`),
  },
  (table) => [
    index('search_vocabulary_word_index').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_vocabulary_consonants_index').using('gin', sql`${table.consonants} gin_trgm_ops`),
  ],
);
