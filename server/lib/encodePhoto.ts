import { photoFormat } from '../../contract/constants';

/** NOT_AN_IMAGE: empty, damaged, truncated or of another format. */
export type PhotoFault = 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS';

export interface EncodedPhoto {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * Re-encodes a JPEG, PNG or WebP, judged by its bytes, as upright WebP without metadata, which may contain its location.
 * @param maxPixels more are rejected before decoding: a small file may hold enormous pictures
 */
export async function encodePhoto(
  bytes: Buffer,
  { sidePx, maxPixels }: { sidePx: number; maxPixels: number },
): Promise<EncodedPhoto | PhotoFault> {
  if (photoFormat(bytes.toString('latin1', 0, 12)) === null) return 'NOT_AN_IMAGE';
  // Imported lazily: most processes never handle a photo.
  const { default: sharp } = await import('sharp');
  try {
    // Only the header is read before the pixels are counted.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'TOO_MANY_PIXELS';
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    // sharp throws for anything it can't decode completely, which is then no complete image.
    return 'NOT_AN_IMAGE';
  }
}
