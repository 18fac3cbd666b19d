import { el, group, type Drawing, type Svg } from '../svg';

/** Small drawings have a transparent background of this size, so that they fit any page. */
export const WIDE = 640;
export const TALL = 480;
/** The floor. */
export const FLOOR = 400;

export const shadow = (drawing: Drawing, x: number, half: number, y = FLOOR): Svg =>
  group(
    {},
    el('ellipse', {
      cx: x + half * 0.1,
      cy: y,
      rx: half * 1.06,
      ry: 13,
      fill: '#2B2114',
      'fill-opacity': 0.2,
      filter: drawing.blur(8, 1),
    }),
    el('ellipse', {
      cx: x,
      cy: y + 1,
      rx: half * 0.94,
      ry: 6,
      fill: '#2B2114',
      'fill-opacity': 0.45,
      filter: drawing.blur(3, 1),
    }),
  );
