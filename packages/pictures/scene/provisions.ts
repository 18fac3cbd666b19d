import { mix, shift } from '../colour';
import { packs } from '../packs/packshot';
import { pouch } from '../packs/pouch';
import { sack } from '../packs/sack';
import type { Pack } from '../packs/front';
import { FLOOR, SIDE } from '../packs/ground';
import { board } from '../packs/wood';
import { randomOf } from '../random';
import { millets } from '../still/millets';
import { el, group, num, type Drawing, type Svg } from '../svg';
import type { Light } from './light';

interface Shown {
  id: string;
  draw: (drawing: Drawing, pack: Pack) => Svg;
  /** In shares of the scene's width; the scale in shares of its height, per unit of the pack's own picture. */
  x: number;
  scale: number;
}

/** Where packs, bowl and lamp are on the plank. */
export interface Provisions {
  width: number;
  height: number;
  /** Upper and front edge of the plank, in shares of the height. */
  plank: number;
  packs: readonly Shown[];
  bowl: { x: number; scale: number };
  lamp: { x: number; scale: number };
}

export const sackOf = (id: string, x: number, scale: number): Shown => ({ id, draw: sack, x, scale });
export const pouchOf = (id: string, x: number, scale: number): Shown => ({ id, draw: pouch, x, scale });

/** A brass lamp with a flame, as it is lit at dusk. */
const lamp = (drawing: Drawing, x: number, floor: number, size: number): Svg => {
  const brass = drawing.linear([
    [0, '#7C5820'],
    [0.3, '#E9C06A'],
    [0.55, '#B98A3C'],
    [1, '#6B4A18'],
  ]);
  const at = (dx: number, dy: number) => `${num(x + dx * size)} ${num(floor - dy * size)}`;
  return group(
    {},
    el('circle', {
      cx: x,
      cy: floor - size * 1.26,
      r: size * 1.5,
      fill: drawing.radial([
        [0, '#FFC768', 0.55],
        [0.4, '#FFA94A', 0.2],
        [1, '#FFA94A', 0],
      ]),
    }),
    el('path', {
      d: `M${at(-0.34, 0)}Q${at(-0.3, 0.12)} ${at(-0.1, 0.16)}L${at(-0.07, 0.5)}Q${at(-0.16, 0.56)} ${at(-0.07, 0.62)}L${at(-0.06, 0.86)}Q${at(-0.36, 0.9)} ${at(-0.42, 1.06)}L${at(0.42, 1.06)}Q${at(0.36, 0.9)} ${at(0.06, 0.86)}L${at(0.07, 0.62)}Q${at(0.16, 0.56)} ${at(0.07, 0.5)}L${at(0.1, 0.16)}Q${at(0.3, 0.12)} ${at(0.34, 0)}Z`,
      fill: brass,
    }),
    el('ellipse', { cx: x, cy: floor - size * 1.06, rx: size * 0.42, ry: size * 0.07, fill: '#8A6122' }),
    el('path', {
      d: `M${at(0, 1.5)}Q${at(0.13, 1.26)} ${at(0.07, 1.14)}Q${at(0, 1.06)} ${at(-0.07, 1.14)}Q${at(-0.13, 1.26)} ${at(0, 1.5)}Z`,
      fill: '#FFB545',
    }),
    el('path', {
      d: `M${at(0, 1.36)}Q${at(0.06, 1.22)} ${at(0.03, 1.14)}Q${at(0, 1.1)} ${at(-0.03, 1.14)}Q${at(-0.06, 1.22)} ${at(0, 1.36)}Z`,
      fill: '#FFF0C2',
    }),
  );
};

/** What lamplight makes of colours: warmer, and little darker, so that the labels stay what is seen first. */
const lamplight = (drawing: Drawing): string =>
  drawing.filter(
    el('feColorMatrix', {
      type: 'matrix',
      values: '0.92 0.04 0 0 -0.01 0.02 0.8 0 0 -0.01 0 0.03 0.66 0 -0.005 0 0 0 1 0',
    }),
    0.1,
  );

/** Packs and a bowl of grain on a plank before the field. */
export const provisions =
  ({ width, height, plank, packs: shown, bowl, lamp: lampAt }: Provisions) =>
  (drawing: Drawing, light: Light): Svg => {
    const random = randomOf('plank');
    const [top, front] = [plank * height, plank * height + (height - plank * height) * 0.5];
    const floor = top + (front - top) * 0.62;
    const placed = (x: number, scale: number, body: Svg, [ownX, ownFloor]: readonly [number, number]) =>
      group(
        {
          transform: `translate(${num(x * width)} ${num(floor)}) scale(${num(scale * height)}) translate(${-ownX} ${-ownFloor})`,
        },
        body,
      );
    const tint = shift(light.wood, 0.1);
    const standing = shown.map(({ id, draw, x, scale }) => {
      const pack = packs.find((candidate) => candidate.id === id);
      if (!pack) throw new Error(`There is no pack ${id}`);
      return placed(x, scale, draw(drawing, { ...pack, tint }), [SIDE / 2, FLOOR]);
    });
    const things = group({}, ...standing, placed(bowl.x, bowl.scale, millets(drawing, tint), [SIDE / 2, 826]));
    const lampX = lampAt.x * width;
    const lampSize = lampAt.scale * height;
    return group(
      {},
      // The plank: its upper side, then its edge.
      el('rect', {
        x: 0,
        y: top - 5,
        width,
        height: 12,
        fill: '#1B1006',
        'fill-opacity': 0.35,
        filter: drawing.blur(5, 0.4),
      }),
      board(
        drawing,
        random,
        { x: -10, y: top, width: width + 20, height: front - top + 2 },
        mix(light.wood, '#FFF3DA', light.isDusk ? 0.04 : 0.12),
      ),
      board(
        drawing,
        random,
        { x: -10, y: front, width: width + 20, height: height - front + 6 },
        shift(light.wood, -0.07),
      ),
      light.isDusk ? group({ filter: lamplight(drawing) }, things) : things,
      light.isDusk
        ? group(
            {},
            el('circle', {
              cx: lampX,
              cy: floor - lampSize * 1.2,
              r: height * 0.5,
              fill: drawing.radial([
                [0, '#FFB65A', 0.16],
                [0.4, '#FF9A40', 0.05],
                [1, '#FF9A40', 0],
              ]),
            }),
            lamp(drawing, lampX, floor, lampSize),
          )
        : '',
    );
  };
