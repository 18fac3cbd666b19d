import { darkColours, lightColours, type ColourScheme } from './tokens';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast ratio, from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

type Colour = keyof ColourScheme;
const onEach = (text: Colour, backgrounds: Colour[]): [Colour, Colour][] =>
  backgrounds.map((background) => [text, background]);

const AAA = 7;
const AA = 4.5;
/** The minimum for borders of fields and focus rings. */
const SEEN = 3;

const pairs: [least: number, pairs: [Colour, Colour][]][] = [
  [AAA, onEach('ink', ['ground', 'paper', 'leafTint', 'turmericTint', 'errorTint', 'clayTint'])],
  [AAA, onEach('leafDark', ['ground', 'paper', 'leafTint'])],
  [AAA, onEach('onDeep', ['deep'])],
  [AAA, onEach('onBar', ['bar', 'barTint'])],
  [AAA, onEach('onSky', ['sky'])],
  [AA, onEach('inkSoft', ['ground', 'paper', 'leafTint', 'turmericTint'])],
  [AA, onEach('leaf', ['ground', 'paper', 'leafTint'])],
  [AA, onEach('onDeepSoft', ['deep'])],
  [AA, onEach('bar', ['onBar'])],
  [SEEN, onEach('edge', ['ground', 'paper'])],
  [SEEN, onEach('turmeric', ['bar', 'deep'])],
  [AA, onEach('turmericText', ['ground', 'paper', 'turmericTint'])],
  // Never used on tint.
  [AA, onEach('clay', ['ground', 'paper'])],
  [AA, onEach('error', ['ground', 'paper', 'errorTint'])],
  [
    AA,
    [
      ['onLeaf', 'leaf'],
      ['onLeaf', 'leafDark'],
      ['onTurmeric', 'turmeric'],
      ['onError', 'error'],
    ],
  ],
];

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s colours', (_name, colours) => {
  const rows = pairs.flatMap(([least, of]) => of.map(([front, back]) => ({ front, back, least })));
  test.each(rows)('$front on $back has a contrast of at least $least', ({ front, back, least }) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(least);
  });
});
