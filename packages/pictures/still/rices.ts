import { contactShadow } from '../packs/ground';
import { GRAINS } from '../ingredients/ingredients';
import { curve, taper } from '../prints/curve';
import { plant } from '../prints/heads';
import { randomOf, type Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { scatter } from './scatter';

const EARS = ['#DDAE48', '#CC9834', '#EAC46A', '#B9852A', '#F1D68C'];
const STALKS = ['#B49A48', '#A18B3D', '#C6B05F', '#8F8D43'];

const TIE = { x: 500, y: 590 };

/** Cut straw below the string, standing on the floor. */
const straw = (random: Random): Svg =>
  Array.from({ length: 64 }, (_, index) => {
    const share = (index / 63) * 2 - 1 + random.around(0, 0.05);
    const from = { x: TIE.x + share * 62, y: TIE.y };
    const to = { x: TIE.x + share * 178 + random.around(0, 8), y: 842 - Math.abs(share) * 16 + random.around(0, 10) };
    const line = curve(from, { x: TIE.x + share * 84, y: 700 }, to);
    return el('path', {
      d: taper(line, 0, 1, 7, 8),
      fill: random.pick(STALKS),
      stroke: '#5B4A1B',
      'stroke-opacity': 0.35,
      'stroke-width': 0.8,
    });
  }).join('');

/** Above it the ears part to both sides, the outer ones hang lowest. */
const ears = (random: Random): Svg =>
  Array.from({ length: 30 }, (_, index) => {
    const share = ((index * 13) % 30) / 14.5 - 1;
    const side = share < 0 ? -1 : 1;
    const far = Math.abs(share);
    const neck = { x: TIE.x + share * 190 + random.around(0, 10), y: 330 - (1 - far) * 90 + random.around(0, 26) };
    return plant(
      'rice',
      {
        foot: { x: TIE.x + share * 58, y: TIE.y + 10 },
        pull: { x: TIE.x + share * 60, y: 430 },
        neck,
        side,
        size: 170 + random.around(0, 20),
      },
      random,
      EARS,
      STALKS,
    );
  }).join('');

const string = (): Svg => {
  const turn = (dy: number) =>
    `M${num(TIE.x - 74)} ${num(TIE.y + dy)}Q${num(TIE.x)} ${num(TIE.y + dy + 22)} ${num(TIE.x + 74)} ${num(TIE.y + dy)}`;
  return [-14, 0, 14]
    .map((dy) =>
      [
        el('path', { d: turn(dy), fill: 'none', stroke: '#6E4A22', 'stroke-width': 15, 'stroke-linecap': 'round' }),
        el('path', { d: turn(dy), fill: 'none', stroke: '#B5562F', 'stroke-width': 11, 'stroke-linecap': 'round' }),
        el('path', {
          d: turn(dy),
          fill: 'none',
          stroke: '#7A3318',
          'stroke-width': 11,
          'stroke-dasharray': '2.5 6',
          'stroke-opacity': 0.55,
        }),
      ].join(''),
    )
    .join('');
};

/** A sheaf of paddy, tied and set down. */
export const rices = (drawing: Drawing, tint: string): Svg => {
  const random = randomOf('sheaf of paddy');
  const shade = el('path', {
    d: `M440 ${TIE.y}L560 ${TIE.y}L680 830Q500 880 320 830Z`,
    fill: drawing.linear([
      [0, '#2E1F06', 0.3],
      [0.35, '#2E1F06', 0],
      [0.65, '#2E1F06', 0.1],
      [1, '#2E1F06', 0.5],
    ]),
    filter: drawing.blur(4),
  });
  return group(
    {},
    contactShadow(drawing, tint, TIE.x, 190, 846),
    straw(random),
    shade,
    ears(random),
    string(),
    scatter(drawing, GRAINS.kichiliSamba, random, [730, 868, 150, 24], 22),
  );
};
