import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SCRIPTS = ['latin', 'tamil', 'devanagari'] as const;
export type Script = (typeof SCRIPTS)[number];
export const WEIGHTS = [400, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

/** File names up to their hash (`npm run fonts`). */
const FILE: Readonly<Record<Script, string>> = {
  latin: 'mukta-latin',
  tamil: 'mukta-malar-tamil',
  devanagari: 'mukta-devanagari',
};

/** TrueType files by name, such as `tamil-700`. */
export type Fonts = ReadonlyMap<string, Uint8Array>;

export const fontName = (script: Script, weight: Weight): string => `${script}-${weight}`;

/** Unpacks the pages' fonts: a PDF can't embed WOFF2. */
export async function loadFonts(root: string): Promise<Fonts> {
  const { decompress } = await import('wawoff2');
  const folder = join(root, 'public', 'fonts');
  const files = readdirSync(folder);
  const fonts = new Map<string, Uint8Array>();
  for (const script of SCRIPTS)
    for (const weight of WEIGHTS) {
      const file = files.find((name) => name.startsWith(`${FILE[script]}-${weight}.`));
      if (file === undefined) throw new Error(`no font ${FILE[script]}-${weight} in ${folder}`);
      // A copy: the next call uses the same memory.
      fonts.set(fontName(script, weight), new Uint8Array(await decompress(readFileSync(join(folder, file)))));
    }
  return fonts;
}

/** They join letters of any script, or are a placeholder for one. */
const JOINERS = ['\u200c', '\u200d', '\u25cc'];

const scriptOf = (character: string): Script => {
  if (/[\u0b80-\u0bff]/.test(character)) return 'tamil';
  return /[\u0900-\u097f]/.test(character) ? 'devanagari' : 'latin';
};

export function scriptRuns(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = JOINERS.includes(character) && last ? last.script : scriptOf(character);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
