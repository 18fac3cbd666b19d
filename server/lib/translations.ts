import type { Translated } from '../db/schema/columns';
import type { Language } from '../../contract/constants';

type Text = string | string[];

export const SUFFIX = { en: 'En', ta: 'Ta', hi: 'Hi' } as const satisfies Record<Language, string>;

const mapped = <T extends Text>(texts: Translated<T>, map: (text: T) => T): Translated<T> => ({
  en: map(texts.en),
  ta: map(texts.ta),
  hi: map(texts.hi),
});

const trimmed = <T extends Text>(text: T): T =>
  (typeof text === 'string' ? text.trim() : text.map((step) => step.trim())) as T;
const isSame = (one: Text, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Customers read English where the translation is missing. */
export function filled<T extends Text>(texts: Translated<T>): Translated<T> {
  const { en, ...others } = mapped(texts, trimmed);
  const orEnglish = (text: T) => (text.length === 0 ? en : text);
  return { en, ta: orEnglish(others.ta), hi: orEnglish(others.hi) };
}

export function unfilled<T extends Text>(texts: Translated<T>, empty: T): Translated<T> {
  const ownOf = (language: Language) => (isSame(texts[language], texts.en) ? empty : texts[language]);
  return { en: texts.en, ta: ownOf('ta'), hi: ownOf('hi') };
}
