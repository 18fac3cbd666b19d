import { shift } from '../colour';
import type { Random } from '../random';
import { el, num, type Drawing, type Svg } from '../svg';
import type { Grain } from './ingredients';

/** Unit vector towards the light: up and to the left. */
const LIGHT = { x: -0.55, y: -0.835 };

interface Position {
  x: number;
  y: number;
  /** Depth in the heap: 0 on top, 1 at the dark bottom. */
  depth: number;
}

/** A round grain: body with light and shade, the eye where it was fixed, and a spot of light where it shines. */
export const roundGrain = (drawing: Drawing, grain: Grain, random: Random, { x, y, depth }: Position): Svg => {
  const size = random.around(1, 0.14);
  const [rx, ry] = [(grain.length / 2) * size, (grain.width / 2) * size];
  const turn = grain.length / grain.width > 1.15 ? random.between(0, 180) : random.between(-25, 25);
  const colour = shift(random.pick(grain.colours), random.around(0, 0.025) - depth * 0.13);
  const body = drawing.radial(
    [
      [0, shift(colour, 0.07)],
      [0.45, colour],
      [0.8, shift(colour, -0.09)],
      [1, shift(colour, -0.17)],
    ],
    [x + rx * LIGHT.x * 0.6, y + ry * LIGHT.y * 0.6, rx * 1.75],
    true,
  );
  // In the picture's units, so that the light doesn't turn with the grain.
  const outline = ellipsePath(x, y, rx, ry, turn);
  const eyeAngle = random.between(0, 2 * Math.PI);
  return [
    el('path', {
      d: ellipsePath(x + rx * 0.16, y + ry * 0.34, rx * 1.06, ry * 1.06, turn),
      fill: '#2A1A0C',
      'fill-opacity': 0.3,
    }),
    el('path', { d: outline, fill: body }),
    grain.eye !== undefined && depth < 0.6 && random.chance(0.6)
      ? el('ellipse', {
          cx: x + Math.cos(eyeAngle) * rx * 0.5,
          cy: y + Math.sin(eyeAngle) * ry * 0.5,
          rx: rx * 0.24,
          ry: ry * 0.17,
          fill: grain.eye,
          'fill-opacity': 0.75,
        })
      : '',
    depth < 0.6
      ? el('ellipse', {
          cx: x + rx * LIGHT.x * 0.55,
          cy: y + ry * LIGHT.y * 0.5,
          rx: rx * 0.26,
          ry: ry * 0.17,
          fill: '#FFFFFF',
          'fill-opacity': grain.gloss * 0.8,
        })
      : '',
  ].join('');
};

const ellipsePath = (x: number, y: number, rx: number, ry: number, turn: number): string => {
  const dx = Math.cos((turn * Math.PI) / 180) * rx;
  const dy = Math.sin((turn * Math.PI) / 180) * rx;
  const arc = `A${num(rx)} ${num(ry)} ${num(turn)} 1 0`;
  return `M${num(x - dx)} ${num(y - dy)}${arc} ${num(x + dx)} ${num(y + dy)}${arc} ${num(x - dx)} ${num(y - dy)}Z`;
};

/** A grain of rice: a pointed body, a shaded side away from the light, a line of light on the other, a pale end. */
export const longGrain = (grain: Grain, random: Random, { x, y, depth }: Position): Svg => {
  const size = random.around(1, 0.13);
  const half = (grain.length / 2) * size;
  const thick = (grain.width / 2) * size;
  const turn = random.between(0, 2 * Math.PI);
  const colour = shift(random.pick(grain.colours), random.around(0, 0.02) - depth * 0.14);
  // Which of its long sides faces the light.
  const lit = -Math.sin(turn) * LIGHT.x + Math.cos(turn) * LIGHT.y < 0 ? -1 : 1;
  const at = (along: number, across: number) => {
    const [u, v] = [along * half, across * thick * -lit];
    return `${num(x + u * Math.cos(turn) - v * Math.sin(turn))} ${num(y + u * Math.sin(turn) + v * Math.cos(turn))}`;
  };
  const body = `M${at(-1, 0.1)}C${at(-0.7, -1.15)} ${at(0.45, -1.3)} ${at(1, -0.15)}C${at(0.75, 1.1)} ${at(-0.6, 1.25)} ${at(-1, 0.1)}Z`;
  const shade = `M${at(-1, 0.1)}C${at(-0.4, 0.55)} ${at(0.5, 0.5)} ${at(1, -0.15)}C${at(0.75, 1.1)} ${at(-0.6, 1.25)} ${at(-1, 0.1)}Z`;
  return [
    el('path', {
      d: body,
      fill: '#2A1A0C',
      'fill-opacity': 0.3,
      transform: `translate(${num(thick * 0.3)} ${num(thick * 0.55)})`,
    }),
    el('path', { d: body, fill: colour }),
    el('path', { d: shade, fill: shift(colour, -0.1), 'fill-opacity': 0.75 }),
    depth < 0.6
      ? el('path', {
          d: `M${at(-0.62, -0.42)}C${at(-0.2, -0.66)} ${at(0.3, -0.62)} ${at(0.66, -0.42)}`,
          fill: 'none',
          stroke: shift(colour, 0.14),
          'stroke-width': thick * 0.36,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.35 + grain.gloss * 0.6,
        })
      : '',
    grain.eye !== undefined && depth < 0.6 && random.chance(0.55)
      ? el('path', {
          d: `M${at(1, -0.15)}C${at(0.92, -0.62)} ${at(0.74, -0.7)} ${at(0.7, -0.2)}C${at(0.72, 0.3)} ${at(0.88, 0.4)} ${at(1, -0.15)}Z`,
          fill: grain.eye,
          'fill-opacity': 0.7,
        })
      : '',
  ].join('');
};
