/** The tables of a TrueType font file, by tag. */
export type Tables = Map<string, Buffer>;

const RECORD_BYTES = 16;
const HEADER_BYTES = 12;

export const readTables = (font: Buffer): Tables => {
  const tables: Tables = new Map();
  for (let place = 0; place < font.readUInt16BE(4); place++) {
    const record = HEADER_BYTES + place * RECORD_BYTES;
    const start = font.readUInt32BE(record + 8);
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(start, start + font.readUInt32BE(record + 12)),
    );
  }
  return tables;
};

/** The table of that name. Throws where the font has none. */
export const tableOf = (tables: Tables, tag: string): Buffer => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
};

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

const checksum = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

/** The font file of these tables. Its search hints stay zero: the packer that follows writes its own. */
export const writeTables = (tables: Tables): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES + tables.size * RECORD_BYTES);
  header.writeUInt32BE(0x00010000);
  header.writeUInt16BE(tables.size, 4);
  let end = header.length;
  const bodies = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  bodies.forEach(([tag, table], place) => {
    const record = HEADER_BYTES + place * RECORD_BYTES;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(padded(table)), record + 4);
    header.writeUInt32BE(end, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    end += padded(table).length;
  });
  return Buffer.concat([header, ...bodies.map(([, table]) => padded(table))]);
};
