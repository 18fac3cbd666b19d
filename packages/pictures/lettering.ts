import type { Font } from 'harfbuzzjs';
import { cutFont } from '@vayal/fonts/cutFont';
import { faces } from '@vayal/fonts/faces';
import { openFont, shapeText } from '@vayal/fonts/shaping';
import { el, num, type Svg } from './svg';

/** The faces of labels. Text becomes outlines, so that no renderer's fonts matter. */
export type Typeface = 'display' | 'text' | 'tamil';

interface OpenFace {
  font: Font;
  unitsPerEm: number;
  characters: ReadonlySet<number>;
}

const cut = async (name: string, axes?: Record<string, number>): Promise<OpenFace> => {
  const face = faces.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`There is no face ${name}`);
  return openFont(await cutFont({ ...face, characters: `${face.characters} `, ...(axes && { axes }) }));
};

const opened: Readonly<Record<Typeface, OpenFace>> = {
  display: await cut('fraunces-600', { opsz: 96, wght: 620, SOFT: 60, WONK: 0 }),
  text: await cut('mukta-latin-600'),
  tamil: await cut('mukta-malar-tamil-700'),
};

/** Characters that a face can't set. A label with any is not drawn. */
export const missingGlyphs = (typeface: Typeface, text: string): string[] =>
  Array.from(text).filter((character) => !opened[typeface].characters.has(character.codePointAt(0) ?? 0));

export interface TextStyle {
  typeface: Typeface;
  size: number;
  /** Space between letters, in shares of the size. */
  tracking?: number;
}

const shaped = (text: string, { typeface, size, tracking = 0 }: TextStyle) => {
  const missing = missingGlyphs(typeface, text);
  if (missing.length > 0) throw new Error(`The ${typeface} face has no ${missing.join(' ')} for “${text}”`);
  const { font, unitsPerEm } = opened[typeface];
  const { glyphs, width } = shapeText(font, text);
  const scale = size / unitsPerEm;
  const gap = tracking * unitsPerEm;
  return { font, scale, gap, glyphs, width: (width + gap * Math.max(0, glyphs.length - 1)) * scale };
};

/** The glyphs of a text, by their numbers in the face. */
export const glyphsOf = (typeface: Typeface, text: string): number[] =>
  shapeText(opened[typeface].font, text).glyphs.map(({ glyph }) => glyph);

export const textWidth = (text: string, style: TextStyle): number => shaped(text, style).width;

/** Transforms a path such as `M1 2L3 4` from the font's units, y up, to the picture's, y down. */
const moved = (path: string, scale: number, x: number, y: number): string => {
  let isX = true;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? x + Number(part) * scale : y - Number(part) * scale;
    isX = !isX;
    return num(value);
  });
};

/** One line of text as an outline. `x` is its start, middle or end, by `align`; `y` the baseline. */
const textPath = (
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  align: 'start' | 'middle' | 'end' = 'middle',
): string => {
  const { font, scale, gap, glyphs, width } = shaped(text, style);
  const left = x - { start: 0, middle: width / 2, end: width }[align];
  return glyphs
    .map(({ glyph, x: glyphX, y: glyphY }, index) =>
      moved(font.glyphToPath(glyph), scale, left + (glyphX + gap * index) * scale, y - glyphY * scale),
    )
    .join('');
};

export const textLine = (
  text: string,
  x: number,
  y: number,
  style: TextStyle & { fill: string; opacity?: number },
  align?: 'start' | 'middle' | 'end',
): Svg => el('path', { d: textPath(text, x, y, style, align), fill: style.fill, opacity: style.opacity });

/** All ways to break words into that many lines. */
const breaks = (words: readonly string[], lines: number): string[][] =>
  lines === 1
    ? [[words.join(' ')]]
    : words
        .slice(0, words.length - lines + 1)
        .flatMap((_, last) =>
          breaks(words.slice(last + 1), lines - 1).map((rest) => [words.slice(0, last + 1).join(' '), ...rest]),
        );

/**
 * Breaks and sizes a text so that it fills a width with the largest letters.
 * @param maxSizes the largest size for one line, two lines and so on
 */
export const fitText = (
  text: string,
  typeface: Typeface,
  width: number,
  maxSizes: readonly number[],
): { lines: string[]; size: number } => {
  const words = text.split(' ');
  const choices = maxSizes.slice(0, words.length).flatMap((maxSize, index) =>
    breaks(words, index + 1).map((lines) => {
      const widths = lines.map((line) => textWidth(line, { typeface, size: 1 }));
      const widest = Math.max(...widths);
      const size = Math.min(maxSize, width / widest);
      // Prefers lines of similar length, and fewer lines at the same size.
      return { lines, size, worth: size * (1 - 0.12 * (1 - Math.min(...widths) / widest)) };
    }),
  );
  return choices.reduce((best, choice) =>
    choice.worth > best.worth * (choice.lines.length > best.lines.length ? 1.04 : 1) ? choice : best,
  );
};
