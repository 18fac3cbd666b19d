import { chosenColourMode, colourModeCookie } from './colourMode';

test.each([
  ['language=ta; theme=dark', 'dark'],
  ['theme=system', 'system'],
  ['theme=pink', undefined],
  ['mytheme=dark', undefined],
  ['', undefined],
])('the cookies %j mean %s', (cookies, mode) => expect(chosenColourMode(cookies)).toBe(mode));

test('a choice is stored for a year', () =>
  expect(colourModeCookie('dark')).toContain('theme=dark; path=/; max-age=31536000'));
