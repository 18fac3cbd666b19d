import type { Picture } from '../../contract/pictures';

type Renditions = NonNullable<Picture['dark']>;

export const srcSetOf = (picture: Renditions, format: 'avif' | 'webp'): string =>
  picture[format].map((width) => `${picture.path}-${width}.${format} ${width}w`).join(', ');

/** The picture with its files at another origin; '' is the shop itself. */
export const pictureAt = <P extends Picture | undefined>(origin: string, picture: P): P =>
  picture && {
    ...picture,
    path: origin + picture.path,
    ...(picture.dark && { dark: { ...picture.dark, path: origin + picture.dark.path } }),
  };

/** For browsers without AVIF, and previews of pictures that have no own. */
export const largestWebp = ({ path, webp }: Renditions): string => `${path}-${webp.at(-1) ?? 0}.webp`;

/** Other sites show this in previews of links. */
export const previewOf = (picture: Picture): string => picture.share ?? largestWebp(picture);

export const placeholderOf = ({ placeholder }: Renditions): string => `url("data:image/webp;base64,${placeholder}")`;
