import { CATEGORY_IDS } from '../../../contract/constants';
import type { Ground } from '../../../contract/pictures';
import { shift } from '../colour';
import { randomOf } from '../random';
import { el, group, num, Drawing, type Svg } from '../svg';
import type { Pack } from './front';
import { contactShadow, CUT_OUT, FLOOR, SIDE } from './ground';
import { netWeight } from './names';
import { kraft, KRAFT } from './paper';
import { groundOf } from './products';
import { bow, setLabel, standing, type SetText, type Standing } from './setParts';
import { board } from './wood';

type DrawSet = (drawing: Drawing, tint: string, packs: readonly Pack[], text: SetText) => Svg;

const LEAF_LABEL = { ground: '#24603A', ink: '#FBF4E4', print: '#F0D79A' };
const CREAM_LABEL = { ground: '#FBF1DA', ink: '#17402A', print: '#24603A' };
const CLAY_LABEL = { ground: '#A8472A', ink: '#FBF4E4', print: '#F4D9B4' };
const WOOD = '#C08D57';

/** Where three pouches are, so that each one's names are whole. */
type Three = readonly [Standing, Standing, Standing];
/** Two behind, above the one in front. */
const FANNED: Three = [
  { x: 275, floor: 664, scale: 0.54, turn: -6 },
  { x: 725, floor: 664, scale: 0.54, turn: 6 },
  { x: 500, floor: 866, scale: 0.62, turn: 0 },
];
/** Side by side, for there is a lid above. */
const IN_A_ROW: Three = [
  { x: 258, floor: 690, scale: 0.45, turn: -3 },
  { x: 742, floor: 690, scale: 0.45, turn: 3 },
  { x: 500, floor: 684, scale: 0.45, turn: 0 },
];

/** Three pouches, hidden from a height down by what they are in. */
const lookingOut = (drawing: Drawing, packs: readonly Pack[], edge: number, three: Three): Svg =>
  group(
    { 'clip-path': drawing.clip(el('rect', { x: 0, y: 0, width: SIDE, height: edge })) },
    ...packs.flatMap((pack, index) => (three[index] ? [standing(drawing, pack, three[index])] : [])),
  );

/** Three pouches in a crate of boards. */
const crate: DrawSet = (drawing, tint, packs, text) => {
  const random = randomOf('crate');
  const [left, right, top] = [128, 872, 600];
  const post = (x: number) =>
    board(drawing, random, { x, y: top - 22, width: 50, height: FLOOR - top + 26 }, shift(WOOD, -0.05));
  return group(
    {},
    contactShadow(drawing, tint, SIDE / 2, 372),
    el('rect', { x: left + 12, y: top - 40, width: right - left - 24, height: 120, fill: shift(WOOD, -0.24) }),
    lookingOut(drawing, packs, top + 14, FANNED),
    el('rect', {
      x: left,
      y: top - 40,
      width: right - left,
      height: 60,
      fill: drawing.linear(
        [
          [0, '#1B1006', 0],
          [1, '#1B1006', 0.4],
        ],
        [0, 0, 0, 1],
      ),
      filter: drawing.blur(6, 0.1),
    }),
    el('rect', { x: left + 6, y: top, width: right - left - 12, height: FLOOR - top - 8, fill: shift(WOOD, -0.3) }),
    ...[0, 1, 2].map((row) =>
      board(
        drawing,
        random,
        { x: left, y: top + row * 102, width: right - left, height: 94 },
        shift(WOOD, [0.02, -0.01, 0.01][row] ?? 0),
      ),
    ),
    ...[left - 6, right - 44].map(post),
    ...[left + 19, right - 19].flatMap((x) =>
      [0, 1, 2].map((row) =>
        el('circle', { cx: x, cy: top + row * 102 + 47, r: 6, fill: '#4A3A2A', 'fill-opacity': 0.75 }),
      ),
    ),
    setLabel(
      drawing,
      text,
      { x: 500, top: top + 50, bottom: FLOOR - 12, half: 268, sun: 38, wraps: false },
      0.84,
      LEAF_LABEL,
    ),
  );
};

/** Four pouches under a paper sleeve, tied with twine. */
const sleeve: DrawSet = (drawing, tint, packs, text) => {
  const [left, right, top, bottom] = [112, 888, 640, 890];
  const d = `M${left} ${top}Q500 ${top + 26} ${right} ${top}L${right - 4} ${bottom}Q500 ${bottom + 30} ${left + 4} ${bottom}Z`;
  const twine = (dy: number) => {
    const line = `M${left + 2} ${top - 52 + dy}Q500 ${top - 26 + dy} ${right - 2} ${top - 52 + dy}`;
    return (
      el('path', { d: line, fill: 'none', stroke: '#7A5527', 'stroke-width': 11 }) +
      el('path', { d: line, fill: 'none', stroke: '#C79A5B', 'stroke-width': 7 }) +
      el('path', {
        d: line,
        fill: 'none',
        stroke: '#6A4820',
        'stroke-width': 7,
        'stroke-dasharray': '2 5',
        'stroke-opacity': 0.6,
      })
    );
  };
  return group(
    {},
    contactShadow(drawing, tint, SIDE / 2, 376),
    ...packs.map((pack, index) =>
      standing(drawing, pack, {
        x: [318, 682, 298, 702][index] ?? 500,
        floor: [664, 664, 838, 838][index] ?? FLOOR,
        scale: [0.64, 0.64, 0.66, 0.66][index] ?? 0.66,
        turn: [-3, 3, 0, 0][index] ?? 0,
      }),
    ),
    el('path', { d, fill: '#1B1006', 'fill-opacity': 0.5, transform: 'translate(2 8)', filter: drawing.blur(9, 0.1) }),
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      el('rect', { x: left, y: top - 4, width: right - left, height: bottom - top + 40, fill: CLAY_LABEL.ground }),
      setLabel(
        drawing,
        text,
        { x: 500, top: top + 54, bottom: bottom + 6, half: 330, sun: 36, wraps: true },
        0.78,
        CLAY_LABEL,
      ),
      el('rect', {
        x: left,
        y: top - 4,
        width: right - left,
        height: bottom - top + 40,
        fill: drawing.linear([
          [0, '#1B1006', 0.42],
          [0.1, '#1B1006', 0.06],
          [0.4, '#FFF3DA', 0.1],
          [0.75, '#1B1006', 0.08],
          [1, '#1B1006', 0.5],
        ]),
      }),
    ),
    twine(0),
    twine(11),
    bow(drawing, 500, top - 30, 84, '#C79A5B'),
  );
};

/** A box of kraft, its lid lifted, pouches in tissue paper looking out. */
const giftBox: DrawSet = (drawing, tint, packs, text) => {
  const random = randomOf('gift box');
  const [left, right, top] = [130, 870, 600];
  const box = { x: left, y: top, width: right - left, height: FLOOR - top };
  const ribbon = (x: number, y: number, width: number, height: number) =>
    el('rect', {
      x,
      y,
      width,
      height,
      fill: drawing.linear([
        [0, '#B97A12'],
        [0.3, '#EDB63C'],
        [1, '#B97A12'],
      ]),
    });
  const lid = { x: 104, y: 176, width: 792, height: 96 };
  const straw = Array.from({ length: 190 }, () => {
    const [x, y] = [random.between(left + 4, right - 50), top + random.between(-26, 16)];
    const [dx, dy] = [random.between(26, 70), random.around(0, 34)];
    return el('path', {
      d: `M${num(x)} ${num(y)}q${num(dx / 2)} ${num(dy - 24)} ${num(dx)} ${num(dy * 0.4)}`,
      fill: 'none',
      stroke: random.pick(['#F3E4C4', '#E2C896', '#C9A567', '#EFDDB6', '#B48A4C']),
      'stroke-width': random.between(3, 6),
      'stroke-linecap': 'round',
    });
  });
  return group(
    {},
    contactShadow(drawing, tint, SIDE / 2, 370),
    el('rect', { x: left + 8, y: top - 30, width: right - left - 16, height: 90, fill: shift(KRAFT, -0.28) }),
    lookingOut(drawing, packs, top + 14, IN_A_ROW),
    ...straw,
    // The lid, held above.
    group(
      { transform: 'rotate(-5 500 224)' },
      el('path', {
        d: `M${lid.x + 10} ${lid.y + lid.height}h${lid.width - 20}v26h-${lid.width - 20}Z`,
        fill: '#1B1006',
        'fill-opacity': 0.4,
        filter: drawing.blur(14, 0.4),
      }),
      group(
        {
          'clip-path': drawing.clip(
            el('path', {
              d: `M${lid.x + 46} ${lid.y - 54}H${lid.x + lid.width - 46}L${lid.x + lid.width} ${lid.y}H${lid.x}Z`,
            }),
          ),
        },
        kraft(drawing, random, { x: lid.x, y: lid.y - 56, width: lid.width, height: 60 }, shift(KRAFT, 0.06)),
        el('path', { d: `M456 ${lid.y - 56}H540L552 ${lid.y + 4}H446Z`, fill: '#EDB63C' }),
      ),
      group(
        { 'clip-path': drawing.clip(el('rect', { ...lid, rx: 3 })) },
        kraft(drawing, random, lid, KRAFT),
        ribbon(448, lid.y, 102, lid.height),
        el('rect', {
          ...lid,
          fill: drawing.linear(
            [
              [0, '#FFF6E4', 0.3],
              [0.2, '#FFF6E4', 0],
              [1, '#2E1C0A', 0.28],
            ],
            [0, 0, 0, 1],
          ),
        }),
      ),
      bow(drawing, 500, lid.y - 26, 132, '#E3A21A'),
    ),
    group(
      { 'clip-path': drawing.clip(el('rect', { ...box, rx: 4 })) },
      kraft(drawing, random, box),
      el('rect', {
        ...box,
        fill: drawing.linear(
          [
            [0, '#FFF6E4', 0.24],
            [0.14, '#FFF6E4', 0.04],
            [0.7, '#2E1C0A', 0.06],
            [1, '#2E1C0A', 0.36],
          ],
          [0, 0, 0.2, 1],
        ),
      }),
      ribbon(450, top, 100, FLOOR - top),
      el('path', { d: `M${left} ${top + 2}H${right}`, stroke: '#FFF6E4', 'stroke-opacity': 0.7, 'stroke-width': 4 }),
    ),
    setLabel(
      drawing,
      text,
      { x: 500, top: top + 72, bottom: FLOOR - 26, half: 264, sun: 38, wraps: false },
      0.88,
      CREAM_LABEL,
    ),
  );
};

export interface PackSet {
  draw: DrawSet;
  ground: Ground;
  text: LabelOf;
  /** The pouches that are seen, those behind first. */
  parts: readonly string[];
  netGrams: number;
}
type LabelOf = Omit<SetText, 'weight'>;

/** Sets of several packs, by stock code. */
export const SETS: Readonly<Record<string, PackSet>> = {
  'SET-STARTER': {
    draw: crate,
    ground: groundOf(CATEGORY_IDS.ORGANIC_MILLETS),
    text: { title: 'Millet Starter Set', subtitle: '', tamil: 'சிறுதானியத் தொடக்கத் தொகுப்பு' },
    parts: ['ml-samai-500', 'ml-varagu-500', 'ml-thinai-500'],
    netGrams: 1500,
  },
  'SET-BREAKFAST': {
    draw: sleeve,
    ground: groundOf(CATEGORY_IDS.PORRIDGE_MIX),
    text: { title: 'Breakfast Week Set', subtitle: '', tamil: 'காலை உணவு வாரத் தொகுப்பு' },
    parts: ['dm-ragi-500', 'dm-thinai-500', 'pm-sathu-500', 'pm-ragi-500'],
    netGrams: 2000,
  },
  'SET-GIFT': {
    draw: giftBox,
    ground: groundOf(CATEGORY_IDS.TRADITIONAL_RICES),
    text: { title: 'Vayal Gift Box', subtitle: '', tamil: 'வயல் பரிசுப் பெட்டி' },
    parts: ['rc-seera-500', 'ml-thinai-500', 'rc-kavuni-500'],
    netGrams: 1500,
  },
};

/** A set on a ground of that colour. */
export const drawSet = (
  drawing: Drawing,
  { draw, text, parts, netGrams }: PackSet,
  packs: readonly Pack[],
  tint: string,
) =>
  draw(
    drawing,
    tint,
    parts.map((id) => {
      const pack = packs.find((candidate) => candidate.id === id);
      if (!pack) throw new Error(`There is no pack ${id}`);
      return pack;
    }),
    { ...text, weight: netWeight(netGrams) },
  );

/** A set's picture, cut out. */
export const setShot = (set: PackSet, packs: readonly Pack[]): Svg => {
  const drawing = new Drawing();
  const body = drawSet(drawing, set, packs, CUT_OUT);
  return drawing.finish(SIDE, SIDE, body);
};
