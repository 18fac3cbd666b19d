import { Type, type Static } from 'typebox';
import { MAX_ALT_LENGTH, PICTURE_KINDS, type PictureKind } from './catalogueRules';
import { Id, Nullable } from './http';
import { Picture } from './pictures';

const closed = { additionalProperties: false };
const altText = Type.String({
  maxLength: MAX_ALT_LENGTH,
  pattern: '^[^\\p{Cc}\\p{Surrogate}\\u2028\\u2029]*$',
  messageKey: 'altText',
});

/** They say what can be seen, for those who can't see it; '' in Tamil or Hindi where the translation is missing. */
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
    /** The change was made from this picture: if another one was saved meanwhile, that is a conflict. */
    replaces: Nullable(Type.Object({ path: Type.String({ maxLength: 200 }), alts: Type.Optional(AltTexts) }, closed)),
  },
  closed,
);
export type PictureBody = Static<typeof PictureBody>;
