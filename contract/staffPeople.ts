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

export const People = Type.Object({ items: Type.Array(StaffMember) });
export type People = Static<typeof People>;

export const PersonChanged = Type.Object({ person: StaffMember, secret: Nullable(Type.String()) });
export type PersonChanged = Static<typeof PersonChanged>;

export const PersonSessions = Type.Object({
  items: Type.Array(
    Type.Object({
      _id: Id,
      browser: Nullable(Type.String()),
      platform: Nullable(Type.String()),
      createdAt: Timestamp,
      lastUsedAt: Timestamp,
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type PersonSessions = Static<typeof PersonSessions>;
