import { CUT_OUT } from '../packs/ground';
import { Drawing, group, type Svg } from '../svg';

export type Dish = (drawing: Drawing, tint: string) => Svg;

/** Dishes are drawn four by three. */
const TABLE = { width: 1200, height: 900 };

/** Dishes are above the middle, so that their shadows have room. */
const LIFT = 58;

/** A recipe's picture: its dish, cut out. */
export const dishShot = (dish: Dish): Svg => {
  const drawing = new Drawing();
  // Before `finish`, which writes the definitions that it adds.
  const body = dish(drawing, CUT_OUT);
  return drawing.finish(TABLE.width, TABLE.height, group({ transform: `translate(0 ${-LIFT})` }, body));
};
