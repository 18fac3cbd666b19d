import type { Sharp } from 'sharp';
import { photoFormat } from '../../contract/constants';

/** NOT_AN_IMAGE: empty, damaged, truncated or of another format. */
export type PhotoFault = 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS';

export interface EncodedPhoto {
  webp: Buffer;
  width: number;
  height: number;
}

interface OpenPhoto {
  /** Upright; decoded once its pixels are read. Of an animation the first picture. */
  image: Sharp;
  width: number;
  height: number;
}

/**
 * Opens a JPEG, PNG or WebP, judged by its bytes.
 * @param maxPixels more are rejected before decoding: a small file may hold enormous pictures
 */
export async function openPhoto(bytes: Buffer, maxPixels: number): Promise<OpenPhoto | PhotoFault> {
  if (photoFormat(bytes.toString('latin1', 0, 12)) === null) return 'NOT_AN_IMAGE';
  // Imported lazily: most processes never handle a photo.
  const { default: sharp } = await import('sharp');
  // Else libvips holds on to what it decoded.
  sharp.cache(false);
  try {
    // Only the header is read before the pixels are counted.
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'TOO_MANY_PIXELS';
    return { image: sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).autoOrient(), ...autoOrient };
  } catch {
    return 'NOT_AN_IMAGE';
  }
}

/** Re-encodes a photo as upright WebP without metadata, which may contain its location. @param maxPixels as above */
export async function encodePhoto(
  bytes: Buffer,
  { sidePx, maxPixels }: { sidePx: number; maxPixels: number },
): Promise<EncodedPhoto | PhotoFault> {
  const photo = await openPhoto(bytes, maxPixels);
  if (typeof photo === 'string') return photo;
  try {
    const { data, info } = await photo.image
      .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    // sharp throws for anything it can't decode completely, which is then no complete image.
    return 'NOT_AN_IMAGE';
  }
}
