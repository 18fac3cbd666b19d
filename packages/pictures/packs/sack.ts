import { randomOf } from '../random';
import { el, group, type Drawing, type Svg } from '../svg';
import { fabric } from './fabric';
import { front, type Pack } from './front';
import { contactShadow, FLOOR, SIDE } from './ground';
import { sackFolds, sackLight, sackString } from './sackLight';
import { sackBody, sackRuffle, type Sack } from './sackShape';

const COTTON = '#E0CFA8';

/** A sack of cotton, tied with twine, its label sewn on. */
export const sack = (drawing: Drawing, pack: Pack): Svg => {
  const random = randomOf(pack.id);
  const shape: Sack = { x: SIDE / 2, top: 36, neck: 168, bottom: FLOOR, half: 340 };
  const { x, top, neck, bottom, half } = shape;
  const label = { x, top: neck + 158, bottom: bottom - 52, half: 272, sun: 62, wraps: false };
  const ruffle = sackRuffle(shape);
  const body = sackBody(shape);
  return group(
    {},
    contactShadow(drawing, pack.tint, x, half),
    group(
      { 'clip-path': drawing.clip(el('path', { d: ruffle })) },
      fabric(drawing, random, { x: x - 200, y: top - 20, width: 400, height: neck - top + 40 }, COTTON),
      el('rect', {
        x: x - 200,
        y: top - 20,
        width: 400,
        height: 180,
        fill: drawing.linear([
          [0, '#33220C', 0.3],
          [0.3, '#33220C', 0],
          [0.65, '#33220C', 0.06],
          [1, '#33220C', 0.45],
        ]),
      }),
    ),
    group(
      { 'clip-path': drawing.clip(el('path', { d: body })) },
      fabric(
        drawing,
        random,
        { x: x - half * 1.05, y: neck - 10, width: half * 2.1, height: bottom - neck + 30 },
        COTTON,
      ),
      front(drawing, pack, random, { ...label, scale: 0.92, letters: [92, 92, 66] }),
      stitches(label),
      sackLight(drawing, shape),
    ),
    group({ 'clip-path': drawing.clip(el('path', { d: body + ruffle })) }, sackFolds(drawing, random, shape)),
    sackString(drawing, shape),
  );
};

const stitches = ({ x, top, bottom, half }: { x: number; top: number; bottom: number; half: number }): Svg => {
  const d = `M${x - half + 8} ${top + 12}V${bottom - 10}M${x + half - 8} ${top + 12}V${bottom - 10}`;
  return el('path', {
    d,
    fill: 'none',
    stroke: '#8A6A38',
    'stroke-width': 3.4,
    'stroke-dasharray': '11 8',
    'stroke-linecap': 'round',
  });
};
