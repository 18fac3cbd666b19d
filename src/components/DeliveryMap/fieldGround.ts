import * as L from 'leaflet';

const TILE_PX = 256;
/** The mean side of a field. A tile's side is a multiple, so that neighbours share corners. */
const FIELD_PX = 64;
const FIELDS = TILE_PX / FIELD_PX;
/** A corner may be off the grid by so much, in sides of a field. */
const JITTER = 0.55;
const FURROWS = 6;
export const GROUND_CLASS = 'vayal-fields';
/** Tints of fields, styled by the map component. */
const FIELD_TINTS = 4;

type Point = readonly [x: number, y: number];
type Edge = readonly [Point, Point];

/** The same number from 0 to 1 for the same integers. */
const random = (x: number, y: number): number => {
  let hash = (Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/** A corner of the whole map's grid, the same for every tile that it belongs to. */
const cornerAt = (column: number, row: number): Point => [
  (column + (random(column, row) - 0.5) * JITTER) * FIELD_PX,
  (row + (random(row + 7919, column) - 0.5) * JITTER) * FIELD_PX,
];

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** A tile of fields with furrows as SVG. @param x, y the tile's column and row */
export const fieldsOfTile = (x: number, y: number): string => {
  const write = ([px, py]: Point): string => `${(px - x * TILE_PX).toFixed(1)} ${(py - y * TILE_PX).toFixed(1)}`;
  const fields = Array.from({ length: FIELD_TINTS }, () => '');
  let furrows = '';
  for (let row = y * FIELDS - 1; row <= (y + 1) * FIELDS; row += 1) {
    for (let column = x * FIELDS - 1; column <= (x + 1) * FIELDS; column += 1) {
      const corners: Edge = [cornerAt(column, row), cornerAt(column + 1, row)];
      const opposite: Edge = [cornerAt(column, row + 1), cornerAt(column + 1, row + 1)];
      const tint = Math.floor(random(column + 31, row + 17) * FIELD_TINTS);
      const outline = `M${write(corners[0])}L${write(corners[1])}L${write(opposite[1])}L${write(opposite[0])}Z`;
      fields[tint] = `${fields[tint] ?? ''}${outline}`;
      // One field in three lies fallow.
      const direction = Math.floor(random(column + 101, row + 53) * 3);
      if (direction === 2) continue;
      const [from, to]: [Edge, Edge] =
        direction === 0
          ? [corners, opposite]
          : [
              [corners[0], opposite[0]],
              [corners[1], opposite[1]],
            ];
      for (let line = 1; line < FURROWS; line += 1) {
        const part = line / FURROWS;
        furrows += `M${write(between(from[0], from[1], part))}L${write(between(to[0], to[1], part))}`;
      }
    }
  }
  const paths = fields.map((path, tint) => `<path class="field${tint}" d="${path}"/>`).join('');
  return `<svg viewBox="0 0 ${TILE_PX} ${TILE_PX}" aria-hidden="true">${paths}<path class="furrows" d="${furrows}"/></svg>`;
};

/** Fields instead of streets, where no tiles load: they move with the map, and claim nothing about the place. */
export class FieldGround extends L.GridLayer {
  protected override createTile({ x, y }: L.Coords): HTMLElement {
    const tile = document.createElement('div');
    tile.className = GROUND_CLASS;
    tile.innerHTML = fieldsOfTile(x, y);
    return tile;
  }
}
