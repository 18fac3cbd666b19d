/** A colour in OKLab, with perceptually even steps. */
interface Lab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const parse = (hex: string): Lab => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
};

const write = ({ l, a, b }: Lab): string => {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const bytes = channels.map((value) => Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** Between two colours: 0 gives the first, 1 the second. */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [parse(one), parse(other)];
  const between = (key: keyof Lab) => from[key] + (to[key] - from[key]) * share;
  return write({ l: between('l'), a: between('a'), b: between('b') });
};

/** Lighter (positive) or darker, by steps of OKLab's lightness from 0 to 1; `chroma` multiplies how colourful it is. */
export const shift = (colour: string, lightness: number, chroma = 1): string => {
  const { l, a, b } = parse(colour);
  return write({ l: Math.min(1, Math.max(0, l + lightness)), a: a * chroma, b: b * chroma });
};

/** Perceived lightness, from 0 (black) to 1 (white). */
export const lightnessOf = (colour: string): number => parse(colour).l;
