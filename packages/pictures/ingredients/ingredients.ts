import { lightnessOf } from '../colour';

/** How a grain, or what is milled from it, is drawn: true colours and shapes, about two and a half times life size. */
export type Ingredient = Grain | Powder;

export interface Grain {
  kind: 'round' | 'long';
  /** In the picture's units; a pouch of a kilogram is 540 wide. */
  length: number;
  width: number;
  /** One per grain, at random: a colour listed twice is twice as frequent. */
  colours: readonly string[];
  /** The mark where a round grain was fixed, or the pale end of a long one. */
  eye?: string;
  /** How much it shines, from 0 to 1. */
  gloss: number;
}

export interface Powder {
  kind: 'powder';
  colour: string;
  /** How coarse: 0 for flour, 1 for crumbs. */
  grit: number;
  flecks: readonly string[];
}

const round = (length: number, width: number, gloss: number, colours: readonly string[], eye?: string): Grain => ({
  kind: 'round',
  length,
  width,
  colours,
  gloss,
  ...(eye !== undefined && { eye }),
});

const long = (length: number, width: number, gloss: number, colours: readonly string[], eye?: string): Grain => ({
  ...round(length, width, gloss, colours, eye),
  kind: 'long',
});

const powder = (colour: string, grit: number, flecks: readonly string[]): Powder => ({
  kind: 'powder',
  colour,
  grit,
  flecks,
});

const DARK = 0.4;

/** How strong a glow may lie on it: on black rice a strong one looks like fog. */
export const glowOn = (ingredient: Ingredient): number => {
  const colour = ingredient.kind === 'powder' ? ingredient.colour : (ingredient.colours[0] ?? '#000000');
  return lightnessOf(colour) < DARK ? 0.2 : 1;
};

/** Every grain of the shop. */
export const GRAINS = {
  foxtail: round(17, 15, 0.5, ['#E9C352', '#E2B540', '#F0D276', '#D9A833'], '#FBE9B0'),
  little: round(15, 11.5, 0.35, ['#DCD3B6', '#CFC5A4', '#E6DEC6', '#C3B794'], '#8F8462'),
  kodo: round(17, 15.5, 0.35, ['#EADBBA', '#E0CDA3', '#F1E6CC', '#D2BA8B'], '#A98755'),
  barnyard: round(15, 12, 0.4, ['#F0E9D6', '#E7DEC6', '#F6F1E3', '#DCD1B4'], '#B9AA84'),
  pearl: round(21, 15, 0.3, ['#8C9280', '#7B836F', '#9EA08A', '#6E7768', '#A9A58C'], '#D5CDAE'),
  finger: round(15, 14.5, 0.55, ['#8E3B22', '#74291A', '#A24C2B', '#632113'], '#3F130C'),
  proso: round(18, 16, 0.7, ['#EFD281', '#E8C566', '#F5DE9B', '#DEB755'], '#FFF3CD'),
  whiteSorghum: round(26, 24, 0.55, ['#F0E4C8', '#E7D7B3', '#F6EDD8', '#DDC99F'], '#6B4A2B'),
  redSorghum: round(26, 24, 0.5, ['#A8522C', '#93421F', '#BC673C', '#7F3519'], '#E9C9A0'),
  browntop: round(15, 12, 0.35, ['#B8A877', '#A79663', '#C8BA8D', '#98884F'], '#6F6238'),

  mappillaiSamba: long(50, 15, 0.4, ['#A2452C', '#8E3622', '#B25A3C', '#C27A55'], '#DDA987'),
  karuppuKavuni: long(52, 14.5, 0.75, ['#2C1A26', '#1F131B', '#3A2230', '#452838']),
  kattuyanam: long(47, 17, 0.35, ['#96472C', '#7F3822', '#A85A3B', '#8A3D25'], '#C98E68'),
  seeragaSamba: long(31, 9.5, 0.5, ['#F0E7D0', '#E7DBBD', '#F6F0E0'], '#FFFDF4'),
  poongar: long(45, 14.5, 0.4, ['#B9694A', '#A95839', '#C77F60', '#D29A7C'], '#E6C2A8'),
  thooyamalli: long(48, 12, 0.75, ['#F4EFE2', '#ECE5D3', '#FBF8EF', '#E4DAC2'], '#FFFFFF'),
  kichiliSamba: long(46, 11.5, 0.7, ['#EEDFB8', '#E5D2A3', '#F5EACD', '#DAC48F'], '#FFF8E4'),
  garudanSamba: long(44, 13.5, 0.65, ['#E7D2AC', '#DDC396', '#EFDEC0', '#D3B283'], '#F8ECD6'),
  rathasali: long(50, 12.5, 0.55, ['#9C2A22', '#861F1B', '#B03B2E', '#74191A'], '#D27A63'),
  illuppaiPoo: long(42, 13, 0.55, ['#EEDCC6', '#E6CEB3', '#F5E8D8', '#D9BC9E'], '#FFF7EC'),
  karunguruvai: long(43, 15, 0.5, ['#6A261E', '#521A16', '#7E3527', '#451412'], '#A96650'),
  kullakar: long(36, 17, 0.4, ['#A8452C', '#933522', '#B95C3F', '#C77F5D'], '#E0B08F'),
  sivanSamba: long(45, 13, 0.6, ['#EADFC5', '#DFD2B1', '#F2EAD7', '#D2C297'], '#FFFBEF'),
} satisfies Record<string, Grain>;

/** Milled products: flours, porridge (powder with bits), batters, and puttu's crumbs. */
export const POWDERS = {
  ragiFlour: powder('#B8968A', 0.05, ['#8E6B60', '#CDB0A5']),
  kambuFlour: powder('#B9B29C', 0.05, ['#8F8972', '#D0CAB8']),
  cholamFlour: powder('#EFE5CF', 0.05, ['#D8C7A2', '#FFFBF0']),

  ragiPorridge: powder('#A97F6B', 0.35, ['#6F4535', '#C9A592', '#5A3527']),
  kambuKoozh: powder('#AEA88F', 0.4, ['#7B7A62', '#F0EAD8', '#8C8468']),
  healthMix: powder('#CFA671', 0.4, ['#7A4A25', '#8E3B22', '#F2E2B8', '#5E7043', '#3C2A20']),
  kavuniKanji: powder('#74485C', 0.4, ['#2E1723', '#4A2438', '#B98FA0']),
  mappillaiKanji: powder('#BE8A6E', 0.4, ['#8A3B26', '#DDB79E', '#6F2D1D']),
  poongarKanji: powder('#CFA68B', 0.4, ['#A95839', '#EBD2BE', '#8C4A30']),
  kuthiraivaliKanji: powder('#E9E0CA', 0.4, ['#A8A061', '#FFFDF3', '#C9B78D']),
  ulundhuKanji: powder('#DAD4C6', 0.4, ['#2F2B29', '#4A4540', '#F6F2E8']),

  ragiDosa: powder('#B28D7C', 0.15, ['#7E574A', '#E8DCCB']),
  kambuDosa: powder('#BBB49C', 0.15, ['#827D65', '#EFE9DA']),
  thinaiDosa: powder('#E6CC88', 0.15, ['#C59C3E', '#F9EEC9']),
  samaiDosa: powder('#DED5BD', 0.15, ['#A79B78', '#F7F2E5']),
  varaguDosa: powder('#E4D5B3', 0.15, ['#B1915E', '#F8F0DD']),
  kuthiraivaliDosa: powder('#ECE5D3', 0.15, ['#BDAE88', '#FFFFFF']),
  cholamDosa: powder('#ECDCBB', 0.15, ['#BE9C66', '#FBF3E1']),
  multiDosa: powder('#D2B78C', 0.2, ['#8E3B22', '#E2B540', '#7B836F', '#F4EAD2']),
  adai: powder('#CFA35E', 0.95, ['#A5301E', '#6F8A3C', '#F0DDAE', '#8A5A24', '#E0B758']),

  ragiPuttu: powder('#A67C6A', 0.7, ['#7C5243', '#C7A393']),
  kambuPuttu: powder('#B0A98F', 0.7, ['#827C61', '#D2CCB6']),
  cholamPuttu: powder('#E8DABA', 0.7, ['#C4AE80', '#FAF3E0']),
  thinaiPuttu: powder('#E3C477', 0.7, ['#BF963B', '#F6E5B2']),
  mappillaiPuttu: powder('#B97C60', 0.7, ['#8A4229', '#DDB199']),
  kavuniPuttu: powder('#5E3B4D', 0.7, ['#2E1723', '#8F667A']),
  kattuyanamPuttu: powder('#B0785A', 0.7, ['#7F4028', '#D6AB8F']),
  poongarPuttu: powder('#CE9F84', 0.7, ['#A4623F', '#EBCFBC']),
} satisfies Record<string, Powder>;
