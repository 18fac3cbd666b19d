import { readSearchText, searchPath } from './searchPath';

const queryOf = (url: string) => readSearchText(new URL(url, 'http://shop').searchParams);

test('a query round-trips through its path', () => {
  for (const query of ['foxtail millet', 'தினை', 'a&b=c', '100% ragi']) expect(queryOf(searchPath(query))).toBe(query);
  expect(queryOf('/search')).toBe('');
});

test('control characters are left out of the query', () => {
  expect(queryOf('/search?q=a%00%02%1F%7F%C2%85b%0A%02')).toBe('a b');
});

test('the query ends at the longest search', () => {
  expect(queryOf(`/search?q=${'a'.repeat(500)}`)).toHaveLength(100);
});
