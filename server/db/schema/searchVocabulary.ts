import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Every word of the shop without digits, as search_key() writes it. Maintained by triggers. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    /** How many categories and products for sale have the word. */
    uses: integer('uses').notNull(),
    /** How many products for sale have it in their names. */
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
