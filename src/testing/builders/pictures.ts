import type { BannerPicture, Picture } from '../../../contract/pictures';
import type { CataloguePicture, UploadedPicture } from '../../../contract/shopPictures';
import manifest from '../../../public/pictures/manifest.json';

/** The picture of a pack's front; null for packs without one. */
export const packPicture = (packId: string): Picture | null =>
  (manifest.packs as Readonly<Record<string, Picture>>)[packId] ?? null;

export const servedPicture = (productId: string): Picture | null =>
  (manifest.served as Readonly<Record<string, Picture>>)[productId] ?? null;

export const categoryPicture = (categoryId: string): Picture | null =>
  (manifest.categories as Readonly<Record<string, Picture>>)[categoryId] ?? null;

export const bannerPicture = (bannerId: string): BannerPicture | null =>
  (manifest.banners as Readonly<Record<string, BannerPicture>>)[bannerId] ?? null;

export const recipePicture = (slug: string): Picture | null =>
  (manifest.recipes as Readonly<Record<string, Picture>>)[slug] ?? null;

/** A picture without a file, for tests of its URL. */
export const buildPicture = (overrides: Partial<Picture> = {}): Picture => ({
  path: '/pictures/foxtail.0123456789',
  width: 800,
  height: 800,
  avif: [192, 800],
  webp: [360],
  placeholder: 'UklGRg==',
  ...overrides,
});

/** A shop's own photo, without a text in Hindi; its files are those of a drawing. */
export const buildPhoto = (overrides: Partial<CataloguePicture> = {}): CataloguePicture => ({
  ...(packPicture('ml-ragi-500') ?? buildPicture()),
  alts: { en: 'A pouch of foxtail millet on a table', ta: 'மேசையில் தினைப் பாக்கெட்', hi: '' },
  ...overrides,
});

export const buildUploadedPicture = (): UploadedPicture => ({
  _id: 'b7c1d2e3f4a5968778a9',
  picture: packPicture('rc-mapp-1000') ?? buildPicture(),
});
