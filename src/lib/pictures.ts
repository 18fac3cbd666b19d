import type { Picture } from '../../contract/pictures';

type Renditions = NonNullable<Picture['dark']>;

export const srcSetOf = (picture: Renditions, format: 'avif' | 'webp'): string =>
  picture[format].map((width) => `${picture.path}-${width}.${format} ${width}w`).join(', ');

/** For browsers without AVIF, and previews of pictures that have no own. */
export const largestWebp = ({ path, webp }: Renditions): string => `${path}-${webp.at(-1) ?? 0}.webp`;

/** Other sites show this in previews of links. */
export const previewOf = (picture: Picture): string => picture.share ?? largestWebp(picture);

export const placeholderOf = ({ placeholder }: Renditions): string => `url("data:image/webp;base64,${placeholder}")`;
