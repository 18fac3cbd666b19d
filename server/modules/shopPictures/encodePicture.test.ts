import sharp from 'sharp';
import type { PictureKind } from '../../../contract/catalogueRules';
import { encodePicture, type EncodedPicture } from './encodePicture';

const MAX_PIXELS = 4_000_000;
const WHOLE = { x: 0, y: 0, width: 1 };
const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** The left half red, the right one blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: BLUE } }, left: width / 2, top: 0 },
  ]);
const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: RED } });

const encoded = async (bytes: Buffer, part = WHOLE, kind: PictureKind = 'PACK'): Promise<EncodedPicture> => {
  const result = await encodePicture(bytes, { kind, ...part }, MAX_PIXELS);
  if (typeof result === 'string') throw new Error(result);
  return result;
};
const colourAt = async ({ files }: EncodedPicture, x: number, y: number): Promise<number[]> => {
  const webp = files.find(({ ending }) => ending.endsWith('.webp'))?.bytes;
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
};
const isReddish = ([r = 0, , b = 0]: number[]) => r > b + 80;

it('makes the widths and formats of the drawn pictures, without metadata', async () => {
  const { id, picture, files } = await encoded(await halves(1000, 1000).jpeg().toBuffer());
  const path = `/photos/${id}`;
  expect(picture).toMatchObject({ path, width: 768, height: 768, avif: [192, 360, 540, 768], webp: [320] });
  expect(picture.share).toBe(`${path}-share.jpg`);
  expect(picture.placeholder.length).toBeLessThan(300);
  const made = await Promise.all(
    files.map(async ({ ending, bytes }) => {
      const { width, height, format, exif } = await sharp(bytes).metadata();
      return [ending, format, width, height, exif];
    }),
  );
  expect(made).toEqual([
    ...[192, 360, 540, 768].map((width) => [`-${width}.avif`, 'heif', width, width, undefined]),
    ['-320.webp', 'webp', 320, 320, undefined],
    ['-share.jpg', 'jpeg', 1200, 630, undefined],
  ]);
});

it('makes no width that the picture does not have', async () => {
  const { picture } = await encoded(await halves(500, 400).png().toBuffer());
  expect(picture).toMatchObject({ width: 400, avif: [192, 360, 400], webp: [320] });
});

it('cuts a banner to its shape', async () => {
  const { picture, files } = await encoded(await halves(1800, 1200).png().toBuffer(), WHOLE, 'BANNER_WIDE');
  expect(picture).toMatchObject({ width: 1600, height: 600, avif: [960, 1600], webp: [960] });
  expect(files).toHaveLength(3);
});

it('cuts out the chosen part', async () => {
  const wide = await halves(1600, 800).png().toBuffer();
  const left = await encoded(wide, { x: 0, y: 0, width: 0.5 });
  const right = await encoded(wide, { x: 0.5, y: 0, width: 0.5 });
  expect([isReddish(await colourAt(left, 0.9, 0.5)), isReddish(await colourAt(right, 0.1, 0.5))]).toEqual([
    true,
    false,
  ]);
  expect(left.id).not.toBe(right.id);
});

it('turns a rotated photo upright, before it is cut', async () => {
  const rotated = await halves(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(isReddish(await colourAt(await encoded(rotated), 0.5, 0.5))).toBe(true);
  expect(isReddish(await colourAt(await encoded(rotated, { ...WHOLE, y: 0.5 }), 0.5, 0.5))).toBe(false);
});

it('takes CMYK as colours, and what is transparent as white', async () => {
  const cmyk = await square(400).toColourspace('cmyk').jpeg().toBuffer();
  expect(isReddish(await colourAt(await encoded(cmyk), 0.5, 0.5))).toBe(true);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 400, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
  for (const part of await colourAt(await encoded(clear), 0.5, 0.5)) expect(part).toBeGreaterThan(245);
});

it('takes the first picture of an animation', async () => {
  const blue = sharp({ create: { width: 400, height: 400, channels: 3, background: BLUE } });
  const frames = [await square(400).png().toBuffer(), await blue.png().toBuffer()];
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const picture = await encoded(animation);
  expect(isReddish(await colourAt(picture, 0.5, 0.5))).toBe(true);
  expect(picture.picture).toMatchObject({ width: 400, height: 400 });
});

it.each([
  ['nothing', async () => Buffer.alloc(0), 'NOT_AN_IMAGE'],
  ['a page that calls itself a picture', async () => Buffer.from('<svg onload="alert(1)"/>'), 'NOT_AN_IMAGE'],
  [
    'a script behind the first bytes of a JPEG',
    async () => Buffer.from('\xff\xd8\xff<script>', 'latin1'),
    'NOT_AN_IMAGE',
  ],
  ['a JPEG that ends too early', async () => (await square(900).jpeg().toBuffer()).subarray(0, 900), 'NOT_AN_IMAGE'],
  ['a GIF', () => square(400).gif().toBuffer(), 'NOT_AN_IMAGE'],
  ['too many pixels', () => square(2001).png().toBuffer(), 'TOO_MANY_PIXELS'],
  ['a stamp', () => square(300).png().toBuffer(), 'TOO_SMALL'],
])('rejects %s', async (_what, make, problem) => {
  expect(await encodePicture(await make(), { kind: 'PACK', ...WHOLE }, MAX_PIXELS)).toBe(problem);
});
