import { Type, type Static } from 'typebox';

const Width = Type.Integer({ minimum: 1 });

/**
 * A picture in several widths, drawn or photographed. Its files lie at `${path}-${width}.avif` and `${path}-${width}.webp`; the path holds a
 * hash of what they show, so that they may be kept for ever.
 */
export const Picture = Type.Object({
  path: Type.String(),
  /** Of the largest file, in pixels: all have the same shape. */
  width: Width,
  height: Width,
  /** The widths there are of each format, in pixels, from small to large. */
  avif: Type.Array(Width, { minItems: 1 }),
  /** Few: for the rare browser without AVIF, and for other sites' previews. */
  webp: Type.Array(Width, { minItems: 1 }),
  /** The same in a few pixels, to stand there blurred until a file has come: WebP as base64; '' on a transparent ground, or where another's will do. */
  placeholder: Type.String(),
});
export type Picture = Static<typeof Picture>;

/** One scene cut twice: lying for wide windows, standing for phones. */
export const BannerPicture = Type.Object({ wide: Picture, tall: Picture });
export type BannerPicture = Static<typeof BannerPicture>;
