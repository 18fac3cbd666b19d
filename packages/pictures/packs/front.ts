import type { Ground } from '../../../contract/pictures';
import type { Ingredient } from '../ingredients/ingredients';
import { sprig, type Head } from '../prints/heads';
import { stamp, type Stamp } from '../prints/stamps';
import type { Random } from '../random';
import { el, group, type Drawing, type Svg } from '../svg';
import { labelFoot, labelNames, labelPaper, type LabelBox, type LabelText, type Scheme } from './label';
import { seedWindow, type Seat } from './seedWindow';

/** Everything that a pack's picture depends on. */
export interface Pack {
  /** Seeds the picture's random numbers. */
  id: string;
  netGrams: number;
  text: LabelText;
  weight: string;
  /** The window's content; several have a window each. */
  ingredients: readonly Ingredient[];
  /** The plant around the window. */
  head: Head;
  /** In the sun above the label: the dish of a mix, else the shop's mark. */
  stamp: Stamp;
  scheme: Scheme;
  /** Colour of what it stands on. */
  tint: string;
  /** What its own picture is shown on. */
  ground: Ground;
}

export interface FrontBox extends LabelBox {
  /** Relative to a label 584 wide. */
  scale: number;
  /** The title's maximum size on one line, two, three. */
  letters: readonly number[];
}

/** The printed front of a pack: names, windows, then weight and marks. */
export const front = (drawing: Drawing, pack: Pack, random: Random, box: FrontBox): Svg => {
  const { x, half, scale, scheme } = { ...box, scheme: pack.scheme };
  const names = labelNames(pack.text, x, box.top + 24 * scale, half * 1.62, scale, box.letters, scheme);
  const foot = box.bottom - 30 * scale;
  const room = { x, top: names.end + 20 * scale, bottom: foot - 78 * scale, scale };
  return group(
    {},
    labelPaper(drawing, box, scheme),
    stamp(pack.stamp, x, box.top - 26 * scale, 66 * scale, scheme.print),
    pack.ingredients.length > 1 ? fan(drawing, pack, random, room) : wreath(drawing, pack, random, room),
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
  { ingredients, head, scheme }: Pack,
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
    ...ingredients.map((ingredient) => seedWindow(drawing, ingredient, random, seat, scheme.print)),
  ].join('');
};

/** A window per ingredient, spread like the petals of a lotus, the middle one in front. */
const fan = (drawing: Drawing, { ingredients, scheme }: Pack, random: Random, { x, top, bottom }: Room): Svg => {
  const half = (bottom + 14 - top) / 2.66;
  const middle = (ingredients.length - 1) / 2;
  return ingredients
    .map((ingredient, index) => ({ ingredient, index }))
    .toSorted((one, other) => Math.abs(other.index - middle) - Math.abs(one.index - middle))
    .map(({ ingredient, index }) => {
      const turn = -90 + (index - middle) * 37;
      const angle = (turn * Math.PI) / 180;
      const seat: Seat = {
        x: x + Math.cos(angle) * half * 1.62,
        y: bottom + 14 - half * 0.2 + Math.sin(angle) * half * 1.46,
        half,
        turn,
      };
      return seedWindow(drawing, ingredient, random, seat, scheme.print);
    })
    .join('');
};
