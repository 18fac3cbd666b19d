import { LEAST_SHARE, type Reading, type Search } from './relevanceRepository';
import type { CategoryWords } from './repository';

/** The categories that have a word, or one that begins so. */
export const categoriesOf = (
  categories: readonly CategoryWords[],
  { word, isBeginning }: Pick<Reading, 'word' | 'isBeginning'>,
): string[] => {
  const text = isBeginning ? ` ${word}` : ` ${word} `;
  return categories.filter(({ words }) => words.includes(text)).map(({ id }) => id);
};

/** The categories that have all the words in a row, wherever their spaces are. */
export function categoriesOfRow(categories: readonly CategoryWords[], typed: readonly string[]): string[] {
  if (typed.length === 0) return [];
  // search_key() leaves nothing but letters, digits and spaces: none of them means anything to a regular expression.
  const inARow = new RegExp(` ${Array.from(typed.join('')).join(' ?')}`);
  return categories.filter(({ words }) => inARow.test(words)).map(({ id }) => id);
}

/** The categories that a search names, in the order of the menu. */
export function categoriesNamed(
  categories: readonly CategoryWords[],
  { readings, similarOnly }: Pick<Search, 'readings' | 'similarOnly'>,
): string[] {
  const likeness = (id: string, word: Reading[]) =>
    Math.max(0, ...word.filter(({ categoryIds }) => categoryIds.includes(id)).map((reading) => reading.likeness));
  const share = (id: string) => readings.reduce((sum, word) => sum + likeness(id, word), 0) / readings.length;
  return categories.filter(({ id }) => share(id) >= (similarOnly ? LEAST_SHARE : 1)).map(({ id }) => id);
}
