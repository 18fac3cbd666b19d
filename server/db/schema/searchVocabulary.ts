import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Every word of the shop that has no digit in it, as search_key() spells it: what a misspelt word may have meant. The database keeps it. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    /** By how many categories and products for sale; words that nothing is called any more stay, with 0. */
    uses: integer('uses').notNull(),
    /** How many of these products have it in their names: the others are called so by people only. */
    usesInNames: integer('uses_in_names').notNull().default(0),
    /** What is spelt in many ways is mostly the vowels: 'jowar', 'juwar', 'jawar'. */
    consonants: text('consonants')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`translate(${searchVocabulary.word}, 'aeiou', '')`),
  },
  (table) => [
    index('search_vocabulary_word_index').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_vocabulary_consonants_index').using('gin', sql`${table.consonants} gin_trgm_ops`),
  ],
);
