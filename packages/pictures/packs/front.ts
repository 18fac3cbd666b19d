import type { Look } from '../goods/looks';
import { sprig, type Head } from '../prints/heads';
import { stamp, type Stamp } from '../prints/stamps';
import type { Random } from '../random';
import { el, group, type Drawing, type Svg } from '../svg';
import { labelFoot, labelNames, labelPaper, type LabelPlace, type LabelText, type Scheme } from './label';
import { seedWindow, type Seat } from './seedWindow';

/** All that a pack's picture depends on. */
export interface Pack {
  /** Decides every chance in the picture. */
  id: string;
  netGrams: number;
  text: LabelText;
  weight: string;
  /** What the window shows; of several, each has its own. */
  looks: readonly Look[];
  /** The plant around the window. */
  head: Head;
  /** In the sun that rises from the label: what is cooked from a mix, else the shop's mark. */
  stamp: Stamp;
  scheme: Scheme;
  /** Of the studio's ground. */
  tint: string;
}

export interface FrontPlace extends LabelPlace {
  /** Of a label that is 584 wide. */
  scale: number;
  /** The title's largest letters on one line, two, three. */
  letters: readonly number[];
}

/** The printed front of a pack: names above, what is inside in the middle, weight and marks below. */
export const front = (drawing: Drawing, pack: Pack, random: Random, place: FrontPlace): Svg => {
  const { x, half, scale, scheme } = { ...place, scheme: pack.scheme };
  const names = labelNames(pack.text, x, place.top + 24 * scale, half * 1.62, scale, place.letters, scheme);
  const foot = place.bottom - 30 * scale;
  const room = { x, top: names.end + 20 * scale, bottom: foot - 78 * scale, scale };
  return group(
    {},
    labelPaper(drawing, place, scheme),
    stamp(pack.stamp, x, place.top - 26 * scale, 66 * scale, scheme.print),
    pack.looks.length > 1 ? fan(drawing, pack, random, room) : wreath(drawing, pack, random, room),
    names.svg,
    labelFoot(pack.weight, x, foot, half * 0.8, scale, scheme),
  );
};

interface Room {
  x: number;
  top: number;
  bottom: number;
  scale: number;
}

/** One window between two plants. */
const wreath = (
  drawing: Drawing,
  { looks, head, scheme }: Pack,
  random: Random,
  { x, top, bottom, scale }: Room,
): Svg => {
  const half = Math.min(160 * scale, (bottom - top) / 1.42);
  const seat: Seat = { x, y: (top + bottom) / 2, half, turn: -9 };
  const neckY = seat.y + half * 0.08;
  const sprigs = [1, -1].map((side) =>
    sprig(
      head,
      {
        foot: { x: x - side * 22, y: bottom + 12 },
        pull: { x: x + side * (half + 50 * scale), y: bottom + 2 },
        neck: { x: x + side * (half + 26 * scale), y: neckY },
        side,
        size: Math.min(neckY - top + 12, 96 * scale),
      },
      random,
    ),
  );
  return [
    el('path', { d: sprigs.join(''), fill: scheme.print }),
    ...looks.map((look) => seedWindow(drawing, look, random, seat, scheme.print)),
  ].join('');
};

/** A window for each kind, spread like the petals of a lotus, the middle one in front. */
const fan = (drawing: Drawing, { looks, scheme }: Pack, random: Random, { x, top, bottom }: Room): Svg => {
  const half = (bottom + 14 - top) / 2.66;
  const middle = (looks.length - 1) / 2;
  return looks
    .map((look, place) => ({ look, place }))
    .toSorted((one, other) => Math.abs(other.place - middle) - Math.abs(one.place - middle))
    .map(({ look, place }) => {
      const turn = -90 + (place - middle) * 37;
      const angle = (turn * Math.PI) / 180;
      const seat: Seat = {
        x: x + Math.cos(angle) * half * 1.62,
        y: bottom + 14 - half * 0.2 + Math.sin(angle) * half * 1.46,
        half,
        turn,
      };
      return seedWindow(drawing, look, random, seat, scheme.print);
    })
    .join('');
};
