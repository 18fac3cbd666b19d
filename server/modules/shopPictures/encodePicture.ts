import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { PICTURE_KINDS, type PictureKind } from '../../../contract/catalogueRules';
import type { Picture } from '../../../contract/pictures';
import type { UploadQuery } from '../../../contract/shopPictures';
import { openPhoto, type PhotoDecodeError } from '../../lib/encodePhoto';
import { RECIPES, type Recipe } from './recipes';

/** TOO_SMALL: the chosen part is. */
export type PictureProblem = PhotoDecodeError | 'TOO_SMALL';

export interface EncodedPicture {
  /** A hash of kind and files. */
  id: string;
  picture: Picture;
  /** `ending` follows the id in a name: `-360.avif`. */
  files: { ending: string; bytes: Buffer }[];
}

export const PHOTO_FOLDER = '/photos';

/** The result is null for a drawn picture, or none. */
export const pictureIdOf = (picture: Pick<Picture, 'path'> | undefined): string | null =>
  picture?.path.startsWith(`${PHOTO_FOLDER}/`) === true ? picture.path.slice(PHOTO_FOLDER.length + 1) : null;

const QUALITY_STEP = 6;
const LEAST_QUALITY = 26;
const PLACEHOLDER_SIDE_PX = 5;
/** The size for previews of links on other sites. */
const SHARE = { width: 1200, height: 630 };
const PAPER = '#ffffff';

type Rendition = Recipe['avif'][number];

const ENCODERS: Readonly<Record<'avif' | 'webp', (image: Sharp, quality: number) => Sharp>> = {
  avif: (image, quality) => image.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality, effort: 5, smartSubsample: true }),
};

/**
 * Encodes a cropped photo in the drawn pictures' widths and formats: in sRGB, transparency on white, without metadata,
 * never enlarged.
 */
export async function encodePicture(
  bytes: Buffer,
  { kind, ...part }: UploadQuery,
  maxPixels: number,
): Promise<EncodedPicture | PictureProblem> {
  const photo = await openPhoto(bytes, maxPixels);
  if (typeof photo === 'string') return photo;
  const { ratio, minWidth } = PICTURE_KINDS[kind];
  const { width: whole, height: wholeHeight } = photo;
  const width = Math.min(Math.round(whole * part.width), Math.floor(wholeHeight * ratio));
  if (width < minWidth) return 'TOO_SMALL';
  const height = Math.min(Math.round(width / ratio), wholeHeight);
  const left = Math.min(Math.round(part.x * whole), whole - width);
  const top = Math.min(Math.round(part.y * wholeHeight), wholeHeight - height);

  const { avif, webp, share } = RECIPES[kind];
  const largest = Math.min(width, ...avif.slice(-1).map((rendition) => rendition.width));
  try {
    const cut = photo.image.extract({ left, top, width, height }).flatten({ background: PAPER }).toColourspace('srgb');
    const { data, info } = await cut.resize(largest).raw().toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import('sharp');
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

    const avifFiles = await encodeAll(pixels, 'avif', upTo(largest, avif));
    const webpFiles = await encodeAll(pixels, 'webp', upTo(largest, webp));
    const files: EncodedPicture['files'] = [...avifFiles, ...webpFiles].map(({ ending, bytes: file }) => ({
      ending,
      bytes: file,
    }));
    if (share) files.push({ ending: '-share.jpg', bytes: await preview(pixels) });
    const id = hashOf(kind, files);
    const path = `${PHOTO_FOLDER}/${id}`;
    return {
      id,
      files,
      picture: {
        path,
        width: info.width,
        height: info.height,
        avif: avifFiles.map((file) => file.width),
        webp: webpFiles.map((file) => file.width),
        placeholder: await placeholderOf(pixels),
        ...(share && { share: `${path}-share.jpg` }),
      },
    };
  } catch {
    // sharp throws for anything it can't decode completely.
    return 'NOT_AN_IMAGE';
  }
}

/** One rendition of the full width replaces the larger ones. */
function upTo(largest: number, renditions: readonly Rendition[]): Rendition[] {
  const narrowed = renditions.map((rendition) => ({ ...rendition, width: Math.min(rendition.width, largest) }));
  return narrowed.filter(({ width }, at) => narrowed.findIndex((other) => other.width === width) === at);
}

/** One after the other: encoders hold most of the memory. */
async function encodeAll(pixels: Sharp, format: 'avif' | 'webp', renditions: readonly Rendition[]) {
  const files: { ending: string; bytes: Buffer; width: number }[] = [];
  for (const rendition of renditions) {
    const { width } = rendition;
    files.push({ ending: `-${width}.${format}`, bytes: await encode(pixels, format, rendition), width });
  }
  return files;
}

/** The best quality within the size, or the least. */
async function encode(pixels: Sharp, format: 'avif' | 'webp', { width, quality, maxBytes }: Rendition) {
  for (let tried = quality; ; tried -= QUALITY_STEP) {
    const bytes = await ENCODERS[format](pixels.clone().resize(width), tried).toBuffer();
    if (bytes.length <= maxBytes || tried - QUALITY_STEP < LEAST_QUALITY) return bytes;
  }
}

/** The picture before itself, enlarged and blurred. */
async function preview(pixels: Sharp): Promise<Buffer> {
  const front = await pixels.clone().resize(SHARE.height, SHARE.height).png().toBuffer();
  const behind = pixels.clone().resize({ ...SHARE, fit: 'cover' });
  return behind
    .blur(28)
    .composite([{ input: front }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

async function placeholderOf(pixels: Sharp): Promise<string> {
  const image = pixels.clone().resize(PLACEHOLDER_SIDE_PX, PLACEHOLDER_SIDE_PX, { fit: 'fill' });
  return (await image.webp({ lossless: true, effort: 6 }).toBuffer()).toString('base64');
}

function hashOf(kind: PictureKind, files: EncodedPicture['files']): string {
  const hash = createHash('sha256').update(kind);
  for (const { ending, bytes } of files) hash.update(ending).update(bytes);
  return hash.digest('hex').slice(0, 20);
}
