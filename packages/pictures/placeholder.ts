import sharp from 'sharp';

const SIDE = 5;
/** Colours in steps of eight: nobody sees the steps when they are drawn out to a card, and the file is a third smaller. */
const STEP = 8;

/**
 * A picture in so few pixels that it goes with its row over the wire, as base64. Lossless: so small, WebP's other way of keeping colours
 * makes rainbows of them.
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
