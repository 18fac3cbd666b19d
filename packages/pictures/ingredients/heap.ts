import { mix, shift } from '../colour';
import type { Random } from '../random';
import { el, type Drawing, type Svg } from '../svg';
import { longGrain, roundGrain } from './grain';
import type { Grain, Ingredient, Powder } from './ingredients';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fills a rectangle with an ingredient; the caller clips it. */
export const heap = (drawing: Drawing, ingredient: Ingredient, random: Random, area: Area): Svg =>
  ingredient.kind === 'powder'
    ? powderHeap(drawing, ingredient, random, area)
    : grainHeap(drawing, ingredient, random, area);

const LAYERS = [1, 0.5, 0];

const grainHeap = (drawing: Drawing, grain: Grain, random: Random, area: Area): Svg => {
  const ground = shift(grain.colours[0] ?? '#000000', -0.3);
  // Long grains cross each other: they are strewn closer along than across.
  const [stepX, stepY] =
    grain.kind === 'long' ? [grain.length * 0.52, grain.width * 1.25] : [grain.length * 0.92, grain.width * 0.86];
  const grains = LAYERS.flatMap((depth) => {
    const shapes: Svg[] = [];
    let odd = false;
    for (let y = area.y - stepY; y < area.y + area.height + stepY; y += stepY) {
      for (let x = area.x - stepX; x < area.x + area.width + stepX; x += stepX) {
        const position = {
          x: x + (odd ? stepX / 2 : 0) + random.around(0, stepX * 0.42),
          y: y + random.around(0, stepY * 0.42),
          depth,
        };
        // The upper layers leave gaps.
        if (depth === 0 && random.chance(0.22)) continue;
        shapes.push(
          grain.kind === 'long' ? longGrain(grain, random, position) : roundGrain(drawing, grain, random, position),
        );
      }
      odd = !odd;
    }
    return shapes;
  });
  return el('rect', { ...area, fill: ground }) + grains.join('');
};

/** From this grit on a powder is drawn as crumbs, below as soft waves with bits. */
const CRUMBS = 0.6;

const powderHeap = (drawing: Drawing, powder: Powder, random: Random, area: Area): Svg =>
  powder.grit > CRUMBS ? crumbHeap(drawing, powder, random, area) : flourHeap(drawing, powder, random, area);

const crumbHeap = (drawing: Drawing, { colour, grit, flecks }: Powder, random: Random, area: Area): Svg => {
  const shades = [-0.05, -0.025, 0, 0.02, 0.045].map((step) => shift(colour, step));
  const size = 3 + grit * 6;
  const crumb = (length: number, width: number, colours: readonly string[]): Grain => ({
    kind: 'round',
    length,
    width,
    colours,
    gloss: 0.12,
  });
  const large = grainHeap(drawing, crumb(size, size * 0.78, shades), random, area);
  const bits = Array.from({ length: Math.round((area.width * area.height) / 240) }, () => {
    const width = random.between(2.5, size * 0.55);
    const colours = random.chance(0.4) ? flecks.map((fleck) => mix(fleck, colour, 0.25)) : shades;
    return roundGrain(drawing, crumb(width * 1.3, width, colours), random, { ...pointIn(area, random), depth: 0 });
  });
  return large + bits.join('');
};

const flourHeap = (drawing: Drawing, { colour, grit, flecks }: Powder, random: Random, area: Area): Svg => {
  const waves = el('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: (0.013 + grit * 0.012).toFixed(4),
    numOctaves: 5,
    seed: Math.floor(random.between(1, 900)),
  });
  const light = el(
    'feDiffuseLighting',
    { surfaceScale: 3.4 + grit * 5, diffuseConstant: 1.04, 'lighting-color': '#FFFFFF', result: 'light' },
    el('feDistantLight', { azimuth: 235, elevation: 58 }),
  );
  const lit = el('feComposite', {
    in: 'SourceGraphic',
    in2: 'light',
    operator: 'arithmetic',
    k1: 0.85,
    k2: 0.27,
    k3: 0,
    k4: 0,
  });
  const bits = Array.from({ length: Math.round((area.width * area.height) / (330 - grit * 380)) }, () => {
    const size = random.between(0.9, 1.6 + grit * 5);
    const { x, y } = pointIn(area, random);
    const transform = `rotate(${Math.round(random.between(0, 180))} ${x.toFixed(1)} ${y.toFixed(1)})`;
    const fill = mix(random.pick(flecks), colour, random.between(0, 0.55));
    return [
      el('ellipse', {
        cx: x + size * 0.2,
        cy: y + size * 0.35,
        rx: size,
        ry: size * 0.72,
        fill: shift(colour, -0.24),
        'fill-opacity': 0.35,
        transform,
      }),
      el('ellipse', { cx: x, cy: y, rx: size, ry: size * 0.7, fill, 'fill-opacity': 0.9, transform }),
    ].join('');
  });
  return el('rect', { ...area, fill: colour, filter: drawing.filter(waves + light + lit, 0) }) + bits.join('');
};

const pointIn = (area: Area, random: Random) => ({
  x: random.between(area.x, area.x + area.width),
  y: random.between(area.y, area.y + area.height),
});
