import { allWords } from '../testing/makeTestStore';

type Words = Record<string, unknown>;

const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flat(value as Words, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
const holes = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name!).sort();

const english = flat(allWords.en);

describe.each(['ta', 'hi'] as const)('the words in %s', (language) => {
  const others = new Map(flat(allWords[language]));

  test('have the same keys as in English', () =>
    expect([...others.keys()].sort()).toEqual(english.map(([key]) => key).sort()));

  test('have the same holes to fill, and none is empty', () => {
    const wrong = english.filter(([key, text]) => {
      const other = others.get(key);
      return !other || holes(other).join() !== holes(text).join();
    });
    expect(wrong).toEqual([]);
  });
});
