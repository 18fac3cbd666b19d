import { mix, shift } from '../colour';
import { flatShadow } from '../packs/ground';
import { el, group, num, type Drawing, type Svg } from '../svg';

/** How much plates are seen from above. */
export const SLANT = 0.46;

export const PLATES = {
  steel: { rim: '#C3C8CB', well: '#AEB4B8', band: '#EEF1F2' },
  ceramic: { rim: '#F3EDDF', well: '#EBE3D2', band: '#4C7A5A' },
  brass: { rim: '#D2A452', well: '#B98A3C', band: '#F3D996' },
  clay: { rim: '#BC6C45', well: '#A35A36', band: '#E9C9A6' },
} as const;

export type PlateKind = keyof typeof PLATES;

const ellipse = (
  x: number,
  y: number,
  radius: number,
  slant: number,
  fill: string,
  extra: Record<string, number | string> = {},
): Svg => el('ellipse', { cx: x, cy: y, rx: radius, ry: radius * slant, fill, ...extra });

/** A flat plate with a broad rim. @param slant how much it is seen from above: 1 is straight down */
export const plate = (
  drawing: Drawing,
  tint: string,
  x: number,
  y: number,
  radius: number,
  kind: PlateKind,
  slant = SLANT,
): Svg => {
  const { rim, well, band } = PLATES[kind];
  const deep = radius * 0.05 * (1 - slant * 0.6);
  return group(
    {},
    flatShadow(drawing, tint, x, y + deep, radius, slant),
    ellipse(x, y + deep, radius * 0.985, slant, shift(rim, -0.28)),
    ellipse(
      x,
      y,
      radius,
      slant,
      drawing.linear(
        [
          [0, shift(rim, 0.1)],
          [0.25, shift(rim, 0.03)],
          [0.45, shift(rim, 0.1)],
          [0.7, shift(rim, -0.05)],
          [1, shift(rim, -0.12)],
        ],
        [0, 0, 1, 0.7],
      ),
    ),
    ellipse(x, y + 1, radius * 0.955, slant, 'none', {
      stroke: band,
      'stroke-opacity': 0.75,
      'stroke-width': radius * 0.012,
    }),
    // The well: in shade at its upper left edge, lit at the lower right.
    ellipse(
      x,
      y + deep * 0.25,
      radius * 0.8,
      slant,
      drawing.linear(
        [
          [0, shift(well, -0.14)],
          [1, shift(well, 0.12)],
        ],
        [0.1, 0, 0.6, 1],
      ),
    ),
    ellipse(
      x,
      y + deep * 0.75,
      radius * 0.775,
      slant,
      drawing.radial(
        [
          [0, shift(well, 0.07)],
          [0.7, well],
          [1, shift(well, -0.05)],
        ],
        [0.6, 0.6, 0.7],
      ),
    ),
  );
};

export interface LeafShape {
  x: number;
  y: number;
  long: number;
  wide: number;
}

const LEAF = '#4C9150';

/** A cut of banana leaf, its tip to the left as it is laid for a meal. */
export const bananaLeaf = (drawing: Drawing, { x, y, long, wide }: LeafShape): Svg => {
  const at = (along: number, across: number) => `${num(x + along * long)} ${num(y + across * wide)}`;
  const d = `M${at(-0.5, 0.05)}C${at(-0.46, -0.32)} ${at(-0.3, -0.47)} ${at(-0.05, -0.5)}C${at(0.18, -0.52)} ${at(0.36, -0.5)} ${at(0.5, -0.44)}L${at(0.485, -0.12)}L${at(0.505, 0.16)}L${at(0.49, 0.5)}C${at(0.3, 0.56)} ${at(0.1, 0.57)} ${at(-0.12, 0.53)}C${at(-0.36, 0.48)} ${at(-0.47, 0.3)} ${at(-0.5, 0.05)}Z`;
  const ribY = (along: number) => -0.02 + 0.06 * Math.sin(along * 3);
  const veins = Array.from({ length: 34 }, (_, index) => {
    const from = -0.46 + index * 0.029;
    return [-1, 1].map((side) => {
      const to = from - 0.05 - 0.02 * side;
      return `M${at(from, ribY(from))}Q${at(from - 0.005, side * 0.28)} ${at(to, side * 0.58)}`;
    });
  }).flat();
  const rib = `M${at(-0.5, 0.05)}Q${at(-0.2, ribY(-0.2) - 0.04)} ${at(0, ribY(0))}T${at(0.5, ribY(0.5))}`;
  return group(
    {},
    el('path', {
      d,
      fill: '#2B2114',
      'fill-opacity': 0.4,
      transform: 'translate(8 16)',
      filter: drawing.blur(12, 0.1),
    }),
    el('path', { d, fill: shift(LEAF, -0.16), transform: 'translate(0 5)' }),
    el('path', {
      d,
      fill: drawing.linear(
        [
          [0, shift(LEAF, 0.04)],
          [0.46, shift(LEAF, -0.05)],
          [0.5, shift(LEAF, 0.08)],
          [1, shift(LEAF, -0.03)],
        ],
        [0, 0, 0.05, 1],
      ),
    }),
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      el('path', {
        d: veins.join(''),
        fill: 'none',
        stroke: shift(LEAF, -0.1),
        'stroke-opacity': 0.55,
        'stroke-width': 2.2,
      }),
      el('path', {
        d: veins.join(''),
        fill: 'none',
        stroke: '#BFE0A6',
        'stroke-opacity': 0.28,
        'stroke-width': 1.6,
        transform: 'translate(3 0)',
      }),
    ),
    el('path', { d: rib, fill: 'none', stroke: shift(LEAF, -0.13), 'stroke-width': 10, transform: 'translate(0 3)' }),
    el('path', { d: rib, fill: 'none', stroke: mix(LEAF, '#E6F0B8', 0.7), 'stroke-width': 8 }),
  );
};
