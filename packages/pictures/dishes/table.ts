import { ground } from '../packs/ground';
import { Drawing, group, type Svg } from '../svg';

/** Dishes are drawn four by three. */
const TABLE = { width: 1200, height: 900 };

/** Dishes are above the middle, so that their shadows have room. */
const LIFT = 58;

/** A dish on a warm ground. */
export const onTable = (tint: string, dish: (drawing: Drawing, tint: string) => Svg): Svg => {
  const drawing = new Drawing();
  // Before `finish`, which writes the definitions that it adds.
  const body = dish(drawing, tint);
  return drawing.finish(
    TABLE.width,
    TABLE.height,
    ground(drawing, tint, TABLE.width, TABLE.height),
    group({ transform: `translate(0 ${-LIFT})` }, body),
  );
};
