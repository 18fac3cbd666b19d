import { MAX_UPLOAD_BYTES, photoFormat } from '../../../contract/constants';

/** The longest side of a stored photo, in pixels. */
const PHOTO_SIDE_PX = 512;
/** A 200 KB file with more pixels is a decompression bomb. */
const MAX_PIXELS = 16_000_000;

/** TOO_LARGE: more bytes than allowed. NOT_AN_IMAGE: empty, damaged, truncated or of another format. */
export type PhotoProblem = 'TOO_LARGE' | 'NOT_AN_IMAGE' | 'TOO_MANY_PIXELS';

export type PhotoResult = { ok: true; photo: string } | { ok: false; problem: PhotoProblem };

/**
 * Re-encodes a photo as upright WebP of at most 512 by 512 pixels, without metadata, which may contain its location.
 * @param dataUrl a data URL of a JPEG, PNG or WebP; at most MAX_UPLOAD_BYTES once decoded (spec §5).
 */
export async function preparePhoto(dataUrl: string): Promise<PhotoResult> {
  const comma = dataUrl.indexOf(',');
  const encoded = dataUrl.slice(comma + 1);
  // Buffer.from skips what is not base64; a damaged photo should be rejected instead.
  if (encoded.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return rejected('NOT_AN_IMAGE');

  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) return rejected('TOO_LARGE');
  if (photoFormat(bytes.toString('latin1', 0, 12)) === null) return rejected('NOT_AN_IMAGE');

  // Imported lazily: most processes never handle a photo.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
    const { width, height } = await image.metadata();
    if (width * height > MAX_PIXELS) return rejected('TOO_MANY_PIXELS');
    const stored = await image
      .autoOrient()
      .resize(PHOTO_SIDE_PX, PHOTO_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { ok: true, photo: `data:image/webp;base64,${stored.toString('base64')}` };
  } catch {
    // sharp throws for anything it can't decode completely, which is then no complete image.
    return rejected('NOT_AN_IMAGE');
  }
}

const rejected = (problem: PhotoProblem): PhotoResult => ({ ok: false, problem });
