import { el, group, num, type Drawing, type Svg } from '../svg';

/** Three ribbons of steam that part as they rise. */
export const steam = (drawing: Drawing, x: number, y: number, tall: number): Svg => {
  const ribbon = (dx: number, sway: number, height: number, width: number, opacity: number) =>
    el('path', {
      d: `M${num(x + dx)} ${num(y)}C${num(x + dx - sway)} ${num(y - height * 0.3)} ${num(x + dx + sway * 1.2)} ${num(y - height * 0.55)} ${num(x + dx - sway * 0.2)} ${num(y - height)}`,
      fill: 'none',
      stroke: drawing.linear(
        [
          [0, '#FFFFFF', 0],
          [0.35, '#FFFFFF', opacity],
          [1, '#FFFFFF', 0.05],
        ],
        [0, y - height, 0, y],
        true,
      ),
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  return group(
    {},
    group(
      { filter: drawing.blur(15, 1) },
      ribbon(-46, 62, tall * 0.8, 34, 0.8),
      ribbon(6, -70, tall, 40, 0.9),
      ribbon(56, 56, tall * 0.7, 30, 0.75),
    ),
    group(
      { filter: drawing.blur(5, 1) },
      ribbon(-40, 60, tall * 0.72, 9, 0.75),
      ribbon(10, -64, tall * 0.9, 11, 0.85),
      ribbon(52, 50, tall * 0.62, 8, 0.7),
    ),
  );
};
