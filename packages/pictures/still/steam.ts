import { el, group, num, type Drawing, type Svg } from '../svg';

interface Wisp {
  x: number;
  sway: number;
  tall: number;
  width: number;
  phase: number;
}

/** A wisp that curls as it rises, thin at both ends. */
const wispPath = ({ x, sway, tall, width, phase }: Wisp, y: number): string => {
  const steps = 26;
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = index / steps;
      const middle = x + sway * (Math.sin(t * 6.6 + phase) - Math.sin(phase)) * (0.25 + 0.75 * t);
      const half = (width / 2) * Math.sin(Math.PI * t ** 0.8) ** 1.2 * (0.6 + 0.8 * t);
      return `${num(middle + side * half)} ${num(y - tall * t)}`;
    });
  return `M${edge(1).join('L')}L${edge(-1).toReversed().join('L')}Z`;
};

/** Steam in three wisps; their shaded sides show them on pale grounds. */
export const steam = (drawing: Drawing, x: number, y: number, tall: number): Svg => {
  const scale = tall / 330;
  const wisps: Wisp[] = [
    { x: x - 52 * scale, sway: 24 * scale, tall: tall * 0.74, width: 34 * scale, phase: 0.4 },
    { x: x + 4 * scale, sway: -30 * scale, tall, width: 44 * scale, phase: 0.9 },
    { x: x + 60 * scale, sway: 22 * scale, tall: tall * 0.62, width: 30 * scale, phase: 2.2 },
  ];
  const faded = (colour: string, opacity: number) =>
    drawing.linear(
      [
        [0, colour, 0],
        [0.3, colour, opacity * 0.8],
        [0.72, colour, opacity],
        [1, colour, 0],
      ],
      [0, y - tall, 0, y],
      true,
    );
  const painted = (fill: string, wider: number, dx: number, blur: number) =>
    group(
      { filter: drawing.blur(blur * scale, 0.4) },
      ...wisps.map((wisp) =>
        el('path', { d: wispPath({ ...wisp, x: wisp.x + dx * scale, width: wisp.width * wider }, y), fill }),
      ),
    );
  return group(
    {},
    painted(faded('#7D8A84', 0.3), 1.1, 7, 7),
    painted(faded('#FFFFFF', 0.75), 1.25, -1, 9),
    painted(faded('#FFFFFF', 0.95), 0.45, -4, 2.6),
  );
};
