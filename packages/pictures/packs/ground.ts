import { lightnessOf, mix, shift } from '../colour';
import { el, group, type Drawing, type Svg } from '../svg';

/** All pictures are drawn on a square of this side. */
export const SIDE = 1000;
/** The position of packs. */
export const FLOOR = 905;

/** Dark enough for the shadow of what is cut out, whose ground is the page's. */
export const CUT_OUT = '#3A2F20';

/** On dark pages the studio is lit by a lamp. */
const isDark = (tint: string): boolean => lightnessOf(tint) < 0.5;

/** What a shadow on this ground is. */
const shadowOn = (tint: string): string =>
  isDark(tint) ? shift(tint, -0.16) : mix(shift(tint, -0.5, 1.3), '#2B2114', 0.45);

/** A studio's ground: paper that bends from wall to floor, lit from the upper left. */
export const ground = (drawing: Drawing, tint: string, width = SIDE, height = SIDE): Svg =>
  [
    el('rect', {
      width,
      height,
      fill: drawing.linear(
        [
          [0, shift(tint, 0.012)],
          [0.66, tint],
          [0.84, shift(tint, 0.022)],
          [1, shift(tint, -0.012)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    el('rect', {
      width,
      height,
      fill: drawing.radial(
        [
          [0, '#FFFFFF', isDark(tint) ? 0.12 : 0.62],
          [1, '#FFFFFF', 0],
        ],
        [0.34, 0.3, 0.62],
      ),
    }),
  ].join('');

/** Where the pack touches the floor it is dark and sharp; further off, to the lower right, pale and soft. */
export const contactShadow = (drawing: Drawing, tint: string, x: number, halfWidth: number, y = FLOOR): Svg => {
  const dark = shadowOn(tint);
  const ellipse = (cx: number, cy: number, rx: number, ry: number, opacity: number, blur: number) =>
    el('ellipse', { cx, cy, rx, ry, fill: dark, 'fill-opacity': opacity, filter: drawing.blur(blur, 1) });
  return group(
    {},
    ellipse(x + halfWidth * 0.32, y - 6, halfWidth * 1.12, 46, 0.16, 30),
    ellipse(x + halfWidth * 0.12, y - 2, halfWidth * 1.06, 22, 0.3, 13),
    ellipse(x, y + 2, halfWidth * 0.97, 9, 0.55, 5),
  );
};

/** The shadow of something flat and round: it shows all along its lower right edge. */
export const flatShadow = (
  drawing: Drawing,
  tint: string,
  x: number,
  y: number,
  radius: number,
  slant: number,
): Svg => {
  const dark = shadowOn(tint);
  const ellipse = (dx: number, dy: number, grow: number, opacity: number, blur: number) =>
    el('ellipse', {
      cx: x + dx,
      cy: y + dy,
      rx: radius * grow,
      ry: radius * grow * slant,
      fill: dark,
      'fill-opacity': opacity,
      filter: drawing.blur(blur, 0.4),
    });
  return group({}, ellipse(radius * 0.07, 22, 1.02, 0.22, 26), ellipse(4, 8, 0.99, 0.5, 8));
};
