import { MAX_UPLOAD_BYTES } from '../../../contract/constants';
import { encodePhoto, type PhotoFault } from '../../lib/encodePhoto';

/** The longest side of a stored photo, in pixels. */
const PHOTO_SIDE_PX = 512;
/** A 200 KB file with more pixels is a decompression bomb. */
const MAX_PIXELS = 16_000_000;

/** TOO_LARGE: more bytes than allowed. */
export type PhotoProblem = 'TOO_LARGE' | PhotoFault;

export type PhotoResult = { ok: true; photo: string } | { ok: false; problem: PhotoProblem };

/**
 * Re-encodes a photo as upright WebP of at most 512 by 512 pixels, without metadata.
 * @param dataUrl a data URL of a JPEG, PNG or WebP; at most MAX_UPLOAD_BYTES once decoded (spec §5).
 */
export async function preparePhoto(dataUrl: string): Promise<PhotoResult> {
  const comma = dataUrl.indexOf(',');
  const encoded = dataUrl.slice(comma + 1);
  // Buffer.from skips what is not base64; a damaged photo should be rejected instead.
  if (encoded.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return rejected('NOT_AN_IMAGE');

  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) return rejected('TOO_LARGE');
  const stored = await encodePhoto(bytes, { sidePx: PHOTO_SIDE_PX, maxPixels: MAX_PIXELS });
  if (typeof stored === 'string') return rejected(stored);
  return { ok: true, photo: `data:image/webp;base64,${stored.webp.toString('base64')}` };
}

const rejected = (problem: PhotoProblem): PhotoResult => ({ ok: false, problem });
