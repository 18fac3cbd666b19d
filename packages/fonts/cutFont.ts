import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Face } from './faces';

/** Where npm installs the packages with the original fonts. */
export const packagesDir = path.resolve(import.meta.dirname, '../../node_modules');

/** Cuts a face out of its original, as a TrueType file with only its characters, fixed axes and no hints. */
export const cutFont = ({
  source,
  characters,
  features,
  axes,
}: Omit<Face, 'name' | 'family' | 'weight'>): Promise<Buffer> =>
  subsetFont(readFileSync(path.join(packagesDir, source)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    ...(features && { keepFeatures: features }),
    ...(axes && { variationAxes: axes }),
  });

export const toWoff2 = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, { targetFormat: 'woff2', keepAllGlyphs: true, noHinting: true });
