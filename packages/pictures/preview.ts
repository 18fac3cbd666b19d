import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { RenderedFile } from './render';
import type { Svg } from './svg';

/** Networks that show previews of links read JPEG, and crop other sizes. */
const WIDTH = 1200;

/**
 * Renders the preview of links to something.
 * @param name base name of its file, before the hash
 */
export const renderPreview = async (name: string, svg: Svg): Promise<RenderedFile> => {
  const bytes = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(WIDTH)
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { name: `${name}-share.${hash}.jpg`, bytes };
};
