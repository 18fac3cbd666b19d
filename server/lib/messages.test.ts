import { LANGUAGES } from '../../contract/constants';
import { locales } from '../locales';
import { preferredLanguage, translations } from './messages';

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}
const textAt = (tree: object, key: string) =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], tree) as string;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const placeholdersOf = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name).sort();

it.each(LANGUAGES)('the messages in %s have every plural form of the language', (language) => {
  const keys = keysOf(locales[language]);
  const counted = keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''));
  expect(counted.length).toBeGreaterThan(5);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const needed = counted.flatMap((key) => forms.map((form) => `${key}_${form}`));
  expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
});

describe.each(['ta', 'hi'] as const)('the messages in %s', (language) => {
  it('have the same keys as English', () => {
    expect(keysOf(locales[language]).sort()).toEqual(keysOf(locales.en).sort());
  });

  it('have the same placeholders and use their own script', () => {
    const script = language === 'ta' ? /\p{Script=Tamil}/u : /\p{Script=Devanagari}/u;
    for (const key of keysOf(locales.en)) {
      const text = textAt(locales[language], key);
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(textAt(locales.en, key))]);
      const isOnlyPlaceholders = /^({{\s*\w+\s*}}\s*)+$/.test(text);
      expect([key, isOnlyPlaceholders || script.test(text)]).toEqual([key, true]);
    }
  });
});

it('formats a message in each language, with its parameters unescaped', () => {
  expect(translations.in('en')('validation.generic.required', { field: '<a>' })).toBe('<a> is missing.');
  expect(new Set(LANGUAGES.map((language) => translations.in(language)('core.notFound'))).size).toBe(3);
});

it('distinguishes keys that exist from others', () => {
  expect(translations.has('validation.otp.invalid')).toBe(true);
  expect(translations.has('validation.constructor.invalid')).toBe(false);
});

describe('the language of a request', () => {
  it.each([
    ['ta-IN,ta;q=0.9,en;q=0.8', 'ta'],
    ['en;q=0.5, hi', 'hi'],
    ['fr-FR, hi-IN;q=0.4, en;q=0.3', 'hi'],
    ['HI', 'hi'],
    ['ta;q=0, en', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['ta;q=abc,,;;', 'ta'],
  ])('%p is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
