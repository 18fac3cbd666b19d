import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { LANGUAGES } from '../../contract/constants';
import { amountInWords } from '../../server/modules/invoices/pdf/amountInWords';
import { fontName, loadFonts, SCRIPTS, scriptRuns, type Fonts } from '../../server/modules/invoices/pdf/fonts';
import { root } from './inputs';
import { openFont, shapeText } from './shaping';

interface ShapedRun {
  glyphs: { id: number }[];
  positions: { xAdvance: number; xOffset: number; yOffset: number }[];
}
/** What pdfkit writes glyphs from. */
interface PdfFont {
  _font: { font: { layout: (text: string) => ShapedRun } };
}

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts(root);
});

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
const textsOf = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree ? Object.values(tree).flatMap(textsOf) : [];

/** Names of products, all that is printed, amounts in words, and clusters that are easily set wrong. */
const HARD = [
  'க்ஷ ஸ்ரீ கொ கோ கௌ னை ணை றா லை ளை தூ ழூ நூற்று தெள்ளுமணி',
  'क्षत्रिय त्रिकोण ज्ञान श्रीमती हिन्दी र्की द्ध द्य ट्ठ ङ्ग ह्म ह्न क्र ट्र छ्र रु रू हृदय कृषि स्थिति र्म्स',
];
const texts = [
  ...textsOf(read('server/db/seed/products.json')),
  ...LANGUAGES.flatMap((language) => textsOf(read(`server/locales/${language}/invoices.json`))),
  ...LANGUAGES.flatMap((language) =>
    Array.from({ length: 300 }, (_, at) => amountInWords((at + at * 12_345) * 100, language)),
  ),
  ...HARD,
];

it.each(([400, 700] as const).flatMap((weight) => SCRIPTS.map((script) => [script, weight] as const)))(
  'sets every word of the %s script in weight %d with the glyphs of HarfBuzz, in their places',
  (script, weight) => {
    const file = fonts.get(fontName(script, weight))!;
    const { font, unitsPerEm } = openFont(file);
    const doc = new PDFDocument().font(Buffer.from(file));
    const runs = new Set(
      texts
        .flatMap((text) => text.split(/\s+/).flatMap(scriptRuns))
        .filter((run) => run.script === script)
        .map(({ text }) => text),
    );
    expect(runs.size).toBeGreaterThan(100);
    const wrong: unknown[] = [];
    let furthest = 0;
    for (const text of runs) {
      const { glyphs, positions } = (doc as unknown as PdfFont)._font.font.layout(text);
      const theirs = shapeText(font, text).glyphs;
      if (String(glyphs.map(({ id }) => id)) !== String(theirs.map(({ glyph }) => glyph))) wrong.push(text);
      let x = 0;
      positions.forEach(({ xAdvance, xOffset, yOffset }, at) => {
        const { x: left = 0, y = 0 } = theirs[at] ?? {};
        furthest = Math.max(furthest, Math.abs(x + xOffset - left), Math.abs(yOffset - y));
        x += xAdvance;
      });
    }
    expect(wrong).toEqual([]);
    // A sign above a long vowel may be a hair aside.
    expect(furthest / unitsPerEm).toBeLessThan(script === 'devanagari' ? 0.1 : 0.01);
  },
);

it('keeps signs that join letters with the letters', () => {
  expect(scriptRuns('ஸ்\u200cரீ 5 kg')).toEqual([
    { script: 'tamil', text: 'ஸ்\u200cரீ' },
    { script: 'latin', text: ' 5 kg' },
  ]);
});
