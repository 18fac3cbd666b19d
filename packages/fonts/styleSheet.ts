import { preloadedFaces, type Face } from './faces';

/** A font that has been cut and named. */
export interface CutFace extends Pick<Face, 'name' | 'family' | 'weight'> {
  /** With its hash. */
  file: string;
  characters: ReadonlySet<number>;
  /** What makes local fonts of the same weight as large as this one, the first that is there to be taken. */
  fallbacks: readonly Readonly<Record<string, string>>[];
}

const hex = (code: number): string => code.toString(16).toUpperCase();

/** The characters as CSS writes them: U+20-7E, U+20B9. */
const unicodeRange = (characters: ReadonlySet<number>): string => {
  const runs: [number, number][] = [];
  for (const code of [...characters].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, end]) => (first === end ? `U+${hex(first)}` : `U+${hex(first)}-${hex(end)}`)).join(', ');
};

/** Words alone: styles write a family without quotes, and a number there undoes the rule. */
const FALLBACKS = ['Fallback', 'Second Fallback'];

const faceRules = ({ family, weight, file, characters, fallbacks }: CutFace) => {
  const range = unicodeRange(characters);
  return [
    {
      fontFamily: family,
      fontWeight: weight,
      fontDisplay: 'swap',
      src: `url('/fonts/${file}') format('woff2')`,
      unicodeRange: range,
    },
    // A family each, since what a browser takes for one weight of a family it takes for that weight alone. The same characters, or the device's
    // fonts would be asked for by each of these names for words in other scripts, too.
    ...fallbacks.map((fallback, place) => ({
      fontFamily: `${family} ${FALLBACKS[place] ?? ''}`,
      fontWeight: weight,
      unicodeRange: range,
      ...fallback,
    })),
  ];
};

/** The source text of src/app/theme/fontFaces.ts. */
export const fontFacesModule = (faces: readonly CutFace[]): string => `/**
 * Made by \`npm run fonts\`; docs/decisions/0012-fonts-cut-by-ourselves.md says why. The shop's fonts, each only with the
 * characters that the shop needs, and the local fonts that stand in for them, stretched to the same measures.
 */
export const fontFaces = ${JSON.stringify(faces.flatMap(faceRules), null, 2)} as const;
`;

/** The page's template with the names that the preloaded fonts have now. */
export const withPreloads = (page: string, faces: readonly CutFace[]): string =>
  preloadedFaces.reduce((text, name) => {
    const file = faces.find((face) => face.name === name)?.file;
    const link = new RegExp(`/fonts/${name}\\.[\\da-f]+\\.woff2`);
    if (file === undefined || !link.test(text)) throw new Error(`public/index.html preloads no ${name}`);
    return text.replace(link, `/fonts/${file}`);
  }, page);
