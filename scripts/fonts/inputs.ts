import path from 'node:path';
import { inputsHash, versionsOf } from '../inputsHash';

export const root = path.resolve(import.meta.dirname, '../..');
export const fontsDir = path.join(root, 'public/fonts');
/** Holds the hash of what the committed fonts are made of. */
export const hashFile = path.join(import.meta.dirname, 'inputs.hash');

/** The hash of what the fonts would be made of now. */
export const fontsHash = (): string =>
  inputsHash(
    ['addGlyph', 'characterMap', 'cutFont', 'faces', 'fallbacks', 'main', 'sfnt', 'shaping', 'styleSheet'].map(
      (file) => `scripts/fonts/${file}.ts`,
    ),
    versionsOf([
      '@fontsource-variable/fraunces',
      '@fontsource/mukta',
      '@fontsource/mukta-malar',
      'subset-font',
      'harfbuzzjs',
    ]),
  );
