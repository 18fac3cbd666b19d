import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontFaces } from '../../src/app/theme/fontFaces';
import { LANGUAGES, type Language } from '../../contract/constants';
import { faces, licences, preloadedFaces } from './faces';
import { localWidth } from './fallbacks';
import { fontsDir, fontsHash, hashFile, root } from './inputs';
import { measure, openFont, shapeText } from './shaping';

const KB = 1024;
const files = readdirSync(fontsDir).filter((file) => file.endsWith('.woff2'));
const fileOf = (name: string): string => {
  const file = files.find((candidate) => candidate.startsWith(`${name}.`));
  if (file === undefined) throw new Error(`public/fonts has no ${name}`);
  return path.join(fontsDir, file);
};
const open = async (name: string) =>
  openFont(await subsetFont(readFileSync(fileOf(name)), undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }));
const bytesOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0);

/** The faces that set each language's running text and headings. */
const FACES_OF: Readonly<Record<Language, readonly string[]>> = {
  en: ['mukta-latin-400', 'mukta-latin-600', 'mukta-latin-700', 'fraunces-600'],
  ta: ['mukta-malar-tamil-400', 'mukta-malar-tamil-700'],
  hi: ['mukta-devanagari-400', 'mukta-devanagari-700'],
};

const messagesText = (language: Language): string =>
  readdirSync(path.join(root, 'src/locales', language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join(root, 'src/locales', language, file), 'utf8'))
    .join('');

const seedNames = (language: Language): string =>
  (
    JSON.parse(readFileSync(path.join(root, 'server/db/seed/products.json'), 'utf8')) as {
      name: Record<Language, string>;
    }[]
  )
    .map(({ name }) => name[language])
    .join('');

const uncovered = (text: string, characters: ReadonlySet<number>): string[] =>
  [...new Set(text)].filter((character) => character !== '\n' && !characters.has(character.codePointAt(0) ?? 0));

it('is up to date with its inputs (else: npm run fonts)', () => {
  expect(readFileSync(hashFile, 'utf8').trim()).toBe(fontsHash());
});

it('has a file for every face, and no other', () => {
  const named = fontFaces.flatMap(({ src }) => /\/fonts\/([^']+)/.exec(src)?.[1] ?? []);
  expect(named.toSorted()).toEqual(files.toSorted());
  expect(files).toHaveLength(faces.length);
});

it('ships the licence of every family beside its files', () => {
  for (const file of Object.keys(licences)) {
    expect(readFileSync(path.join(fontsDir, file), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

it('names families by letters only: unquoted, a digit would invalidate the rule', () => {
  expect(
    fontFaces.map(({ fontFamily }) => fontFamily).filter((family) => !/^[A-Za-z]+( [A-Za-z]+)*$/.test(family)),
  ).toEqual([]);
});

it('limits local fallbacks to the characters of the web fonts they replace', () => {
  const rangeOf = (family: string, weight: string) =>
    fontFaces.find((rule) => rule.fontFamily === family && rule.fontWeight === weight)?.unicodeRange;
  const localFonts = fontFaces.filter(({ src }) => src.startsWith('local('));
  expect(localFonts.length).toBeGreaterThan(0);
  for (const { fontFamily, fontWeight, unicodeRange } of localFonts) {
    expect(unicodeRange).toBeDefined();
    expect(unicodeRange).toBe(rangeOf(fontFamily.replace(/( Second)? Fallback$/, ''), fontWeight));
  }
});

it('preloads at most two files, by their current names', () => {
  const page = readFileSync(path.join(root, 'public/index.html'), 'utf8');
  const preloaded = [...page.matchAll(/rel="preload"\s+href="([^"]+)"/g)].map((match) => match[1]);
  expect(preloaded).toEqual(preloadedFaces.map((name) => `/fonts/${path.basename(fileOf(name))}`));
  expect(preloaded.length).toBeLessThanOrEqual(2);
});

it('limits Fraunces to 35 KB, and the fonts of an English Home with Tamil names to 110 KB', () => {
  expect(bytesOf(['fraunces-600'])).toBeLessThan(35 * KB);
  expect(bytesOf([...FACES_OF.en, 'mukta-malar-tamil-400'])).toBeLessThan(110 * KB);
});

/** A hint may name a grain in other scripts, too, whose files the browser then fetches. */
const OTHER_SCRIPTS: Record<Language, string[]> = {
  en: ['mukta-malar-tamil-400', 'mukta-devanagari-400'],
  ta: ['mukta-devanagari-400'],
  hi: ['mukta-malar-tamil-400'],
};

it.each(LANGUAGES)('covers every character of the messages and product names in %s', async (language) => {
  const text = messagesText(language) + seedNames(language);
  const others = await Promise.all(OTHER_SCRIPTS[language].map(async (name) => [...(await open(name)).characters]));
  for (const name of FACES_OF[language]) {
    const { characters } = await open(name);
    const latin = await open(name.endsWith('400') ? 'mukta-latin-400' : 'mukta-latin-700');
    expect([name, uncovered(text, new Set([...characters, ...latin.characters, ...others.flat()]))]).toEqual([
      name,
      [],
    ]);
  }
});

it('sets a price from one file: every Mukta face has ₹ beside the digits', async () => {
  for (const name of FACES_OF.en.filter((face) => face.startsWith('mukta'))) {
    const { font } = await open(name);
    const glyphs = shapeText(font, '₹1,45,000.00').glyphs.map(({ glyph }) => glyph);
    expect(glyphs).not.toContain(0);
    expect(font.glyphToPath(glyphs[0]!)).toMatch(/^M/);
  }
});

it.each([
  ['Mukta Fallback', '400', 'mukta-latin-400', 'DejaVu Sans'],
  ['Mukta Fallback', '700 900', 'mukta-latin-700', 'DejaVu Sans Bold'],
  ['Fraunces Fallback', '400 900', 'fraunces-600', 'DejaVu Serif Bold'],
  ['Mukta Second Fallback', '400', 'mukta-latin-400', 'Arial'],
  ['Mukta Second Fallback', '700 900', 'mukta-latin-700', 'Arial Bold'],
  ['Fraunces Second Fallback', '400 900', 'fraunces-600', 'Times New Roman Bold'],
])('sets a sentence as wide in %s %s as in %s', async (family, weight, name, local) => {
  const sentence = 'millets straight from the field cleaned and packed in our own mill';
  const { font, unitsPerEm } = await open(name);
  const rule = fontFaces.find(({ fontFamily, fontWeight }) => fontFamily === family && fontWeight === weight);
  const adjust = Number.parseFloat((rule as { sizeAdjust: string }).sizeAdjust) / 100;
  const ratio = (localWidth(local, sentence) * adjust) / (measure(font, sentence) / unitsPerEm);
  expect(ratio).toBeGreaterThan(0.97);
  expect(ratio).toBeLessThan(1.03);
});
