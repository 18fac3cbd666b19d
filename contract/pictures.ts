import { Type, type Static } from 'typebox';

const Width = Type.Integer({ minimum: 1 });

/**
 * One drawing or photo in several widths. Files are `${path}-${width}.avif` and `.webp`; the path holds a content hash,
 * so they are immutable.
 */
const Renditions = Type.Object({
  path: Type.String(),
  /** It is that of the largest file, in pixels; all share its aspect ratio. */
  width: Width,
  height: Width,
  /** Available widths in pixels, ascending. */
  avif: Type.Array(Width, { minItems: 1 }),
  /** Few: for browsers without AVIF, and link previews. */
  webp: Type.Array(Width, { minItems: 1 }),
  /** A tiny blurred WebP as base64; '' for transparent pictures, or where another's serves. */
  placeholder: Type.String(),
});

/** A picture that is cut out is shown on these colours. */
export const Ground = Type.Object({ light: Type.String(), dark: Type.String() });
export type Ground = Static<typeof Ground>;

export const Picture = Type.Object({
  ...Renditions.properties,
  ground: Type.Optional(Ground),
  /** The same, drawn for dark pages. */
  dark: Type.Optional(Renditions),
  /** Path of a JPEG of 1200 × 630 for previews of links to what it shows. */
  share: Type.Optional(Type.String()),
  /** A shop's own photo has it where its text is read: without one, the page describes what is shown. */
  alt: Type.Optional(Type.String()),
});
export type Picture = Static<typeof Picture>;

/** One scene cropped twice: wide for desktops, tall for phones. */
export const BannerPicture = Type.Object({ wide: Picture, tall: Picture });
export type BannerPicture = Static<typeof BannerPicture>;
