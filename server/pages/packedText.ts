import {
  constants,
  createBrotliCompress,
  createDeflateRaw,
  crc32,
  type BrotliCompress,
  type DeflateRaw,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The window that both the compressor and the header below speak of. */
const BROTLI_WINDOW_BITS = 22;
/** A page in a few milliseconds. */
const QUICK_QUALITY = 6;
/** So many that `standIn` never repeats itself; one uncompressed block could hold more. */
const MAX_OPENING_BYTES = 1_800;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * A text whose opening is another one in each answer, and always of the same length: kept compressed all the same. The opening travels in
 * an uncompressed block in front of the compressed rest, so that an answer costs a copy and no compression.
 */
export interface PackedText {
  /** @param opening as many bytes as it was made for; its last two always the same, because brotli looks back at them */
  open: (opening: Buffer, encoding: Encoding) => Promise<Buffer>;
  /** Packs it a tenth smaller for those who take brotli, in a hundred times the time: for a text that lasts. */
  packBetter: () => Promise<void>;
}

/**
 * @param openingBytes how long every opening will be, and `lastBytes` how it will end
 * @param rest what follows; of control characters it may hold line breaks and tabs only
 * @throws when it holds others: readers of brotli would be given pieces of the opening for them
 */
export function packText(openingBytes: number, lastBytes: string, rest: string): PackedText {
  if (openingBytes > MAX_OPENING_BYTES) throw new Error(`an opening of ${openingBytes} bytes is too long`);
  if (rest.search(CONTROLS) >= 0) throw new Error('a text with control characters can not be packed');
  const plain = Buffer.from(rest);
  let brotli: Promise<Buffer> | undefined;
  let gzip: Promise<Buffer> | undefined;
  const toBrotli = (quality: number) => compressBrotli(standIn(openingBytes, lastBytes), plain, quality);

  return {
    packBetter: async () => {
      const better = await toBrotli(constants.BROTLI_MAX_QUALITY);
      brotli = Promise.resolve(better);
    },

    open: async (opening, encoding) => {
      if (opening.length !== openingBytes)
        throw new Error(`an opening has ${opening.length} bytes, not ${openingBytes}`);
      if (encoding === 'identity') return Buffer.concat([opening, plain]);
      if (encoding === 'br') {
        brotli ??= toBrotli(QUICK_QUALITY);
        return Buffer.concat([brotliOpening(openingBytes), opening, await brotli]);
      }
      gzip ??= compressDeflate(plain);
      return Buffer.concat([GZIP_HEADER, storedBlock(openingBytes), opening, await gzip, gzipTrailer(opening, plain)]);
    },
  };
}

/** All but tabs and line breaks. HTML allows none of them either: https://html.spec.whatwg.org/multipage/parsing.html#control-character-in-input-stream */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** The text with a space for each control character that can't be packed. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ');

/** Bytes that no text of ours holds: control characters, and what UTF-8 has no use for. Their number is prime. */
const FOREIGN_BYTES = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => (byte < 0x20 && ![9, 10, 13].includes(byte)) || [0x7f, 0xc0, 0xc1].includes(byte) || byte >= 0xf5,
);

/**
 * In an opening's place while the rest is compressed. No two of its bytes stand side by side twice and none is in the rest, so that the
 * compressor copies nothing within it nor out of it: what it remembers afterwards is what a reader of an uncompressed block remembers.
 */
function standIn(length: number, lastBytes: string): Buffer {
  const count = FOREIGN_BYTES.length;
  let place = 0;
  const bytes = Array.from({ length: length - lastBytes.length }, (_, at) => {
    place = (place + 1 + Math.floor(at / count)) % count;
    return FOREIGN_BYTES[place] ?? 0;
  });
  return Buffer.concat([Buffer.from(bytes), Buffer.from(lastBytes)]);
}

/**
 * The beginning of a brotli stream and of an uncompressed meta-block in it (RFC 7932, 9.1 and 9.2), low bits first: four bits of window size,
 * one bit for "not the last", two for "length in four nibbles", sixteen for the length less one, one for "uncompressed".
 */
function brotliOpening(length: number): Buffer {
  const bits = ((BROTLI_WINDOW_BITS - 17) << 1) | 1 | ((length - 1) << 7) | (1 << 23);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}

/** An uncompressed block of a deflate stream (RFC 1951, 3.2.4) that is not the last. */
function storedBlock(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function gzipTrailer(opening: Buffer, plain: Buffer): Buffer {
  const trailer = Buffer.alloc(8);
  const checksum = crc32(opening);
  // zlib forgets what it has when it is given nothing more.
  trailer.writeUInt32LE(plain.length > 0 ? crc32(plain, checksum) : checksum, 0);
  trailer.writeUInt32LE(opening.length + plain.length, 4);
  return trailer;
}

/** What a compressor gives for `plain` after it has seen `before`: its places count from the stream's beginning. */
async function compressBrotli(before: Buffer, plain: Buffer, quality: number): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: before.length + plain.length,
    },
  });
  const chunks = collect(stream);
  stream.write(before);
  await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  chunks.length = 0;
  return finish(stream, chunks, plain);
}

/** Deflate knows no places: what was in front doesn't matter as long as nothing refers to it. */
function compressDeflate(plain: Buffer): Promise<Buffer> {
  const stream = createDeflateRaw({ level: 6 });
  return finish(stream, collect(stream), plain);
}

function collect(stream: BrotliCompress | DeflateRaw): Buffer[] {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}

function finish(stream: BrotliCompress | DeflateRaw, chunks: Buffer[], plain: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.end(plain);
  });
}
