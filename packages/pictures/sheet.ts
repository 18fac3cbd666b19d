// `npm run pictures:sheet -- thinai`: draws the pictures whose name contains the word onto one sheet in dist/pictures.
// Draws all of them without a word, which takes a while.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { album } from './album';
import { root } from './inputs';

const COLUMNS = 8;
const TILE = 400;
const GAP = 8;

const [word = ''] = process.argv.slice(2);
const wanted = album.filter(({ name }) => name.includes(word));
if (wanted.length === 0) throw new Error(`No picture's name contains ${JSON.stringify(word)}.`);

const offsetOf = (at: number): number => at * (TILE + GAP);
const columns = Math.min(COLUMNS, wanted.length);
const tiles = [];
for (const [at, { draw }] of wanted.entries()) {
  const input = await sharp(Buffer.from(draw()), { unlimited: true })
    .resize(TILE, TILE, { fit: 'contain', background: 'white' })
    .png()
    .toBuffer();
  tiles.push({ input, left: offsetOf(at % columns), top: offsetOf(Math.floor(at / columns)) });
}

const folder = path.join(root, 'dist/pictures');
mkdirSync(folder, { recursive: true });
const file = path.join(folder, 'sheet.png');
const size = { width: offsetOf(columns), height: offsetOf(Math.ceil(wanted.length / columns)) };
await sharp({ create: { ...size, channels: 3, background: 'white' } })
  .composite(tiles)
  .png()
  .toFile(file);
console.log(`${wanted.length} pictures: ${file}`);
