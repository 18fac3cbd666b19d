const WINDOWS_UNICODE = [3, 1] as const;
/** From the table's start to the first subtable, when there is one. */
const SUBTABLE_AT = 12;

/** Which glyph stands for which character (format 4 only, which holds everything below U+FFFF). */
export const readCharacterMap = (cmap: Buffer): Map<number, number> => {
  const map = new Map<number, number>();
  for (let place = 0; place < cmap.readUInt16BE(2); place++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + place * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const segments = table.readUInt16BE(6) / 2;
    const at = (row: number, segment: number) => 14 + row * segments * 2 + segment * 2 + (row > 0 ? 2 : 0);
    for (let segment = 0; segment < segments; segment++) {
      const end = table.readUInt16BE(at(0, segment));
      const start = table.readUInt16BE(at(1, segment));
      const delta = table.readUInt16BE(at(2, segment));
      const offset = table.readUInt16BE(at(3, segment));
      for (let code = start; code <= end && code < 0xffff; code++) {
        const found = offset === 0 ? code : table.readUInt16BE(at(3, segment) + offset + (code - start) * 2);
        const glyph = offset !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
        if (glyph !== 0) map.set(code, glyph);
      }
    }
  }
  return map;
};

/** The same as a table: one segment per run of characters whose glyphs follow each other. */
export const writeCharacterMap = (map: ReadonlyMap<number, number>): Buffer => {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...map].sort(([one], [other]) => one - other)) {
    const delta = (glyph - code) & 0xffff;
    const last = runs.at(-1);
    if (last?.end === code - 1 && last.delta === delta) last.end = code;
    else runs.push({ start: code, end: code, delta });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });

  const table = Buffer.alloc(16 + runs.length * 8);
  const largestPower = 2 ** Math.floor(Math.log2(runs.length));
  [
    4,
    table.length,
    0,
    runs.length * 2,
    largestPower * 2,
    Math.log2(largestPower),
    (runs.length - largestPower) * 2,
  ].forEach((value, place) => table.writeUInt16BE(value, place * 2));
  runs.forEach(({ start, end, delta }, place) => {
    table.writeUInt16BE(end, 14 + place * 2);
    table.writeUInt16BE(start, 16 + runs.length * 2 + place * 2);
    table.writeUInt16BE(delta, 16 + runs.length * 4 + place * 2);
  });

  const header = Buffer.alloc(SUBTABLE_AT);
  header.writeUInt16BE(1, 2);
  header.writeUInt16BE(WINDOWS_UNICODE[0], 4);
  header.writeUInt16BE(WINDOWS_UNICODE[1], 6);
  header.writeUInt32BE(SUBTABLE_AT, 8);
  return Buffer.concat([header, table]);
};
