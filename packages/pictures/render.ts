import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../contract/pictures';
import { placeholderOf } from './placeholder';
import type { Svg } from './svg';

/** One thread per picture: several are rendered concurrently, and the output is deterministic. */
sharp.concurrency(1);

/** Widths and quality of a kind of picture. */
export interface Recipe {
  /** Per file: width in pixels, initial quality, and maximum size in bytes. */
  avif: readonly Rendition[];
  webp: readonly Rendition[];
  /** Whether there is a blurred placeholder. Transparent drawings have none. */
  placeholder: boolean;
}

interface Rendition {
  width: number;
  quality: number;
  maxBytes?: number;
}

export interface RenderedFile {
  name: string;
  bytes: Buffer;
}

export interface Rendered {
  picture: Picture;
  files: RenderedFile[];
}

const QUALITY_STEP = 4;
const LEAST_QUALITY = 24;
const FOLDER = '/pictures';

type Encode = (image: Sharp, quality: number) => Sharp;

const ENCODERS: Readonly<Record<'avif' | 'webp', Encode>> = {
  // Chroma subsampling is invisible at these widths, and labels stay readable.
  avif: (image, quality) => image.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality, alphaQuality: 60, effort: 6, smartSubsample: true }),
};

/** The best quality within the maximum size. */
const encode = async (image: Sharp, how: Encode, { quality, maxBytes = Infinity }: Rendition): Promise<Buffer> => {
  for (let tried = quality; ; tried -= QUALITY_STEP) {
    if (tried < LEAST_QUALITY) throw new Error(`No quality fits into ${maxBytes} bytes`);
    const bytes = await how(image.clone(), tried).toBuffer();
    if (bytes.length < maxBytes) return bytes;
  }
};

/** The picture's pixels, rendered by librsvg. */
const paint = async (svg: Svg): Promise<{ pixels: Sharp; width: number; height: number }> => {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: sharp(data, { raw: { width, height, channels } }), width, height };
};

/**
 * Renders one drawing in all widths of its recipe.
 * @param name base name of its files, before the hash
 */
export const render = async (name: string, svg: Svg, { avif, webp, placeholder }: Recipe): Promise<Rendered> => {
  const { pixels, width, height } = await paint(svg);
  const made = async (format: 'avif' | 'webp', renditions: readonly Rendition[]) =>
    Promise.all(
      renditions.map(async (rendition) => ({
        ending: `-${rendition.width}.${format}`,
        bytes: await encode(pixels.clone().resize(rendition.width), ENCODERS[format], rendition),
      })),
    );
  const files = [...(await made('avif', avif)), ...(await made('webp', webp))];

  const [smallest] = files;
  const hash = createHash('sha256');
  for (const { ending, bytes } of files) hash.update(ending).update(bytes);
  const base = `${name}.${hash.digest('hex').slice(0, 10)}`;
  const largest = Math.max(...avif.map((rendition) => rendition.width));
  return {
    picture: {
      path: `${FOLDER}/${base}`,
      width: largest,
      height: Math.round((largest * height) / width),
      avif: avif.map((rendition) => rendition.width),
      webp: webp.map((rendition) => rendition.width),
      placeholder: placeholder && smallest ? await placeholderOf(smallest.bytes) : '',
    },
    files: files.map(({ ending, bytes }) => ({ name: `${base}${ending}`, bytes })),
  };
};
