import path from 'node:path';
import { inputsHash, versionsOf } from '../inputsHash';
import { seedProducts } from './packs/seedProducts';

export const root = path.resolve(import.meta.dirname, '../..');
export const publicDir = path.join(root, 'public');
export const picturesDir = path.join(publicDir, 'pictures');
export const manifestFile = path.join(picturesDir, 'manifest.json');
/** Holds the hash of what the committed pictures are made of. */
export const hashFile = path.join(import.meta.dirname, 'inputs.hash');

/** The hash of what the pictures would be made of now. */
export const picturesHash = (): string =>
  inputsHash(
    [
      ...['goods', 'marks', 'packs', 'prints', 'scene', 'small', 'still'].map((folder) => `scripts/pictures/${folder}`),
      ...['album', 'colour', 'lettering', 'main', 'placeholder', 'random', 'render', 'svg', 'writing'].map(
        (file) => `scripts/pictures/${file}.ts`,
      ),
      ...['addGlyph', 'characterMap', 'cutFont', 'faces', 'sfnt', 'shaping'].map((file) => `scripts/fonts/${file}.ts`),
    ],
    {
      labels: JSON.stringify(seedProducts),
      ...versionsOf([
        '@fontsource-variable/fraunces',
        '@fontsource/mukta',
        '@fontsource/mukta-malar',
        'subset-font',
        'harfbuzzjs',
        'sharp',
      ]),
    },
  );
