import path from 'node:path';
import { inputsHash, versionsOf } from '@vayal/fonts/inputsHash';
import { seedCategories, seedProducts, seedRecipes } from './packs/seedProducts';

export const root = path.resolve(import.meta.dirname, '../..');
export const publicDir = path.join(root, 'public');
export const picturesDir = path.join(publicDir, 'pictures');
export const manifestFile = path.join(picturesDir, 'manifest.json');
/** Holds the hash of the inputs of the committed pictures. */
export const hashFile = path.join(import.meta.dirname, 'inputs.hash');

/** The hash of the current inputs. */
export const picturesHash = (): string =>
  inputsHash(
    [
      ...['above', 'dishes', 'ingredients', 'marks', 'packs', 'prints', 'scene', 'small', 'still', 'story'].map(
        (folder) => `packages/pictures/${folder}`,
      ),
      ...['album', 'colour', 'lettering', 'main', 'placeholder', 'preview', 'random', 'render', 'svg', 'writing'].map(
        (file) => `packages/pictures/${file}.ts`,
      ),
      ...['cutFont', 'faces', 'shaping'].map((file) => `packages/fonts/${file}.ts`),
    ],
    {
      labels: JSON.stringify([seedProducts, seedCategories, seedRecipes]),
      ...versionsOf([
        '@fontsource-variable/fraunces',
        '@expo-google-fonts/mukta',
        '@fontsource/mukta-malar',
        'subset-font',
        'harfbuzzjs',
        'sharp',
      ]),
    },
  );
