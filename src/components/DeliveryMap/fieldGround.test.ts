import { fieldsOfTile } from './fieldGround';

const points = (svg: string): number[][] =>
  Array.from(svg.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);

it('draws the same fields for the same tile', () => {
  expect(fieldsOfTile(5, 9)).toBe(fieldsOfTile(5, 9));
  expect(fieldsOfTile(5, 9)).not.toBe(fieldsOfTile(6, 9));
});

it('meets its neighbours: corners at a border are the same from both sides', () => {
  const border = (tile: number[][], edge: number) =>
    tile
      .filter(([x, y]) => Math.abs(x! - edge) < 16 && y! > 0 && y! < 256)
      .map(([x, y]) => `${Math.round(x! - edge)} ${Math.round(y!)}`);
  const left = new Set(border(points(fieldsOfTile(11_696, 7_690)), 256));
  const right = border(points(fieldsOfTile(11_697, 7_690)), 0);
  expect(left.size).toBeGreaterThan(3);
  expect(right.filter((point) => !left.has(point))).toEqual([]);
});
