import { mix, shift } from '../colour';
import { heap } from '../ingredients/heap';
import type { Grain, Ingredient, Powder } from '../ingredients/ingredients';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { FILLED, hollowLight, shine, type Round } from './tableware';

/** Cooked, a grain is larger, paler and duller. */
export const cooked = ({ kind, length, width, colours }: Grain, towards = '#FBF3DF', share = 0.34): Grain => ({
  kind,
  length: length * (kind === 'long' ? 0.92 : 1.16),
  width: width * (kind === 'long' ? 1.06 : 1.16),
  colours: colours.map((colour) => mix(colour, towards, share)),
  gloss: 0.3,
});

/** An uneven round, as a spoon leaves it. */
const unevenRound = (random: Random, { x, y, radius }: Round, rough: number): string => {
  const waves = [2, 3, 5, 8].map((times) => ({ times, phase: random.between(0, 6.28) }));
  return `${Array.from({ length: 90 }, (_, index) => {
    const angle = (index / 90) * Math.PI * 2;
    const far =
      radius *
      (1 + waves.reduce((sum, { times, phase }, at) => sum + Math.sin(angle * times + phase) / (at + 1), 0) * rough);
    return `${index === 0 ? 'M' : 'L'}${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`;
  }).join('')}Z`;
};

/** Cooked grain heaped on a plate: highest at its middle, lit from the upper left. `cream` holds soft grain together. */
export const mound = (drawing: Drawing, random: Random, at: Round, ingredient: Ingredient, cream?: string): Svg => {
  const { x, y, radius } = at;
  const d = unevenRound(random, at, 0.022);
  const area = { x: x - radius * 1.1, y: y - radius * 1.1, width: radius * 2.2, height: radius * 2.2 };
  return group(
    {},
    el('path', {
      d,
      fill: '#241405',
      'fill-opacity': 0.5,
      transform: 'translate(10 18)',
      filter: drawing.blur(13, 0.2),
    }),
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      heap(drawing, ingredient, random, area),
      cream === undefined ? '' : el('rect', { ...area, fill: cream, 'fill-opacity': 0.42 }),
      el('rect', {
        ...area,
        fill: drawing.radial(
          [
            [0, '#FFF8E4', 0.36],
            [0.36, '#FFF8E4', 0.06],
            [0.62, '#3A2204', 0.05],
            [0.82, '#3A2204', 0.26],
            [1, '#3A2204', 0.62],
          ],
          [0.43, 0.41, 0.52],
        ),
      }),
    ),
  );
};

/** Something thick that fills a bowl, folded by a spoon. */
export const thickFill = (
  drawing: Drawing,
  random: Random,
  at: Round,
  { colour, flecks }: Pick<Powder, 'colour' | 'flecks'>,
): Svg => {
  const { x, y, radius } = at;
  const specks = Array.from({ length: 210 }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0, 1)) * radius * FILLED * 0.98;
    return el('ellipse', {
      cx: x + Math.cos(angle) * far,
      cy: y + Math.sin(angle) * far,
      rx: random.between(1.4, 4.6),
      ry: random.between(1.2, 3.4),
      fill: random.pick(flecks),
      'fill-opacity': 0.55,
    });
  });
  const folds = [0.7, 0.54, 0.36, 0.18].map((share, index) => {
    const far = radius * share;
    const turn = -24 + index * 31;
    const d = `M${num(-far)} ${num(far * 0.12)}A${num(far)} ${num(far * 0.94)} 0 1 1 ${num(far * 0.74)} ${num(far * 0.66)}`;
    const line = { d, fill: 'none', 'stroke-linecap': 'round', filter: drawing.blur(5, 0.3) };
    return group(
      { transform: `translate(${num(x)} ${num(y)}) rotate(${turn})` },
      el('path', {
        ...line,
        stroke: shift(colour, -0.12),
        'stroke-opacity': 0.55,
        'stroke-width': radius * 0.055,
        transform: 'translate(4 9)',
      }),
      el('path', { ...line, stroke: shift(colour, 0.11), 'stroke-opacity': 0.75, 'stroke-width': radius * 0.045 }),
    );
  });
  const round = el('circle', { cx: x, cy: y, r: radius * FILLED });
  return group(
    {},
    el('circle', {
      cx: x,
      cy: y,
      r: radius * FILLED,
      fill: drawing.radial(
        [
          [0, shift(colour, 0.05)],
          [0.7, colour],
          [1, shift(colour, -0.07)],
        ],
        [0.45, 0.42, 0.6],
      ),
    }),
    group({ 'clip-path': drawing.clip(round) }, ...folds, ...specks),
    hollowLight(drawing, at),
    shine(drawing, at),
  );
};

/** A log of steamed crumbs with coconut between its measures, lying; from above it is as from the side. */
export const puttuLog = (
  drawing: Drawing,
  random: Random,
  powder: Powder,
  { x, y, long, thick, turn }: { x: number; y: number; long: number; thick: number; turn: number },
): Svg => {
  const end = thick * 0.2;
  const d = `M${num(-long)} ${num(-thick)}H${num(long)}C${num(long + end)} ${num(-thick * 0.5)} ${num(long + end)} ${num(thick * 0.5)} ${num(long)} ${num(thick)}H${num(-long)}C${num(-long - end)} ${num(thick * 0.5)} ${num(-long - end)} ${num(-thick * 0.5)} ${num(-long)} ${num(-thick)}Z`;
  const area = { x: -long - end, y: -thick, width: (long + end) * 2, height: thick * 2 };
  const coconut: Powder = { kind: 'powder', colour: '#F3EDDC', grit: 0.9, flecks: ['#FFFFFF', '#E3D9BE', '#FFFDF6'] };
  const bands = [-0.93, -0.31, 0.31, 0.93].map((share, index) => {
    const [from, wide] = [share * long - thick * 0.13, thick * (index === 0 || index === 3 ? 0.3 : 0.26)];
    const band = `M${num(from)} ${num(-thick)}q${num(thick * 0.09)} ${num(thick)} 0 ${num(thick * 2)}h${num(wide)}q${num(thick * 0.09)} ${num(-thick)} 0 ${num(-thick * 2)}Z`;
    return group(
      { 'clip-path': drawing.clip(el('path', { d: band })) },
      heap(drawing, coconut, random, { x: from - 4, y: -thick, width: wide + thick * 0.2, height: thick * 2 }),
    );
  });
  return group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(${turn})` },
    el('path', {
      d,
      fill: '#12240F',
      'fill-opacity': 0.5,
      transform: 'translate(8 22)',
      filter: drawing.blur(11, 0.2),
    }),
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      heap(drawing, powder, random, area),
      ...bands,
      el('rect', {
        ...area,
        fill: drawing.linear(
          [
            [0, '#2A1204', 0.34],
            [0.22, '#FFF6DC', 0.3],
            [0.48, '#FFF6DC', 0.04],
            [0.72, '#2A1204', 0.2],
            [1, '#2A1204', 0.66],
          ],
          [0, 0, 0, 1],
        ),
      }),
    ),
  );
};

/** Flat breads on top of each other, browned in spots by the griddle. */
export const rotis = (drawing: Drawing, random: Random, { x, y, radius }: Round, { colour, flecks }: Powder): Svg => {
  const baked = mix(shift(colour, -0.03, 1.35), '#B98247', 0.22);
  return [
    [-34, -20, 0.97],
    [26, -8, 0.98],
    [-4, 16, 1],
  ]
    .map(([dx = 0, dy = 0, size = 1], layer) => {
      const at = { x: x + dx, y: y + dy, radius: radius * size };
      const d = unevenRound(random, at, 0.009);
      const spots = Array.from({ length: 46 }, () => {
        const angle = random.between(0, 6.28);
        const far = Math.sqrt(random.between(0, 1)) * at.radius * 0.9;
        const wide = random.between(6, 26);
        return el('ellipse', {
          cx: at.x + Math.cos(angle) * far,
          cy: at.y + Math.sin(angle) * far,
          rx: wide,
          ry: wide * random.between(0.5, 0.9),
          fill: shift(baked, -0.25, 1.1),
          'fill-opacity': random.between(0.12, 0.5),
          filter: drawing.blur(3, 0.6),
        });
      });
      const bits = Array.from({ length: 240 }, () => {
        const angle = random.between(0, 6.28);
        const far = Math.sqrt(random.between(0, 1)) * at.radius * 0.96;
        return el('circle', {
          cx: at.x + Math.cos(angle) * far,
          cy: at.y + Math.sin(angle) * far,
          r: random.between(1, 2.8),
          fill: random.pick(flecks),
          'fill-opacity': 0.6,
        });
      });
      return group(
        {},
        el('path', {
          d,
          fill: '#241405',
          'fill-opacity': layer === 0 ? 0.5 : 0.42,
          transform: 'translate(6 12)',
          filter: drawing.blur(8, 0.1),
        }),
        el('path', {
          d,
          fill: drawing.radial(
            [
              [0, shift(baked, 0.07)],
              [0.72, baked],
              [0.93, shift(baked, 0.03)],
              [1, shift(baked, -0.1)],
            ],
            [0.45, 0.43, 0.56],
          ),
        }),
        group({ 'clip-path': drawing.clip(el('path', { d })) }, ...spots, ...bits),
      );
    })
    .join('');
};

/** Ghee or oil that lies on something. */
export const sheen = (drawing: Drawing, x: number, y: number, radius: number): Svg =>
  group(
    {},
    el('circle', { cx: x, cy: y, r: radius, fill: '#EDB33A', 'fill-opacity': 0.55, filter: drawing.blur(4, 0.3) }),
    el('ellipse', {
      cx: x - radius * 0.3,
      cy: y - radius * 0.34,
      rx: radius * 0.3,
      ry: radius * 0.16,
      fill: '#FFFFFF',
      'fill-opacity': 0.65,
      filter: drawing.blur(2, 0.5),
    }),
  );
