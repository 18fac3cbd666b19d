import { readWords, searchPath } from './searchPath';

const wordsOf = (address: string) => readWords(new URL(address, 'http://shop').searchParams);

test('what is looked for comes back from its address', () => {
  for (const words of ['foxtail millet', 'தினை', 'a&b=c', '100% ragi']) expect(wordsOf(searchPath(words))).toBe(words);
  expect(wordsOf('/search')).toBe('');
});

test('control characters are no part of the words', () => {
  expect(wordsOf('/search?q=a%00%02%1F%7F%C2%85b%0A%02')).toBe('a b');
});

test('words go no further than a search may', () => {
  expect(wordsOf(`/search?q=${'a'.repeat(500)}`)).toHaveLength(100);
});
