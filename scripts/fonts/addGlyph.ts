import { readCharacterMap, writeCharacterMap } from './characterMap';
import { readTables, tableOf, writeTables, type Tables } from './sfnt';

interface Glyph {
  outline: Buffer;
  advance: number;
  leftBearing: number;
}

const isLong = (tables: Tables): boolean => tableOf(tables, 'head').readInt16BE(50) === 1;
const glyphCount = (tables: Tables): number => tableOf(tables, 'maxp').readUInt16BE(4);
const unitsPerEm = (tables: Tables): number => tableOf(tables, 'head').readUInt16BE(18);

const readGlyph = (tables: Tables, glyph: number): Glyph => {
  const loca = tableOf(tables, 'loca');
  const at = (place: number) => (isLong(tables) ? loca.readUInt32BE(place * 4) : loca.readUInt16BE(place * 2) * 2);
  const metrics = tableOf(tables, 'hmtx');
  // Glyphs beyond the last long metric share its advance.
  const longMetrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const shared = Math.min(glyph, longMetrics - 1);
  return {
    outline: tableOf(tables, 'glyf').subarray(at(glyph), at(glyph + 1)),
    advance: metrics.readUInt16BE(shared * 4),
    leftBearing: metrics.readInt16BE(glyph < longMetrics ? glyph * 4 + 2 : longMetrics * 4 + (glyph - longMetrics) * 2),
  };
};

/**
 * Puts one character's glyph of `donor` into `font`, where their maker has split one typeface over two files.
 * @param font, donor TrueType files of the same design size, without hints; the glyph must be drawn by itself, not composed
 * @returns the font as a TrueType file
 */
export const addGlyph = (font: Buffer, donor: Buffer, character: string): Buffer => {
  const tables = readTables(font);
  const from = readTables(donor);
  const code = character.codePointAt(0) ?? 0;
  const wanted = readCharacterMap(tableOf(from, 'cmap')).get(code);
  if (wanted === undefined) throw new Error(`The donor has no ${character}`);
  if (unitsPerEm(tables) !== unitsPerEm(from)) throw new Error('Font and donor are drawn on different grids');
  if (readGlyph(from, wanted).outline.readInt16BE(0) < 0) throw new Error(`${character} is composed of other glyphs`);

  const count = glyphCount(tables);
  const glyphs = [...Array.from({ length: count }, (_, glyph) => readGlyph(tables, glyph)), readGlyph(from, wanted)];
  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  const metrics = Buffer.alloc(glyphs.length * 4);
  const outlines: Buffer[] = [];
  let end = 0;
  glyphs.forEach(({ outline, advance, leftBearing }, glyph) => {
    const whole = Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
    outlines.push(whole);
    end += whole.length;
    offsets.writeUInt32BE(end, (glyph + 1) * 4);
    metrics.writeUInt16BE(advance, glyph * 4);
    metrics.writeInt16BE(leftBearing, glyph * 4 + 2);
  });

  const changed = (tag: string, change: (table: Buffer) => void): [string, Buffer] => {
    const copy = Buffer.from(tableOf(tables, tag));
    change(copy);
    return [tag, copy];
  };
  return writeTables(
    new Map([
      ...tables,
      ['glyf', Buffer.concat(outlines)],
      ['loca', offsets],
      ['hmtx', metrics],
      ['cmap', writeCharacterMap(readCharacterMap(tableOf(tables, 'cmap')).set(code, count))],
      changed('head', (head) => head.writeInt16BE(1, 50)),
      changed('hhea', (hhea) => hhea.writeUInt16BE(glyphs.length, 34)),
      changed('maxp', (maxp) => {
        maxp.writeUInt16BE(glyphs.length, 4);
        // The most points (6) and contours (8) that a glyph has.
        for (const at of [6, 8]) {
          maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), tableOf(from, 'maxp').readUInt16BE(at)), at);
        }
      }),
    ]),
  );
};
