import { mix, shift } from '../colour';
import { contactShadow } from '../packs/ground';
import type { Random } from '../random';
import { glint, mouth, vessel, type Material, type Ring } from '../still/vessel';
import { el, group, num, type Drawing, type Svg } from '../svg';

/** What stands in a small bowl beside a dish. */
interface Side {
  colour: string;
  bits: readonly string[];
  /** Size of the bits. */
  coarse: number;
}

export const SIDES = {
  coconutChutney: { colour: '#EFEBD8', bits: ['#5E7F36', '#3E3A2C', '#A63A22', '#FFFFFF'], coarse: 1 },
  tomatoChutney: { colour: '#C24A26', bits: ['#8E2C14', '#E27A45', '#3E3A2C', '#6F8A3C'], coarse: 1 },
  mintChutney: { colour: '#7E9A47', bits: ['#56732B', '#A9BE6E', '#3E3A2C'], coarse: 1 },
  sambar: { colour: '#B9691F', bits: ['#D98E3C', '#E0B04A', '#5E7F36', '#A5301E', '#8A4A12'], coarse: 2.1 },
  raita: { colour: '#F4EFE2', bits: ['#7FA05A', '#B58A9B', '#DCC9D0', '#5E7F36'], coarse: 1.7 },
  chickpeas: { colour: '#7A3F1B', bits: ['#54331F', '#6B4126', '#3F2415', '#8A5A34'], coarse: 4.4 },
  podi: { colour: '#B9662B', bits: ['#8A3E17', '#D98E4A', '#5B3015'], coarse: 0.8 },
  buttermilk: { colour: '#F5F1E4', bits: ['#7FA05A', '#FFFFFF', '#A9BE6E'], coarse: 0.9 },
  avial: { colour: '#D9C46A', bits: ['#7FA05A', '#E58A3C', '#F4EFD8', '#C9A23C', '#5E7F36'], coarse: 3 },
} as const satisfies Record<string, Side>;

export type SideDish = keyof typeof SIDES;

interface KatoriShape {
  x: number;
  floor: number;
  /** Half of the rim's width. */
  half: number;
  material: Material;
  content: SideDish;
}

/** How much small bowls are seen from above. */
const SLANT = 0.33;

/** A small bowl with a side dish. */
export const katori = (drawing: Drawing, tint: string, random: Random, shape: KatoriShape): Svg => {
  const { x, floor, half, material, content } = shape;
  const { colour, bits, coarse } = SIDES[content];
  const rim: Ring = [floor - half * 0.86, half];
  const [rimY] = rim;
  const rings: Ring[] = [
    rim,
    [rimY + half * 0.1, half * 0.985],
    [rimY + half * 0.46, half * 0.86],
    [floor - half * 0.1, half * 0.58],
    [floor, half * 0.54],
  ];
  const surface = { x, y: rimY + half * 0.05, rx: half * 0.87, ry: half * 0.87 * SLANT };
  const pieces = Array.from({ length: coarse < 1.5 ? 44 : Math.round(30 + 120 / coarse) }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0, 1)) * 0.9;
    const size = half * 0.026 * coarse * random.between(0.6, 1.2);
    const [cx, cy] = [surface.x + Math.cos(angle) * surface.rx * far, surface.y + Math.sin(angle) * surface.ry * far];
    const fill = random.pick(bits);
    return { cy, svg: piece(drawing, cx, cy, size, fill, coarse) };
  }).toSorted((one, other) => one.cy - other.cy);
  return group(
    {},
    contactShadow(drawing, tint, x, half * 0.58, floor + half * 0.14),
    vessel(drawing, x, rings, material, SLANT),
    mouth(drawing, x, rim, material, half * 0.075, SLANT),
    el('ellipse', {
      cx: surface.x,
      cy: surface.y,
      rx: surface.rx,
      ry: surface.ry,
      fill: drawing.radial(
        [
          [0, shift(colour, 0.05)],
          [0.7, colour],
          [1, shift(colour, -0.13)],
        ],
        [0.42, 0.36, 0.7],
      ),
    }),
    group(
      {
        'clip-path': drawing.clip(el('ellipse', { cx: surface.x, cy: surface.y, rx: surface.rx, ry: surface.ry })),
      },
      ...pieces.map(({ svg }) => svg),
    ),
    glint(x, [rimY + half * 0.2, half * 0.97], 0.35, half * 0.03, SLANT),
  );
};

const piece = (drawing: Drawing, x: number, y: number, size: number, fill: string, coarse: number): Svg => {
  if (coarse < 1.5) return el('ellipse', { cx: x, cy: y, rx: size, ry: size * 0.55, fill, 'fill-opacity': 0.8 });
  return [
    el('ellipse', {
      cx: x + size * 0.2,
      cy: y + size * 0.3,
      rx: size,
      ry: size * 0.66,
      fill: '#2A1204',
      'fill-opacity': 0.3,
    }),
    el('ellipse', {
      cx: x,
      cy: y,
      rx: size,
      ry: size * 0.66,
      fill: drawing.radial(
        [
          [0, mix(fill, '#FFFFFF', 0.25)],
          [0.6, fill],
          [1, shift(fill, -0.08)],
        ],
        [0.36, 0.3, 0.7],
      ),
    }),
    el('path', {
      d: `M${num(x - size * 0.5)} ${num(y - size * 0.26)}q${num(size * 0.3)} ${num(-size * 0.2)} ${num(size * 0.6)} 0`,
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-opacity': 0.25,
      'stroke-width': size * 0.12,
    }),
  ].join('');
};
