import type { Picture } from '../../contract/pictures';

/** All files of one format for `srcset`, each with its width. */
export const srcSetOf = (picture: Picture, format: 'avif' | 'webp'): string =>
  picture[format].map((width) => `${picture.path}-${width}.${format} ${width}w`).join(', ');

/** The one file for whoever is given no choice: other sites' previews, browsers that know no AVIF. */
export const largestWebp = ({ path, webp }: Picture): string => `${path}-${webp.at(-1) ?? 0}.webp`;

/** The few pixels that stand there first, as a CSS image. */
export const placeholderOf = ({ placeholder }: Picture): string => `url("data:image/webp;base64,${placeholder}")`;
