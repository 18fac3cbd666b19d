import { Type, type Static } from 'typebox';
import { MAX_ALT_LENGTH, PICTURE_KINDS, type PictureKind } from './catalogueRules';
import { Id, Nullable } from './http';

const Width = Type.Integer({ minimum: 1 });

/**
 * One drawing or photo in several widths. Files are `${path}-${width}.avif` and `.webp`; the path holds a content hash, so they
 * are immutable.
 */
const Renditions = Type.Object({
  path: Type.String(),
  /** Of the largest file, in pixels; all share its aspect ratio. */
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
  /** Of a shop's own photo, where its text is read: without one the page describes what is shown. */
  alt: Type.Optional(Type.String()),
});
export type Picture = Static<typeof Picture>;

/** One scene cropped twice: wide for desktops, tall for phones. */
export const BannerPicture = Type.Object({ wide: Picture, tall: Picture });
export type BannerPicture = Static<typeof BannerPicture>;

// The shop's own photos ----------------------------------------------------------------------------------------------

const closed = { additionalProperties: false };
const altText = Type.String({
  maxLength: MAX_ALT_LENGTH,
  pattern: '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$',
  messageKey: 'altText',
});

/** What is to be seen, for those who can't see it; '' in Tamil or Hindi where the translation is missing. */
export const AltTexts = Type.Object({ en: altText, ta: altText, hi: altText }, closed);
export type AltTexts = Static<typeof AltTexts>;

/** A picture as the staff edit it. */
export const CataloguePicture = Type.Object({
  ...Picture.properties,
  /** A photo has alternative texts; a drawn picture has none. */
  alts: Type.Optional(AltTexts),
});
export type CataloguePicture = Static<typeof CataloguePicture>;

const Part = Type.Number({ minimum: 0, maximum: 1, messageKey: 'crop' });

/** Which part of the upright picture is used, in parts of its width and height; the kind decides on its shape. */
export const UploadQuery = Type.Object(
  {
    kind: Type.Enum(Object.keys(PICTURE_KINDS) as PictureKind[], { messageKey: 'crop' }),
    x: Part,
    y: Part,
    width: Part,
  },
  closed,
);
export type UploadQuery = Static<typeof UploadQuery>;

/** Stored, and shown once a pack, product, category or banner uses it; else deleted after a month. */
export const UploadedPicture = Type.Object({ _id: Id, picture: Picture });
export type UploadedPicture = Static<typeof UploadedPicture>;

export const PictureBody = Type.Object(
  {
    /** An upload; absent: the picture stays, and its texts change; null: it is removed. */
    pictureId: Type.Optional(Nullable(Id)),
    alts: AltTexts,
    /** What the change was made from: another one meanwhile is a conflict. */
    replaces: Nullable(Type.Object({ path: Type.String({ maxLength: 200 }), alts: Type.Optional(AltTexts) }, closed)),
  },
  closed,
);
export type PictureBody = Static<typeof PictureBody>;
