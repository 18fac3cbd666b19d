import type { Picture } from '../../contract/pictures';

type Renditions = NonNullable<Picture['dark']>;

export const srcSetOf = (picture: Renditions, format: 'avif' | 'webp'): string =>
  picture[format].map((width) => `${picture.path}-${width}.${format} ${width}w`).join(', ');

/** For previews on other sites and browsers without AVIF. */
export const largestWebp = ({ path, webp }: Renditions): string => `${path}-${webp.at(-1) ?? 0}.webp`;

export const placeholderOf = ({ placeholder }: Renditions): string => `url("data:image/webp;base64,${placeholder}")`;
