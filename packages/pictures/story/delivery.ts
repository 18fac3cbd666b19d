import { shift } from '../colour';
import { FLOOR, SIDE } from '../packs/ground';
import { kraft, KRAFT } from '../packs/paper';
import { packs } from '../packs/packshot';
import { pouch } from '../packs/pouch';
import { stamp } from '../prints/stamps';
import { randomOf } from '../random';
import { palm, type PalmTones } from '../scene/palm';
import { el, group, num, type Drawing, type Svg } from '../svg';

const GROUND = 690;

/** The street's colours. */
interface Street {
  /** From above to the horizon. */
  sky: readonly [string, string, string];
  /** The houses', left and right. */
  walls: readonly [string, string];
  roof: readonly [far: string, near: string, line: string];
  plinth: string;
  door: string;
  step: string;
  palm: PalmTones;
  road: readonly [far: string, near: string];
  pebbles: readonly string[];
  isDusk: boolean;
}

export const DAY: Street = {
  sky: ['#F7E8CC', '#FBF1DC', '#F6DFB4'],
  walls: ['#EBD9B4', '#D9E2CF'],
  roof: ['#A4492A', '#C4653C', '#7E3519'],
  plinth: '#B4552D',
  door: '#2F6F45',
  step: '#D8C6A4',
  palm: { trunk: '#5A5A38', leaf: '#3F7340', lit: '#5E9150' },
  road: ['#CDB68C', '#B79C6C'],
  pebbles: ['#A98F62', '#DCC79E', '#9A8053'],
  isDusk: false,
};

export const EVENING: Street = {
  sky: ['#14232B', '#3B3B49', '#C0713F'],
  walls: ['#7D6549', '#5F6857'],
  roof: ['#6B2E1C', '#8E4529', '#3F1A0D'],
  plinth: '#7A3820',
  door: '#1F5232',
  step: '#8A7350',
  palm: { trunk: '#1B241B', leaf: '#17291F', lit: '#24402D' },
  road: ['#6A5438', '#3C3022'],
  pebbles: ['#7D6644', '#8C744E', '#4A3B28'],
  isDusk: true,
};

const shutters = (x: number, y: number, wood: string): Svg[] =>
  [0, 1].map((half) =>
    el('rect', {
      x: x + half * 39,
      y,
      width: 37,
      height: 96,
      fill: wood,
      stroke: shift(wood, -0.1),
      'stroke-width': 3,
    }),
  );

/** A window with bars, and its glow on the wall around. */
const litWindow = (drawing: Drawing, x: number, y: number): Svg[] => [
  el('ellipse', {
    cx: x + 38,
    cy: y + 52,
    rx: 130,
    ry: 120,
    fill: drawing.radial([
      [0, '#FFC766', 0.5],
      [1, '#FFC766', 0],
    ]),
  }),
  el('rect', {
    x,
    y,
    width: 76,
    height: 96,
    fill: drawing.radial(
      [
        [0, '#FFEDB8'],
        [1, '#F0A43E'],
      ],
      [0.5, 0.4, 0.7],
    ),
  }),
  el('path', {
    d: `M${num(x + 25)} ${num(y)}v96m26 0v-96M${num(x)} ${num(y + 48)}h76`,
    fill: 'none',
    stroke: '#5A3A1C',
    'stroke-width': 3,
  }),
];

/** A house of the street: plastered wall, tiled roof, a door between two windows, which are lit at dusk. */
const house = (drawing: Drawing, x: number, width: number, tall: number, wall: string, street: Street): Svg => {
  const [far, near, line] = street.roof;
  const top = GROUND - tall;
  const wood = street.door;
  const window = (wx: number) =>
    group(
      {},
      el('rect', { x: wx - 5, y: top + tall * 0.34 - 5, width: 86, height: 106, fill: shift(wall, -0.14) }),
      el('rect', { x: wx, y: top + tall * 0.34, width: 76, height: 96, fill: '#3E4B45' }),
      ...(street.isDusk ? litWindow(drawing, wx, top + tall * 0.34) : shutters(wx, top + tall * 0.34, wood)),
    );
  const tiles = Array.from({ length: Math.round(width / 17) + 3 }, (_, index) => {
    const tx = x - 26 + index * 17;
    return `M${num(tx)} ${num(top)}q8 -13 17 0`;
  }).join('');
  return group(
    {},
    el('rect', {
      x,
      y: top,
      width,
      height: tall,
      fill: drawing.linear(
        [
          [0, shift(wall, 0.03)],
          [1, shift(wall, -0.06)],
        ],
        [0, 0, 1, 0.4],
      ),
    }),
    el('rect', { x, y: GROUND - 54, width, height: 54, fill: street.plinth, 'fill-opacity': 0.85 }),
    el('rect', { x, y: top, width, height: 16, fill: '#2B1A0C', 'fill-opacity': 0.2 }),
    el('path', {
      d: `M${x - 28} ${top + 2}L${x + 36} ${top - 92}H${x + width - 36}L${x + width + 28} ${top + 2}Z`,
      fill: drawing.linear(
        [
          [0, far],
          [1, near],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ...[1, 2, 3, 4].map((row) =>
      el('path', {
        d: `M${num(x + 36 - row * 15)} ${num(top - 92 + row * 21)}H${num(x + width - 36 + row * 15)}`,
        stroke: line,
        'stroke-opacity': 0.5,
        'stroke-width': 3,
      }),
    ),
    el('path', { d: tiles, fill: near, stroke: line, 'stroke-opacity': 0.6, 'stroke-width': 2.4 }),
    window(x + width * 0.1),
    window(x + width * 0.9 - 76),
    el('rect', { x: x + width / 2 - 58, y: GROUND - 196, width: 116, height: 196, fill: shift(wall, -0.16) }),
    el('rect', { x: x + width / 2 - 48, y: GROUND - 186, width: 96, height: 186, fill: wood }),
    el('path', { d: `M${x + width / 2} ${GROUND - 186}V${GROUND}`, stroke: shift(wood, -0.14), 'stroke-width': 4 }),
    el('path', { d: `M${num(x + width / 2 - 70)} ${GROUND}h140v16h-140Z`, fill: street.step }),
    // Mango leaves over the door.
    ...Array.from({ length: 9 }, (_, index) =>
      el('path', {
        d: `M${num(x + width / 2 - 52 + index * 13)} ${GROUND - 190}q5 12 0 24q-5 -12 0 -24Z`,
        fill: index % 2 ? '#6F9A3E' : '#4E7F45',
      }),
    ),
  );
};

const wheel = (x: number, y: number, radius: number): Svg =>
  group(
    {},
    el('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke: '#26282A', 'stroke-width': 13 }),
    el('circle', { cx: x, cy: y, r: radius - 9, fill: 'none', stroke: '#C9CDD0', 'stroke-width': 4 }),
    el('path', {
      d: Array.from({ length: 18 }, (_, index) => {
        const angle = (index * Math.PI) / 9;
        return `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * (radius - 9))} ${num(y + Math.sin(angle) * (radius - 9))}`;
      }).join(''),
      stroke: '#8E9396',
      'stroke-width': 2,
    }),
    el('circle', { cx: x, cy: y, r: 11, fill: '#4A4D50' }),
  );

/** A roadster with a carton of the shop on its carrier and a bag of pouches at its handlebar. */
const bicycle = (drawing: Drawing, x: number): Svg => {
  const random = randomOf('carton on a bicycle');
  const y = GROUND - 6;
  const [rear, front] = [x - 190, x + 210];
  const crank = { x: x - 10, y: y - 8 };
  const [seat, head] = [
    { x: x - 84, y: y - 206 },
    { x: x + 142, y: y - 214 },
  ];
  const tube = (d: string, width = 13, stroke = '#24603A') =>
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  const box = { x: rear - 128, y: y - 372, width: 236, height: 190 };
  const pack = packs.find(({ id }) => id === 'ml-thinai-500');
  return group(
    {},
    el('ellipse', {
      cx: x,
      cy: y + 108,
      rx: 360,
      ry: 17,
      fill: '#2B2114',
      'fill-opacity': 0.35,
      filter: drawing.blur(9, 0.5),
    }),
    wheel(rear, y, 104),
    wheel(front, y, 104),
    tube(`M${rear} ${y}L${crank.x} ${crank.y}L${seat.x} ${seat.y}Z`),
    tube(`M${crank.x} ${crank.y}L${head.x} ${head.y + 22}M${seat.x + 4} ${seat.y + 26}L${head.x - 4} ${head.y}`),
    tube(`M${head.x - 10} ${head.y - 34}L${head.x + 8} ${head.y + 34}Q${front - 10} ${y - 90} ${front} ${y}`),
    tube(`M${head.x - 12} ${head.y - 38}q-16 -36 24 -42q30 -4 44 14`, 9, '#3B3E40'),
    tube(`M${head.x + 40} ${head.y - 66}l22 14`, 14, '#4A3020'),
    tube(`M${seat.x} ${seat.y}v-26`, 10, '#3B3E40'),
    el('path', {
      d: `M${seat.x - 58} ${seat.y - 34}Q${seat.x} ${seat.y - 50} ${seat.x + 62} ${seat.y - 30}Q${seat.x + 30} ${seat.y - 12} ${seat.x - 22} ${seat.y - 12}Q${seat.x - 60} ${seat.y - 14} ${seat.x - 58} ${seat.y - 34}Z`,
      fill: '#5A3A22',
    }),
    el('circle', { cx: crank.x, cy: crank.y, r: 34, fill: 'none', stroke: '#6A6E71', 'stroke-width': 9 }),
    tube(`M${crank.x} ${crank.y}l34 46m-16 4h34`, 9, '#3B3E40'),
    tube(
      `M${rear} ${y - 30}Q${crank.x - 90} ${y - 42} ${crank.x} ${crank.y - 32}M${rear} ${y + 22}Q${crank.x - 90} ${y + 32} ${crank.x} ${crank.y + 33}`,
      4,
      '#53575A',
    ),
    // Mudguards and carrier.
    tube(`M${rear - 118} ${y - 20}A118 118 0 0 1 ${rear + 80} ${y - 88}`, 9, '#1B4A2D'),
    tube(`M${front - 96} ${y - 70}A118 118 0 0 1 ${front + 100} ${y - 62}`, 9, '#1B4A2D'),
    tube(
      `M${box.x - 6} ${box.y + box.height + 5}H${seat.x - 6}M${rear} ${y}L${rear - 78} ${box.y + box.height + 6}`,
      8,
      '#3B3E40',
    ),
    group(
      { 'clip-path': drawing.clip(el('rect', { ...box, rx: 3 })) },
      kraft(drawing, random, box),
      el('rect', {
        ...box,
        fill: drawing.linear(
          [
            [0, '#FFF6E4', 0.2],
            [0.7, '#2E1C0A', 0.04],
            [1, '#2E1C0A', 0.3],
          ],
          [0, 0, 1, 0.6],
        ),
      }),
      el('rect', {
        x: box.x,
        y: box.y + 22,
        width: box.width,
        height: 26,
        fill: shift(KRAFT, 0.07),
        'fill-opacity': 0.9,
      }),
    ),
    stamp('mark', box.x + box.width / 2, box.y + 118, 96, '#24603A'),
    tube(`M${box.x + 34} ${box.y}v${box.height}M${box.x + box.width - 34} ${box.y}v${box.height}`, 5, '#8A5A2C'),
    tube(`M${head.x + 22} ${head.y - 62}q-14 60 4 96`, 4, '#7A5527'),
    pack
      ? group(
          {
            transform: `translate(${num(head.x + 30)} ${num(head.y + 180)}) rotate(4) scale(0.19) translate(${-SIDE / 2} ${-FLOOR})`,
          },
          pouch(drawing, { ...pack, tint: '#8A7A60' }),
        )
      : '',
  );
};

const sun = (): Svg =>
  group(
    {},
    el('circle', { cx: 930, cy: 150, r: 62, fill: '#F3B93F' }),
    el('circle', { cx: 930, cy: 150, r: 118, fill: '#FFE3A6', 'fill-opacity': 0.35 }),
  );

const moonAndStars = (drawing: Drawing): Svg => {
  const random = randomOf('stars over the street');
  return group(
    {},
    ...Array.from({ length: 34 }, () =>
      el('circle', {
        cx: random.between(0, 1200),
        cy: random.between(10, 330),
        r: random.between(1, 2.6),
        fill: '#FBF1DC',
        'fill-opacity': random.between(0.35, 0.9),
      }),
    ),
    el('circle', {
      cx: 930,
      cy: 130,
      r: 150,
      fill: drawing.radial([
        [0, '#F7E3B0', 0.4],
        [1, '#F7E3B0', 0],
      ]),
    }),
    el('circle', { cx: 930, cy: 130, r: 40, fill: '#F8EBC8' }),
  );
};

/** What the windows light of the road. */
const glowOnRoad = (drawing: Drawing): Svg =>
  el('ellipse', {
    cx: 560,
    cy: GROUND + 40,
    rx: 620,
    ry: 80,
    fill: drawing.radial([
      [0, '#FFC766', 0.38],
      [1, '#FFC766', 0],
    ]),
  });

/** A bicycle with the day's parcels in a street of tiled houses. */
export const delivery = (drawing: Drawing, street: Street): Svg => {
  const random = randomOf('street');
  const [above, middle, horizon] = street.sky;
  const [left, right] = street.walls;
  const [far, near] = street.road;
  return group(
    {},
    el('rect', {
      width: 1200,
      height: 800,
      fill: drawing.linear(
        [
          [0, above],
          [0.6, middle],
          [1, horizon],
        ],
        [0, 0, 0, 1],
      ),
    }),
    street.isDusk ? moonAndStars(drawing) : sun(),
    palm({ foot: { x: 640, y: GROUND }, tall: 560, lean: -44 }, street.palm, random),
    palm({ foot: { x: 1130, y: GROUND }, tall: 500, lean: 30 }, street.palm, random),
    house(drawing, 40, 520, 330, left, street),
    house(drawing, 720, 440, 290, right, street),
    el('rect', {
      y: GROUND - 2,
      width: 1200,
      height: 112,
      fill: drawing.linear(
        [
          [0, far],
          [1, near],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ...Array.from({ length: 60 }, () =>
      el('ellipse', {
        cx: random.between(0, 1200),
        cy: random.between(GROUND + 12, 796),
        rx: random.between(3, 13),
        ry: random.between(1, 3),
        fill: random.pick(street.pebbles),
        'fill-opacity': 0.6,
      }),
    ),
    street.isDusk ? glowOnRoad(drawing) : '',
    bicycle(drawing, 590),
  );
};
