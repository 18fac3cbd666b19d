const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin, Latin-1 (names have accents) and typographic punctuation. */
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’‚“”„•…‹›⁄€™−';
/** ZWNJ, ZWJ and the dotted circle. */
const JOINERS = '\u200c\u200d\u25cc';
const RUPEE = '₹';
/** Kerning, ligatures, accents and tabular figures. Other features would retain glyphs that no style uses. */
const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum'];
const TAMIL = range(0xb80, 0xbff) + JOINERS;
/** Its block contains the dandas, too. */
const DEVANAGARI = range(0x900, 0x97f) + JOINERS;

export interface Face {
  /** The file's name without its hash. */
  name: string;
  family: string;
  /** CSS weights that this file covers. */
  weight: string;
  /** In node_modules. */
  source: string;
  characters: string;
  /** OpenType features; all of them by default. */
  features?: readonly string[];
  /** For variable fonts: where each axis is fixed. */
  axes?: Readonly<Record<string, number>>;
  /** Local fonts shown until this one has loaded: common ones, and those of bare Linux. */
  fallbacks?: readonly string[];
}

/** The whole font, because only it has ₹ beside the digits: a price in two files would load both. */
const mukta = (weight: number, style: string) =>
  `@expo-google-fonts/mukta/${weight}${style}/Mukta_${weight}${style}.ttf`;

const muktaLatin = (weight: number, style: string, weights: string, fallbacks: readonly string[]): Face => ({
  name: `mukta-latin-${weight}`,
  family: 'Mukta',
  weight: weights,
  source: mukta(weight, style),
  characters: LATIN + RUPEE,
  features: LATIN_FEATURES,
  fallbacks,
});

/** Indic scripts have two weights: text, and everything bolder. */
const indicWeights = [
  [400, 'Regular', '400 500'],
  [700, 'Bold', '600 900'],
] as const;

/** The fonts' licences ship beside them. */
export const licences: Readonly<Record<string, string>> = {
  'Fraunces-OFL.txt': '@fontsource-variable/fraunces/LICENSE',
  'Mukta-OFL.txt': '@expo-google-fonts/mukta/LICENSE_FONT',
  'MuktaMalar-OFL.txt': '@fontsource/mukta-malar/LICENSE',
};

/** Every file that is cut, in the order of the style sheet. */
export const faces: readonly Face[] = [
  {
    name: 'fraunces-600',
    family: 'Fraunces',
    weight: '400 900',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    // Prices are set in Mukta, and so is a ₹ in a heading.
    characters: LATIN,
    // Soft corners, upright letters and a large optical size, because it sets only headings.
    axes: { opsz: 40, wght: 600, SOFT: 50, WONK: 0 },
    fallbacks: ['Times New Roman Bold', 'DejaVu Serif Bold'],
  },
  muktaLatin(400, 'Regular', '400', ['Arial', 'DejaVu Sans']),
  muktaLatin(600, 'SemiBold', '500 600', ['Arial Bold', 'DejaVu Sans Bold']),
  muktaLatin(700, 'Bold', '700 900', ['Arial Bold', 'DejaVu Sans Bold']),
  ...indicWeights.flatMap(([weight, style, weights]): Face[] => [
    {
      name: `mukta-malar-tamil-${weight}`,
      family: 'Mukta Malar',
      weight: weights,
      source: `@fontsource/mukta-malar/files/mukta-malar-tamil-${weight}-normal.woff2`,
      characters: TAMIL,
    },
    {
      name: `mukta-devanagari-${weight}`,
      // A family of its own, because browsers use the files of a single weight range per family.
      family: 'Mukta Devanagari',
      weight: weights,
      source: mukta(weight, style),
      characters: DEVANAGARI,
    },
  ]),
];

/** For the first screen of an English page. */
export const preloadedFaces = ['fraunces-600', 'mukta-latin-400'] as const;
