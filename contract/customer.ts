import { Type, type Static } from 'typebox';
import { EmailId, PersonName } from './auth';
import { Nullable, Timestamp } from './http';

export const Customer = Type.Object({
  name: Type.String(),
  emailId: Type.String(),
  mobileNumber: Type.String(),
  /** A data URL of the re-encoded photo. */
  photo: Nullable(Type.String()),
  createdAt: Timestamp,
});
export type Customer = Static<typeof Customer>;

export const UpdateCustomerBody = Type.Object(
  {
    name: Type.Optional(PersonName),
    emailId: Type.Optional(EmailId),
    /** A data URL of a JPEG, PNG or WebP of at most 204,800 bytes; null removes the photo. */
    photo: Type.Optional(
      Nullable(Type.String({ pattern: '^data:image/(jpeg|png|webp);base64,', messageKey: 'photo' })),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type UpdateCustomerBody = Static<typeof UpdateCustomerBody>;
