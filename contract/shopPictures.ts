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

/** For those who can't see it; '' where the translation is missing. */
export const AltTexts = Type.Object({ en: altText, ta: altText, hi: altText }, closed);
export type AltTexts = Static<typeof AltTexts>;

export const CataloguePicture = Type.Object({
  ...Picture.properties,
  alts: Type.Optional(AltTexts),
});
export type CataloguePicture = Static<typeof CataloguePicture>;

const Part = Type.Number({ minimum: 0, maximum: 1, messageKey: 'crop' });

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

/** It is deleted after a month if unused. */
export const UploadedPicture = Type.Object({ _id: Id, picture: Picture });
export type UploadedPicture = Static<typeof UploadedPicture>;

export const PictureBody = Type.Object(
  {
    /** Absent: only its texts change. Null: it is removed. */
    pictureId: Type.Optional(Nullable(Id)),
    alts: AltTexts,
    /** The change was made from this; a conflict if it has changed. */
    replaces: Nullable(Type.Object({ path: Type.String({ maxLength: 200 }), alts: Type.Optional(AltTexts) }, closed)),
  },
  closed,
);
export type PictureBody = Static<typeof PictureBody>;
