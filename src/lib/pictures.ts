import type { Picture } from '../../contract/pictures';

export const srcSetOf = (picture: Picture, format: 'avif' | 'webp'): string =>
  picture[format].map((width) => `${picture.path}-${width}.${format} ${width}w`).join(', ');

/** For previews on other sites and browsers without AVIF. */
export const largestWebp = ({ path, webp }: Picture): string => `${path}-${webp.at(-1) ?? 0}.webp`;

export const placeholderOf = ({ placeholder }: Picture): string => `url("data:image/webp;base64,${placeholder}")`;
