import { chooseLanguage, languageCookie } from './language';
import { safePath } from './safePath';

describe('the language of a visit', () => {
  test.each([
    ['the one chosen before', 'theme=dark; language=hi', ['ta-IN'], 'hi'],
    ["the browser's first that the shop supports", '', ['fr', 'ta-IN', 'hi'], 'ta'],
    ['English where nothing fits', '', ['fr-FR', 'de'], 'en'],
    ["the browser's, where the cookie is damaged", 'language=klingon', ['hi-IN'], 'hi'],
    ["the browser's, where another cookie ends alike", 'mylanguage=hi', ['ta'], 'ta'],
  ] as const)('is %s', (_what, cookies, accepted, language) =>
    expect(chooseLanguage(cookies, accepted)).toBe(language),
  );

  test('is the one in the URL, before all others', () => {
    expect(chooseLanguage('language=hi', ['en'], '?q=ragi&lang=ta')).toBe('ta');
    expect(chooseLanguage('language=hi', ['en'], '?lang=klingon')).toBe('hi');
  });

  test('is one that the shop shows, or the first of them', () => {
    expect(chooseLanguage('language=hi', ['en-IN'], '?lang=hi', ['ta', 'en'])).toBe('en');
    expect(chooseLanguage('language=hi', ['fr'], '', ['ta', 'en'])).toBe('ta');
  });

  test('is stored for a year', () => expect(languageCookie('ta')).toContain('language=ta; path=/; max-age=31536000'));
});

test.each([
  ['/checkout?a=1#b', '/checkout?a=1#b'],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['checkout', null],
  ['', null],
  [null, null],
])('the path of %j is %j', (text, path) => expect(safePath(text)).toBe(path));
