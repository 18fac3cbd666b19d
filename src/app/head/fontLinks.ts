import type { Language } from '../../../contract/constants';
import { fontFaces } from '../theme/fontFaces';

type Face = readonly [family: string, weight: string];

/** What the first sight of a page needs: its headings and its running text. Digits and Latin names among Indic letters come a moment later. */
const FIRST_SEEN: Readonly<Record<Language, readonly Face[]>> = {
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

/**
 * Links that fetch the fonts of a language before the page's styles ask for them. They belong behind the page: in the head they would hold up
 * its first paint by a sixth of a second, and before its pictures they would take their turn.
 */
export const fontLinks = (language: Language): string =>
  FIRST_SEEN[language]
    .map(
      (face) =>
        `<link rel="preload" href="${fileOf(face)}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    )
    .join('');
