import { Type, type Static } from 'typebox';

const Width = Type.Integer({ minimum: 1 });

/** Files are `${path}-${width}.avif` and `.webp`; the path holds a content hash, so they are immutable. */
const Renditions = Type.Object({
  path: Type.String(),
  /** In pixels, of the largest file. */
  width: Width,
  height: Width,
  /** Widths in pixels, ascending. */
  avif: Type.Array(Width, { minItems: 1 }),
  /** Few: for browsers without AVIF, and link previews. */
  webp: Type.Array(Width, { minItems: 1 }),
  /** A tiny blurred WebP as base64; '' if transparent. */
  placeholder: Type.String(),
});

export const Ground = Type.Object({ light: Type.String(), dark: Type.String() });
export type Ground = Static<typeof Ground>;

export const Picture = Type.Object({
  ...Renditions.properties,
  ground: Type.Optional(Ground),
  dark: Type.Optional(Renditions),
  /** Path of a 1200 × 630 JPEG for link previews. */
  share: Type.Optional(Type.String()),
  /** Only the shop's own photos have it. */
  alt: Type.Optional(Type.String()),
});
export type Picture = Static<typeof Picture>;

export const BannerPicture = Type.Object({ wide: Picture, tall: Picture });
export type BannerPicture = Static<typeof BannerPicture>;
