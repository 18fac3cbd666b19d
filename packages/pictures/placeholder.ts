import sharp from 'sharp';

const SIDE = 5;
/** Colours in steps of eight: invisible when enlarged and blurred, and a third smaller. */
const STEP = 8;

/**
 * A picture of a few pixels as base64, sent inside API responses. Lossless, because WebP's lossy compression distorts the
 * colours of so small a picture.
 * @param file any rendition of the picture
 */
export const placeholderOf = async (file: Buffer): Promise<string> => {
  const { data } = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rounded = data.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  const webp = await sharp(rounded, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  return webp.toString('base64');
};
