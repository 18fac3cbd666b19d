import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { addGlyph } from './addGlyph';
import type { Face } from './faces';

const packages = path.resolve(import.meta.dirname, '../../node_modules');
const RUPEE = '₹';

/** Cuts a face out of its maker's files, as a TrueType file: only its characters, its axes fixed, ₹ put in, no hints. */
export const cutFont = async ({ source, characters, axes, rupeeFrom }: Omit<Face, 'name' | 'family' | 'weight'>) => {
  const cut = (file: string, text: string) =>
    subsetFont(readFileSync(path.join(packages, file)), text, {
      targetFormat: 'sfnt',
      noHinting: true,
      ...(axes && { variationAxes: axes }),
    });
  const font = await cut(source, characters);
  return rupeeFrom === undefined ? font : addGlyph(font, await cut(rupeeFrom, RUPEE), RUPEE);
};

export const packWoff2 = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, { targetFormat: 'woff2', keepAllGlyphs: true, noHinting: true });
