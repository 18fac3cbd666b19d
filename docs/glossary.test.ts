import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../contract/constants';

const root = join(__dirname, '..');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

/** Texts of one language, or of all of them together. */
const textsIn = (language: Language): string[] => [
  ...filesIn(`src/locales/${language}`),
  ...filesIn(`server/locales/${language}`),
  // In English these hold code too, whose words are not the shop's.
  ...(language === 'en' ? [] : [...filesIn('src/content'), ...filesIn('server/db/seed')]),
];

const wordsToAvoid = (language: Language): string[] =>
  readFileSync(join(root, `docs/glossary/${language}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((row) => (row.split('|')[3] ?? '').split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');

describe.each(LANGUAGES)('%s', (language) => {
  it('uses the glossary’s word for each thing', () => {
    const avoided = wordsToAvoid(language);
    expect(avoided.length).toBeGreaterThan(5);
    const found = textsIn(language).flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          avoided
            // Letters and vowel signs go on within a word; keys of a JSON file aren't texts.
            .filter((word) =>
              new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![a-z])`, 'iu').test(line.replace(/^\s*"[^"]*":/, '')),
            )
            .map((word) => `${file}:${at + 1}: ${word}`),
        ),
    );
    expect(found).toEqual([]);
  });
});
