import sharp from 'sharp';
import { preparePhoto } from './photo';

const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;
const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });
const stored = async (given: string) => {
  const result = await preparePhoto(given);
  if (!result.ok) throw new Error(result.problem);
  const bytes = Buffer.from(result.photo.replace('data:image/webp;base64,', ''), 'base64');
  return { url: result.photo, bytes, metadata: await sharp(bytes).metadata() };
};
/** A JPEG of exactly that many bytes: decoders skip what follows its end. */
const jpegOfBytes = async (bytes: number) => {
  const jpeg = await picture().jpeg().toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
};

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('sent as %s is stored as WebP of at most 512 pixels', async (type) => {
    const { url, metadata } = await stored(dataUrl(await picture(1024, 600).toFormat(type).toBuffer(), type));
    expect(url).toMatch(/^data:image\/webp;base64,/);
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 300 });
  });

  it('of a smaller size retains it', async () => {
    const { metadata } = await stored(dataUrl(await picture(100, 40).png().toBuffer(), 'png'));
    expect(metadata).toMatchObject({ width: 100, height: 40 });
  });

  it('loses location and all other metadata, but its orientation is applied', async () => {
    const withLocation = await picture(400, 200)
      .withExif({ IFD0: { Artist: 'Kavitha' }, IFD3: { GPSLatitude: '11/1 1/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const given = (await sharp(withLocation).metadata()).exif?.toString('latin1');
    expect(given).toContain('Kavitha');
    const { metadata, bytes } = await stored(dataUrl(withLocation));
    for (const part of ['exif', 'xmp', 'iptc', 'icc'] as const)
      expect([part, metadata[part]]).toEqual([part, undefined]);
    expect(bytes.toString('latin1')).not.toContain('Kavitha');
    expect(metadata).toMatchObject({ width: 200, height: 400 });
  });

  it('may have 204800 bytes and not one more', async () => {
    expect((await preparePhoto(dataUrl(await jpegOfBytes(204_800)))).ok).toBe(true);
    expect(await preparePhoto(dataUrl(await jpegOfBytes(204_801)))).toEqual({ ok: false, problem: 'TOO_LARGE' });
  });

  it('is rejected when it is empty, no image, or not base64', async () => {
    const notAnImage = { ok: false, problem: 'NOT_AN_IMAGE' };
    expect(await preparePhoto(dataUrl(Buffer.alloc(0)))).toEqual(notAnImage);
    expect(await preparePhoto(dataUrl(Buffer.from('<svg onload="alert(1)"/>')))).toEqual(notAnImage);
    expect(await preparePhoto('data:image/jpeg;base64,***')).toEqual(notAnImage);
    expect(await preparePhoto('data:image/png;base64,R0lGODdh')).toEqual(notAnImage);
  });

  it('is recognized by its bytes, whatever type it declares', async () => {
    const png = await picture().png().toBuffer();
    expect((await preparePhoto(dataUrl(png, 'jpeg'))).ok).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is rejected when a %s is truncated', async (type) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: 'white',
      },
    });
    const whole = await noise.toFormat(type).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await preparePhoto(dataUrl(half, type))).toEqual({ ok: false, problem: 'NOT_AN_IMAGE' });
    // Only the header of the picture is left.
    expect(await preparePhoto(dataUrl(whole.subarray(0, 14), type))).toEqual({ ok: false, problem: 'NOT_AN_IMAGE' });
  });

  it('is rejected before decoding when it is small in bytes and enormous in pixels', async () => {
    const bomb = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    expect(bomb.length).toBeLessThan(204_800);
    expect(await preparePhoto(dataUrl(bomb, 'png'))).toEqual({ ok: false, problem: 'TOO_MANY_PIXELS' });
  });
});
