import { shift } from '../colour';
import { fitText, textLine, textWidth } from '../lettering';
import { el, group, num, type Drawing, type Svg } from '../svg';

/** A label's shape: a band with a sun rising from its upper edge. */
export interface LabelBox {
  x: number;
  top: number;
  bottom: number;
  half: number;
  /** Radius of the rising sun. */
  sun: number;
  /** It goes around the pack, which hides its sides. */
  wraps: boolean;
}

export interface Scheme {
  /** The label's paper. */
  ground: string;
  /** Its letters. */
  ink: string;
  /** What is printed around the window. */
  print: string;
}

const IVORY = '#FBF4E4';

/** The band's outline; both edges sag a little, for the pack is round. */
const bandPath = ({ x, top, bottom, half, sun, wraps }: LabelBox, inset = 0): string => {
  const side = wraps ? half + 20 : half - inset;
  const [upper, lower] = [top + inset, bottom - inset];
  const radius = (sun - inset) * 1.06;
  const at = (dx: number, y: number) => `${num(x + dx)} ${num(y)}`;
  const rising = [
    `Q${at(-radius * 1.42, upper + 8)} ${at(-radius, upper - radius * 0.12)}`,
    `A${num(radius * 1.03)} ${num(radius * 1.03)} 0 0 1 ${at(radius, upper - radius * 0.12)}`,
    `Q${at(radius * 1.42, upper + 8)} ${at(side, upper)}`,
  ].join('');
  return `M${at(-side, upper)}${rising}L${at(side, lower)}Q${at(0, lower + 16)} ${at(-side, lower)}Z`;
};

/** The printed paper itself, with the unprinted margin that a good press leaves. */
export const labelPaper = (drawing: Drawing, box: LabelBox, { ground }: Scheme): Svg =>
  group(
    {},
    el('path', {
      d: bandPath(box),
      fill: '#2E1C0A',
      'fill-opacity': 0.4,
      transform: 'translate(2 5)',
      filter: drawing.blur(5, 0.2),
    }),
    el('path', { d: bandPath(box), fill: IVORY }),
    el('path', { d: bandPath(box, 8), fill: ground }),
    el('path', { d: bandPath(box, 15), fill: 'none', stroke: IVORY, 'stroke-opacity': 0.55, 'stroke-width': 1.6 }),
  );

export interface LabelText {
  title: string;
  subtitle: string;
  tamil: string;
}

/** The names, from `y` down. @returns the drawing and its lower end */
export const labelNames = (
  text: LabelText,
  x: number,
  y: number,
  width: number,
  scale: number,
  letters: readonly number[],
  { ink }: Scheme,
): { svg: Svg; end: number } => {
  const title = fitText(
    text.title,
    'display',
    width,
    letters.map((size) => size * scale),
  );
  const tamil = fitText(text.tamil, 'tamil', width, [46 * scale, 37 * scale]);
  const parts: Svg[] = [];
  let end = y;
  for (const line of title.lines) {
    end += title.size * (end === y ? 0.78 : 0.98);
    parts.push(textLine(line, x, end, { typeface: 'display', size: title.size, fill: ink, tracking: -0.008 }));
  }
  end += title.size * 0.1;
  for (const line of tamil.lines) {
    end += tamil.size * 1.16;
    parts.push(textLine(line, x, end, { typeface: 'tamil', size: tamil.size, fill: ink }));
  }
  end += tamil.size * 0.3;
  if (text.subtitle !== '') {
    const style = { typeface: 'text', size: 27 * scale, tracking: 0.03 } as const;
    const size = Math.min(style.size, (style.size * width) / textWidth(text.subtitle, style));
    end += size * 1.0;
    parts.push(textLine(text.subtitle, x, end, { ...style, size, fill: ink, opacity: 0.86 }));
  }
  return { svg: parts.join(''), end };
};

/** Net weight on the left, the veg mark on the right, the shop's name between. */
export const labelFoot = (
  weight: string,
  x: number,
  y: number,
  halfWidth: number,
  scale: number,
  { ink, ground }: Scheme,
): Svg => {
  const side = 38 * scale;
  const [left, right] = [x - halfWidth, x + halfWidth - side];
  return group(
    {},
    el('path', {
      d: `M${num(left)} ${num(y - 56 * scale)}H${num(right + side)}`,
      stroke: ink,
      'stroke-opacity': 0.5,
      'stroke-width': 1.6,
    }),
    textLine(weight, left, y, { typeface: 'display', size: 50 * scale, fill: ink }, 'start'),
    textLine('VAYAL', x + 18 * scale, y - 4 * scale, { typeface: 'text', size: 24 * scale, tracking: 0.24, fill: ink }),
    el('rect', {
      x: right,
      y: y - side + 2,
      width: side,
      height: side,
      fill: '#FFFFFF',
      stroke: shift(ground, -0.2),
      'stroke-width': 1,
    }),
    el('rect', {
      x: right + side * 0.14,
      y: y - side * 0.86 + 2,
      width: side * 0.72,
      height: side * 0.72,
      fill: 'none',
      stroke: '#0A7A33',
      'stroke-width': side * 0.09,
    }),
    el('circle', { cx: right + side / 2, cy: y - side / 2 + 2, r: side * 0.2, fill: '#0A7A33' }),
  );
};
