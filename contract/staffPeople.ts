import { Type, type Static } from 'typebox';
import { MobileNumber } from './auth';
import { Id, Nullable, Timestamp } from './http';
import { StaffLanguage, StaffMember, StaffRoleCode } from './staff';
import { PersonName } from './text';

const closed = { additionalProperties: false };

export const AddPersonBody = Type.Object(
  { mobileNumber: MobileNumber, name: PersonName, role: StaffRoleCode, language: StaffLanguage },
  closed,
);
export type AddPersonBody = Static<typeof AddPersonBody>;

export const ChangePersonBody = Type.Object(
  { name: PersonName, role: StaffRoleCode, language: StaffLanguage, active: Type.Boolean() },
  closed,
);
export type ChangePersonBody = Static<typeof ChangePersonBody>;

/** All of them: a shop has dozens of people, not thousands. Active ones first. */
export const People = Type.Object({ items: Type.Array(StaffMember) });
export type People = Static<typeof People>;

/** The one-time secret is shown once, to be handed over; null where the person needs none. */
export const PersonChanged = Type.Object({ person: StaffMember, secret: Nullable(Type.String()) });
export type PersonChanged = Static<typeof PersonChanged>;

/** The person is logged in there, the last used first. */
export const PersonSessions = Type.Object({
  items: Type.Array(
    Type.Object({
      _id: Id,
      browser: Nullable(Type.String()),
      platform: Nullable(Type.String()),
      createdAt: Timestamp,
      /** The day is exact, the time of day is not. */
      lastUsedAt: Timestamp,
      /** The one that this call came with. */
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type PersonSessions = Static<typeof PersonSessions>;
