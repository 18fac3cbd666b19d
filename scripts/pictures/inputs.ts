import path from 'node:path';
import seedProducts from '../../server/db/seed/products.json';
import { inputsHash, versionsOf } from '../inputsHash';

export const root = path.resolve(import.meta.dirname, '../..');
export const publicDir = path.join(root, 'public');
export const picturesDir = path.join(publicDir, 'pictures');
export const manifestFile = path.join(picturesDir, 'manifest.json');
/** Holds the hash of what the committed pictures are made of. */
export const hashFile = path.join(import.meta.dirname, 'inputs.hash');

/** Of the goods, what stands on a label: a new price draws no new picture. */
const labels = seedProducts.map(({ sku, categoryId, name, packs }) => [
  sku,
  categoryId,
  name.en,
  name.ta,
  ...packs.map(({ netGrams }) => netGrams),
]);

/** The hash of what the pictures would be made of now. */
export const picturesHash = (): string =>
  inputsHash(
    [
      ...['goods', 'marks', 'packs', 'prints', 'scene', 'small', 'still'].map((folder) => `scripts/pictures/${folder}`),
      ...['album', 'colour', 'lettering', 'main', 'random', 'render', 'svg', 'writing'].map(
        (file) => `scripts/pictures/${file}.ts`,
      ),
      ...['addGlyph', 'characterMap', 'cutFont', 'faces', 'sfnt', 'shaping'].map((file) => `scripts/fonts/${file}.ts`),
    ],
    {
      labels: JSON.stringify(labels),
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
