import { findContact } from './findContact';

const MAX_LENGTH = 20;

const lettersOf = (word: string): string[] => Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);

/** "Kavitha Raman" → "Kavitha R.": no more of a name is public. It is '' for a name that is a number or an address. */
export function authorName(name: string): string {
  if (findContact(name)) return '';
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = lettersOf(others.at(-1) ?? '')[0];
  const shown = lettersOf(first).slice(0, MAX_LENGTH).join('');
  return initial === undefined ? shown : `${shown} ${initial}.`;
}
