import type { Sharp } from 'sharp';
import { photoFormat } from '../../contract/constants';

/** NOT_AN_IMAGE: also damaged or truncated. */
export type PhotoDecodeError = 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS';

export interface EncodedPhoto {
  webp: Buffer;
  width: number;
  height: number;
}

interface OpenPhoto {
  /** The picture is upright. Of an animation, it is the first frame. */
  image: Sharp;
  width: number;
  height: number;
}

/**
 * Detects JPEG, PNG or WebP by its bytes.
 * @param maxPixels checked before decoding: a small file may contain an enormous picture
 */
export async function openPhoto(bytes: Buffer, maxPixels: number): Promise<OpenPhoto | PhotoDecodeError> {
  if (photoFormat(bytes.toString('latin1', 0, 12)) === null) return 'NOT_AN_IMAGE';
  // It is loaded on demand, because most processes handle no photos.
  const { default: sharp } = await import('sharp');
  // Otherwise libvips retains decoded pictures.
  sharp.cache(false);
  try {
    // Reads only the header.
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'TOO_MANY_PIXELS';
    return { image: sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).autoOrient(), ...autoOrient };
  } catch {
    return 'NOT_AN_IMAGE';
  }
}

/** Strips metadata, which may contain the location. */
export async function encodePhoto(
  bytes: Buffer,
  { sidePx, maxPixels }: { sidePx: number; maxPixels: number },
): Promise<EncodedPhoto | PhotoDecodeError> {
  const photo = await openPhoto(bytes, maxPixels);
  if (typeof photo === 'string') return photo;
  try {
    const { data, info } = await photo.image
      .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    // Decoding an incomplete picture throws.
    return 'NOT_AN_IMAGE';
  }
}
