import path from 'node:path';
import { inputsHash, versionsOf } from './inputsHash';

export const root = path.resolve(import.meta.dirname, '../..');
export const fontsDir = path.join(root, 'public/fonts');
/** Holds the hash of the inputs of the committed fonts. */
export const hashFile = path.join(import.meta.dirname, 'inputs.hash');

/** The hash of the current inputs. */
export const fontsHash = (): string =>
  inputsHash(
    ['cutFont', 'faces', 'fallbacks', 'main', 'shaping', 'styleSheet'].map((file) => `packages/fonts/${file}.ts`),
    versionsOf([
      '@fontsource-variable/fraunces',
      '@expo-google-fonts/mukta',
      '@fontsource/mukta-malar',
      'subset-font',
      'harfbuzzjs',
    ]),
  );
