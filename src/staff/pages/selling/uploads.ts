import type { BannerPicture, Picture } from '../../../../contract/pictures';
import type { SellingBanner } from '../../../../contract/staffSelling';
import { OWN_PHOTO, type BannerValues } from './bannerValues';
import type { Drawings } from './DrawingField';

/** Photos by their ids. */
export type Uploads = ReadonlyMap<string, Picture>;

/** Those of stored banners. */
export const uploadsOf = (banners: readonly SellingBanner[]): Uploads =>
  new Map(
    banners.flatMap(({ photo, picture }) =>
      photo && picture
        ? [
            [photo.wide, picture.wide],
            [photo.tall, picture.tall],
          ]
        : [],
    ),
  );

/** What a form shows; with one of two photos, that one stands for both. */
export function pictureOf(
  { drawing, photoWide, photoTall }: BannerValues,
  drawings: Drawings,
  uploads: Uploads,
): BannerPicture | null {
  if (drawing !== OWN_PHOTO) return drawings.find(({ key }) => key === drawing)?.picture ?? null;
  const [wide, tall] = [uploads.get(photoWide), uploads.get(photoTall)];
  const [first = tall, second = wide] = [wide, tall];
  return first && second ? { wide: first, tall: second } : null;
}
