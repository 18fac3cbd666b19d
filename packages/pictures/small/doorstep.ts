import { packs } from '../packs/packshot';
import { pouch } from '../packs/pouch';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { FLOOR, shadow } from './stage';

const SHOWN = 'ml-thinai-1000';

/** A drawing of rice flour before the door: dots, and one line around them. */
const kolam = (x: number, y: number): Svg => {
  const petals = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4;
    const at = (angle: number, far: number) =>
      `${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far * 0.3)}`;
    return `M${at(turn, 8)}C${at(turn - 0.5, 36)} ${at(turn - 0.28, 52)} ${at(turn, 54)}C${at(turn + 0.28, 52)} ${at(turn + 0.5, 36)} ${at(turn, 8)}`;
  }).join('');
  return el('path', { d: petals, fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2.6 });
};

/** A front door, mango leaves over it, and a pack on the step. */
export const doorstep = (drawing: Drawing): Svg => {
  const pack = packs.find(({ id }) => id === SHOWN);
  if (!pack) throw new Error(`There is no pack ${SHOWN}`);
  const wood = drawing.linear([
    [0, '#2F7347'],
    [0.5, '#24603A'],
    [1, '#1B4A2D'],
  ]);
  const panel = (x: number, y: number, tall: number): Svg =>
    group(
      {},
      el('rect', { x, y, width: 52, height: tall, rx: 3, fill: '#1B4A2D' }),
      el('rect', { x: x + 3, y: y + 3, width: 49, height: tall - 3, rx: 3, fill: '#347C4D' }),
      el('rect', { x: x + 5, y: y + 5, width: 44, height: tall - 9, rx: 2, fill: wood }),
    );
  return group(
    {},
    shadow(drawing, 320, 176, FLOOR + 22),
    el('path', { d: `M150 ${FLOOR}H490L512 ${FLOOR + 24}H128Z`, fill: '#CDB68C' }),
    el('path', { d: `M128 ${FLOOR + 24}H512V${FLOOR + 34}H128Z`, fill: '#A98F62' }),
    // The frame, then two wings.
    el('rect', { x: 206, y: 84, width: 190, height: FLOOR - 84, fill: '#8A5A2B' }),
    el('rect', { x: 206, y: 84, width: 8, height: FLOOR - 84, fill: '#AD7A42' }),
    el('rect', { x: 220, y: 98, width: 162, height: FLOOR - 98, fill: wood }),
    ...[236, 314].flatMap((x) => [panel(x, 116, 88), panel(x, 218, 72), panel(x, 304, 84)]),
    el('path', { d: `M301 98V${FLOOR}`, stroke: '#123320', 'stroke-width': 3 }),
    ...[293, 309].map((x) => el('circle', { cx: x, cy: 262, r: 4.4, fill: '#E3A21A' })),
    // Mango leaves and marigolds on a string.
    el('path', { d: 'M200 92Q301 116 402 92', fill: 'none', stroke: '#7A5A33', 'stroke-width': 2.4 }),
    ...Array.from({ length: 17 }, (_, index) => {
      const share = index / 16;
      const [x, y] = [202 + share * 198, 92 + Math.sin(share * Math.PI) * 12];
      return index % 4 === 2
        ? el('circle', { cx: x, cy: y + 4, r: 8, fill: '#E3A21A', stroke: '#B4782D', 'stroke-width': 1.5 })
        : el('path', {
            d: `M${num(x)} ${num(y)}q7.5 15 0 32q-7.5 -17 0 -32Z`,
            fill: index % 2 ? '#6F9A3E' : '#4E7F45',
          });
    }),
    kolam(236, FLOOR + 12),
    group({ transform: 'translate(306 228) scale(0.205)' }, pouch(drawing, pack)),
  );
};
