import { shift } from '../colour';
import { KRAFT, kraft } from '../packs/paper';
import { randomOf } from '../random';
import { stamp } from '../prints/stamps';
import { el, group, type Drawing, type Svg } from '../svg';
import { FLOOR, shadow } from './stage';

/** A carton that stands open, with nothing in it yet. */
export const openCarton = (drawing: Drawing): Svg => {
  const random = randomOf('open carton');
  const side = (d: string, light: number): Svg =>
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      kraft(drawing, random, { x: 130, y: 120, width: 390, height: 290 }, shift(KRAFT, light)),
    );
  const edge = (d: string): Svg =>
    el('path', { d, fill: 'none', stroke: '#FFF6E4', 'stroke-opacity': 0.6, 'stroke-width': 2.4 });
  return group(
    {},
    shadow(drawing, 322, 152, FLOOR),
    // Inside, then the flaps at the back.
    el('path', { d: 'M190 232L408 232L450 196L244 196Z', fill: shift(KRAFT, -0.3) }),
    side('M244 196L450 196L466 138L268 134Z', -0.08),
    side('M190 232L244 196L206 158L146 190Z', 0.03),
    // Front and right side.
    side(`M190 232H408V${FLOOR}H190Z`, 0),
    side(`M408 232L450 196V${FLOOR - 30}L408 ${FLOOR}Z`, -0.14),
    // The flaps that hang to the front and to the right.
    side('M190 232H408L422 276H174Z', 0.06),
    side('M408 232L450 196L500 222L462 264Z', -0.03),
    edge('M190 232H408L450 196M174 276H422'),
    stamp('mark', 298, 338, 76, '#24603A'),
    el('path', {
      d: `M190 232H408V${FLOOR}H190Z`,
      fill: drawing.linear([
        [0, '#FFF6E4', 0.18],
        [0.5, '#FFF6E4', 0],
        [1, '#2E1C0A', 0.2],
      ]),
    }),
    el('path', { d: 'M174 276H422L408 290H190Z', fill: '#2E1C0A', 'fill-opacity': 0.28, filter: drawing.blur(4, 0.3) }),
  );
};
