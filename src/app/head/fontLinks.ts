import type { Language } from '../../../contract/constants';
import { fontFaces } from '../theme/fontFaces';

type Face = readonly [family: string, weight: string];

/** Fonts of headings and body text. Latin fonts for digits among Indic letters load later. */
const PRELOADED: Readonly<Record<Language, readonly Face[]>> = {
  en: [
    ['Mukta', '400'],
    ['Fraunces', '400 900'],
  ],
  ta: [
    ['Mukta Malar', '400 500'],
    ['Mukta Malar', '600 900'],
  ],
  hi: [
    ['Mukta Devanagari', '400 500'],
    ['Mukta Devanagari', '600 900'],
  ],
};

const fileOf = ([family, weight]: Face): string => {
  const face = fontFaces.find(({ fontFamily, fontWeight }) => fontFamily === family && fontWeight === weight);
  const [, file] = /url\('([^']+)'\)/.exec(face?.src ?? '') ?? [];
  if (file === undefined) throw new Error(`There is no file of ${family} ${weight}`);
  return file;
};

/** Font preloads of a language, for the end of the body: in the head they delay first paint, before the images they delay LCP. */
export const fontLinks = (language: Language, assetsUrl: string): string =>
  PRELOADED[language]
    .map(
      (face) =>
        `<link rel="preload" href="${assetsUrl}${fileOf(face)}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    )
    .join('');
