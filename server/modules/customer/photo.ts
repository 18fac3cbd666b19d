import { MAX_UPLOAD_BYTES } from '../../../contract/constants';
import { encodePhoto, type PhotoDecodeError } from '../../lib/encodePhoto';

/** Limits the longer side. */
const PHOTO_SIDE_PX = 512;
/** More in 200 KB is a decompression bomb. */
const MAX_PIXELS = 16_000_000;

export type PhotoProblem = 'TOO_LARGE' | PhotoDecodeError;

export type PhotoResult = { ok: true; photo: string } | { ok: false; problem: PhotoProblem };

/**
 * Upright WebP without metadata.
 * @param dataUrl JPEG, PNG or WebP (spec §5)
 */
export async function preparePhoto(dataUrl: string): Promise<PhotoResult> {
  const comma = dataUrl.indexOf(',');
  const encoded = dataUrl.slice(comma + 1);
  // Buffer.from skips invalid base64.
  if (encoded.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return rejected('NOT_AN_IMAGE');

  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) return rejected('TOO_LARGE');
  const stored = await encodePhoto(bytes, { sidePx: PHOTO_SIDE_PX, maxPixels: MAX_PIXELS });
  if (typeof stored === 'string') return rejected(stored);
  return { ok: true, photo: `data:image/webp;base64,${stored.webp.toString('base64')}` };
}

const rejected = (problem: PhotoProblem): PhotoResult => ({ ok: false, problem });
