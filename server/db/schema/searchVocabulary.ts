import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Words without digits, as search_key() writes them. Triggers maintain the table. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    uses: integer('uses').notNull(),
    /** Counts names of products for sale that contain the word. */
    usesInNames: integer('uses_in_names').notNull().default(0),
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
