// `npm run pictures:sheet`: draws what the picture maker can draw onto sheets to look at, in dist/pictures. What follows the name is
// a pattern of pack ids: `npm run pictures:sheet -- thinai`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ground } from './packs/ground';
import { packs, packshot } from './packs/packshot';
import { field, type FieldCut } from './scene/field';
import { dosa } from './still/dosa';
import { millets } from './still/millets';
import { porridge } from './still/porridge';
import { puttu } from './still/puttu';
import { rices } from './still/rices';
import { Drawing, type Svg } from './svg';

const folder = path.resolve(import.meta.dirname, '../../dist/pictures');
const STILL_SIDE = 1000;
const TILE = 400;
const GAP = 8;

/** The categories' pictures with the tint of their ground. */
const stills = [
  [millets, '#E4EADB'],
  [rices, '#F1E6D9'],
  [porridge, '#F4EBD2'],
  [dosa, '#E2E8E8'],
  [puttu, '#F0E3DC'],
] as const;

/** The banner's scene, for a wide window. */
const banner: FieldCut = {
  width: 1600,
  height: 600,
  horizon: 0.56,
  sun: { x: 0.66, y: 0.43, radius: 0.115 },
  vanish: 0.64,
  palms: [
    { x: 0.9, y: 0.8, tall: 0.72, lean: -0.05 },
    { x: 0.955, y: 0.84, tall: 0.6, lean: 0.06 },
    { x: 0.84, y: 0.7, tall: 0.4, lean: 0.03 },
    { x: 0.07, y: 0.62, tall: 0.17, lean: 0.01 },
    { x: 0.1, y: 0.615, tall: 0.13, lean: -0.01 },
  ],
  ears: 0.36,
};

const render = (svg: Svg) => sharp(Buffer.from(svg), { unlimited: true });

/** Lays pictures out in rows. */
async function writeSheet(name: string, pictures: readonly Svg[], columns: number): Promise<void> {
  const place = (at: number) => at * (TILE + GAP);
  const tiles = [];
  for (const [at, svg] of pictures.entries()) {
    const input = await render(svg).resize(TILE, TILE).png().toBuffer();
    tiles.push({ input, left: place(at % columns), top: place(Math.floor(at / columns)) });
  }
  const size = { width: place(columns), height: place(Math.ceil(pictures.length / columns)) };
  const file = path.join(folder, `${name}.png`);
  await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(`${pictures.length} pictures: ${file}`);
}

const [pattern = ''] = process.argv.slice(2);
const wanted = packs.filter(({ id }) => id.includes(pattern));
if (wanted.length === 0) throw new Error(`No pack's id contains ${JSON.stringify(pattern)}.`);
mkdirSync(folder, { recursive: true });
await writeSheet('packs', wanted.map(packshot), Math.min(8, wanted.length));
const drawn = stills.map(([draw, tint]) => {
  const drawing = new Drawing();
  const body = draw(drawing, tint);
  return drawing.finish(STILL_SIDE, STILL_SIDE, ground(drawing, tint), body);
});
await writeSheet('categories', drawn, drawn.length);
await render(field(banner)).png().toFile(path.join(folder, 'field.png'));
