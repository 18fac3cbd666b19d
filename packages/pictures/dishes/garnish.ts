import { mix, shift } from '../colour';
import { curve, drop, taper } from '../prints/curve';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';

/** A piece that lies on a dish: centred, with a size in the picture's units and a turn in degrees. */
export interface Piece {
  x: number;
  y: number;
  size: number;
  turn: number;
}

type DrawPiece = (drawing: Drawing, piece: Piece, random: Random) => Svg;

const DARK = '#2A1204';

const turned = ({ x, y, turn }: Piece, ...body: Svg[]): Svg =>
  group({ transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)})` }, ...body);

const leafOf =
  (colour: string, slim: number): DrawPiece =>
  (drawing, piece) => {
    const d = drop({ x: -piece.size / 2, y: 0, angle: 0 }, piece.size, piece.size * slim);
    return turned(
      piece,
      el('path', { d, fill: DARK, 'fill-opacity': 0.35, transform: 'translate(2 4)' }),
      el('path', {
        d,
        fill: drawing.linear(
          [
            [0, shift(colour, 0.07)],
            [0.5, colour],
            [1, shift(colour, -0.09)],
          ],
          [0, 0, 0, 1],
        ),
      }),
      el('path', {
        d: `M${num(-piece.size * 0.48)} 0H${num(piece.size * 0.44)}`,
        stroke: shift(colour, 0.16),
        'stroke-width': piece.size * 0.035,
        'stroke-opacity': 0.8,
      }),
    );
  };

const ball =
  (colours: readonly string[], gloss: number, flat = 0.86): DrawPiece =>
  (drawing, piece, random) => {
    const colour = random.pick(colours);
    const [rx, ry] = [piece.size / 2, (piece.size / 2) * flat];
    return turned(
      { ...piece, turn: piece.turn * 0.2 },
      el('ellipse', { cx: rx * 0.15, cy: ry * 0.4, rx, ry, fill: DARK, 'fill-opacity': 0.4 }),
      el('ellipse', {
        rx,
        ry,
        fill: drawing.radial(
          [
            [0, shift(colour, 0.12)],
            [0.5, colour],
            [1, shift(colour, -0.16)],
          ],
          [0.36, 0.3, 0.72],
        ),
      }),
      el('ellipse', {
        cx: -rx * 0.34,
        cy: -ry * 0.4,
        rx: rx * 0.22,
        ry: ry * 0.15,
        fill: '#FFFFFF',
        'fill-opacity': gloss,
      }),
    );
  };

const cube =
  (colour: string): DrawPiece =>
  (_drawing, piece) => {
    const s = piece.size / 2;
    return turned(
      { ...piece, turn: piece.turn * 0.15 },
      el('path', {
        d: `M${num(-s)} ${num(-s * 0.2)}v${num(s * 0.9)}L0 ${num(s * 1.2)}L${num(s)} ${num(s * 0.7)}v${num(-s * 0.9)}Z`,
        fill: DARK,
        'fill-opacity': 0.3,
        transform: 'translate(2 4)',
      }),
      el('path', {
        d: `M${num(-s)} ${num(-s * 0.2)}L0 ${num(-s * 0.7)}L${num(s)} ${num(-s * 0.2)}L0 ${num(s * 0.3)}Z`,
        fill: shift(colour, 0.08),
      }),
      el('path', {
        d: `M${num(-s)} ${num(-s * 0.2)}L0 ${num(s * 0.3)}V${num(s * 1.2)}L${num(-s)} ${num(s * 0.7)}Z`,
        fill: colour,
      }),
      el('path', {
        d: `M${num(s)} ${num(-s * 0.2)}L0 ${num(s * 0.3)}V${num(s * 1.2)}L${num(s)} ${num(s * 0.7)}Z`,
        fill: shift(colour, -0.1),
      }),
    );
  };

const cashew: DrawPiece = (drawing, piece) => {
  const s = piece.size / 2;
  const d = `M${num(-s)} ${num(s * 0.1)}C${num(-s)} ${num(-s * 0.7)} ${num(s * 0.9)} ${num(-s * 0.8)} ${num(s)} ${num(s * 0.1)}C${num(s)} ${num(s * 0.52)} ${num(s * 0.56)} ${num(s * 0.5)} ${num(s * 0.46)} ${num(s * 0.22)}C${num(s * 0.3)} ${num(-s * 0.12)} ${num(-s * 0.3)} ${num(-s * 0.1)} ${num(-s * 0.46)} ${num(s * 0.26)}C${num(-s * 0.58)} ${num(s * 0.54)} ${num(-s)} ${num(s * 0.52)} ${num(-s)} ${num(s * 0.1)}Z`;
  return turned(
    piece,
    el('path', { d, fill: DARK, 'fill-opacity': 0.4, transform: 'translate(2 5)' }),
    el('path', {
      d,
      fill: drawing.linear(
        [
          [0, '#F6E0AE'],
          [0.5, '#E6BC74'],
          [1, '#B97D35'],
        ],
        [0, 0, 0.2, 1],
      ),
    }),
    el('path', {
      d: `M${num(-s * 0.6)} ${num(-s * 0.22)}Q0 ${num(-s * 0.52)} ${num(s * 0.55)} ${num(-s * 0.24)}`,
      fill: 'none',
      stroke: '#FFF4D8',
      'stroke-opacity': 0.7,
      'stroke-width': s * 0.12,
      'stroke-linecap': 'round',
    }),
  );
};

const almond: DrawPiece = (_drawing, piece) => {
  const d = drop({ x: -piece.size / 2, y: 0, angle: 0 }, piece.size, piece.size * 0.6);
  return turned(
    piece,
    el('path', { d, fill: DARK, 'fill-opacity': 0.35, transform: 'translate(2 5)' }),
    el('path', { d, fill: '#9A5B2C' }),
    el('path', {
      d: [-0.16, 0, 0.16]
        .map(
          (k) =>
            `M${num(-piece.size * 0.34)} ${num(piece.size * k)}Q0 ${num(piece.size * k * 1.4)} ${num(piece.size * 0.4)} 0`,
        )
        .join(''),
      fill: 'none',
      stroke: '#C88A54',
      'stroke-opacity': 0.8,
      'stroke-width': 2,
    }),
  );
};

const chilli =
  (colour: string): DrawPiece =>
  (_drawing, piece) => {
    const s = piece.size;
    const line = curve({ x: -s / 2, y: 0 }, { x: 0, y: -s * 0.2 }, { x: s / 2, y: s * 0.06 });
    return turned(
      piece,
      el('path', {
        d: taper(line, 0, 1, s * 0.17, s * 0.02),
        fill: DARK,
        'fill-opacity': 0.4,
        transform: 'translate(2 6)',
      }),
      el('path', { d: taper(line, 0, 1, s * 0.17, s * 0.02), fill: colour }),
      el('circle', { cx: -s / 2, cy: 0, r: s * 0.083, fill: colour }),
      el('path', {
        d: taper(line, 0.06, 0.8, s * 0.04, s * 0.01),
        fill: '#FFFFFF',
        'fill-opacity': 0.35,
        transform: `translate(0 ${num(-s * 0.03)})`,
      }),
      el('path', {
        d: `M${num(-s * 0.52)} 0q${num(-s * 0.1)} ${num(s * 0.02)} ${num(-s * 0.16)} ${num(-s * 0.05)}`,
        fill: 'none',
        stroke: '#5E7F36',
        'stroke-width': s * 0.05,
        'stroke-linecap': 'round',
      }),
    );
  };

/** A small onion, whole, its skin in long stripes. */
const shallot: DrawPiece = (drawing, piece) => {
  const s = piece.size / 2;
  const d = `M${num(-s)} 0C${num(-s)} ${num(-s * 0.8)} ${num(s * 0.3)} ${num(-s * 0.75)} ${num(s * 1.3)} ${num(-s * 0.06)}C${num(s * 0.3)} ${num(s * 0.75)} ${num(-s)} ${num(s * 0.8)} ${num(-s)} 0Z`;
  return turned(
    piece,
    el('path', { d, fill: DARK, 'fill-opacity': 0.4, transform: 'translate(3 6)' }),
    el('path', {
      d,
      fill: drawing.radial(
        [
          [0, '#D98CA0'],
          [0.55, '#A8486A'],
          [1, '#6B2440'],
        ],
        [0.4, 0.3, 0.75],
      ),
    }),
    el('path', {
      d: [-0.42, -0.16, 0.14, 0.4]
        .map((k) => `M${num(-s * 0.85)} ${num(s * k * 0.6)}Q0 ${num(s * k * 1.7)} ${num(s * 1.2)} ${num(-s * 0.05)}`)
        .join(''),
      fill: 'none',
      stroke: '#F0C6CF',
      'stroke-opacity': 0.45,
      'stroke-width': 1.8,
    }),
  );
};

/** Onion fried brown: a thin curl. */
const friedOnion: DrawPiece = (_drawing, piece, random) => {
  const s = piece.size / 2;
  const bend = random.around(0, s);
  const d = `M${num(-s)} 0Q${num(-s * 0.2)} ${num(bend - s * 0.4)} ${num(s)} ${num(bend * 0.5)}`;
  const stroke = random.pick(['#8A4A1C', '#6E3713', '#A9632B']);
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return turned(
    piece,
    el('path', {
      d,
      ...line,
      stroke: DARK,
      'stroke-opacity': 0.35,
      'stroke-width': s * 0.26,
      transform: 'translate(1 4)',
    }),
    el('path', { d, ...line, stroke, 'stroke-width': s * 0.24 }),
    el('path', {
      d,
      ...line,
      stroke: '#DDA566',
      'stroke-opacity': 0.6,
      'stroke-width': s * 0.07,
      transform: 'translate(0 -1.5)',
    }),
  );
};

/** Jaggery, broken from the block. */
const jaggery: DrawPiece = (_drawing, piece) => {
  const s = piece.size / 2;
  const facet = (points: string, fill: string) => el('path', { d: `M${points}Z`, fill });
  const p = (x: number, y: number) => `${num(x * s)} ${num(y * s)}`;
  return turned(
    { ...piece, turn: piece.turn * 0.1 },
    el('ellipse', { cx: s * 0.15, cy: s * 0.62, rx: s * 1.05, ry: s * 0.3, fill: DARK, 'fill-opacity': 0.35 }),
    facet(`${p(-0.95, 0.5)}L${p(-0.7, -0.45)}L${p(0.1, -0.8)}L${p(0.8, -0.4)}L${p(1, 0.45)}L${p(0.2, 0.8)}`, '#8A4F1D'),
    facet(`${p(-0.7, -0.45)}L${p(0.1, -0.8)}L${p(0.8, -0.4)}L${p(0.1, -0.05)}`, '#C98A45'),
    facet(`${p(-0.7, -0.45)}L${p(0.1, -0.05)}L${p(0.2, 0.8)}L${p(-0.95, 0.5)}`, '#A9682C'),
    facet(`${p(-0.2, -0.25)}L${p(0.1, -0.05)}L${p(0.02, 0.3)}`, '#D9A263'),
  );
};

const lemon: DrawPiece = (drawing, piece) => {
  const s = piece.size / 2;
  const spokes = Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI * (index / 6);
    return `M0 0L${num(Math.cos(angle) * s * 0.8)} ${num(Math.sin(angle) * s * 0.62)}`;
  });
  return turned(
    { ...piece, turn: piece.turn * 0.2 },
    el('path', {
      d: `M${num(-s)} 0A${num(s)} ${num(s * 0.86)} 0 0 0 ${num(s)} 0Z`,
      fill: DARK,
      'fill-opacity': 0.35,
      transform: 'translate(4 8)',
    }),
    el('path', { d: `M${num(-s)} 0A${num(s)} ${num(s * 0.86)} 0 0 0 ${num(s)} 0Z`, fill: '#C9B02A' }),
    el('path', { d: `M${num(-s)} 0A${num(s)} ${num(s * 0.8)} 0 0 0 ${num(s)} 0Z`, fill: '#F4ECC0' }),
    el('path', {
      d: `M${num(-s * 0.88)} 0A${num(s * 0.88)} ${num(s * 0.68)} 0 0 0 ${num(s * 0.88)} 0Z`,
      fill: drawing.linear(
        [
          [0, '#F3DC62'],
          [1, '#E2BF2E'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    el('path', { d: spokes.join(''), stroke: '#FBF5D0', 'stroke-width': s * 0.05 }),
  );
};

export const GARNISH = {
  curryLeaf: leafOf('#3F7136', 0.34),
  mint: leafOf('#57944A', 0.62),
  coriander: leafOf('#6BA052', 0.8),
  pepper: ball(['#33271F', '#221A15'], 0.35, 1),
  pea: ball(['#7FA83F', '#6D9733'], 0.55),
  raisin: ball(['#6B3A1E', '#4E2812'], 0.4, 0.66),
  mustard: ball(['#2B2320'], 0.3, 1),
  carrot: cube('#E0782B'),
  bean: cube('#6E9A3B'),
  coconut: cube('#F4EEDD'),
  butter: cube('#F3D26B'),
  redChilli: chilli('#B3301F'),
  greenChilli: chilli('#5E8F35'),
  cashew,
  almond,
  shallot,
  friedOnion,
  jaggery,
  lemon,
} as const satisfies Record<string, DrawPiece>;

export type Garnish = keyof typeof GARNISH;

/** One piece where it is wanted. */
export const piece = (
  drawing: Drawing,
  random: Random,
  what: Garnish,
  x: number,
  y: number,
  size: number,
  turn = 0,
): Svg => GARNISH[what](drawing, { x, y, size, turn }, random);

/** Pieces strewn over an ellipse, those in front over those behind. */
export const strewn = (
  drawing: Drawing,
  random: Random,
  what: Garnish,
  count: number,
  size: number,
  [x, y, spreadX, spreadY]: readonly [number, number, number, number],
): Svg =>
  Array.from({ length: count }, () => ({
    x: random.around(x, spreadX),
    y: random.around(y, spreadY),
    size: size * random.between(0.82, 1.15),
    turn: random.between(-180, 180),
  }))
    .toSorted((one, other) => one.y - other.y)
    .map((one) => GARNISH[what](drawing, one, random))
    .join('');

/** A little ghee that runs from the top. */
export const ghee = (drawing: Drawing, x: number, y: number, half: number): Svg =>
  group(
    {},
    el('ellipse', {
      cx: x,
      cy: y,
      rx: half,
      ry: half * 0.36,
      fill: mix('#E9A92C', '#FFFFFF', 0.05),
      'fill-opacity': 0.5,
      filter: drawing.blur(3, 0.3),
    }),
    el('ellipse', {
      cx: x - half * 0.3,
      cy: y - half * 0.1,
      rx: half * 0.3,
      ry: half * 0.06,
      fill: '#FFFFFF',
      'fill-opacity': 0.55,
      filter: drawing.blur(2, 0.5),
    }),
  );
