import type { PictureKind } from '../../../contract/catalogueRules';

interface Rendition {
  width: number;
  /** Lowered until a file fits. */
  quality: number;
  maxBytes: number;
}

export interface Recipe {
  avif: readonly Rendition[];
  webp: readonly Rendition[];
  /** Whether links have a preview of it. */
  share: boolean;
}

const rendition = (width: number, quality: number, maxBytes: number): Rendition => ({ width, quality, maxBytes });

/** The widths of the drawn pictures (packages/pictures/album.ts); photos need more bytes. */
export const RECIPES: Readonly<Record<PictureKind, Recipe>> = {
  PACK: {
    avif: [
      rendition(192, 52, 9_000),
      rendition(360, 52, 22_000),
      rendition(540, 50, 36_000),
      rendition(768, 48, 60_000),
    ],
    webp: [rendition(320, 60, 26_000)],
    share: true,
  },
  SERVED: {
    avif: [rendition(192, 52, 9_000), rendition(720, 48, 55_000)],
    webp: [rendition(320, 60, 26_000)],
    share: true,
  },
  CATEGORY: {
    avif: [rendition(240, 52, 12_000), rendition(480, 50, 32_000), rendition(800, 48, 64_000)],
    webp: [rendition(480, 62, 44_000)],
    share: true,
  },
  BANNER_WIDE: {
    avif: [rendition(960, 48, 60_000), rendition(1600, 46, 110_000)],
    webp: [rendition(960, 60, 90_000)],
    share: false,
  },
  BANNER_TALL: {
    avif: [rendition(640, 48, 55_000), rendition(1080, 46, 100_000)],
    webp: [rendition(640, 60, 80_000)],
    share: false,
  },
  PRODUCER: {
    avif: [rendition(540, 50, 40_000), rendition(1080, 46, 110_000)],
    webp: [rendition(540, 60, 60_000)],
    share: true,
  },
};
