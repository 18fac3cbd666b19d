import { Type, type Static } from 'typebox';
import { LANGUAGES } from './constants';
import { Id, Timestamp } from './http';
import { STAFF_ROLES } from './staffRights';

export const StaffRoleCode = Type.Enum([...STAFF_ROLES]);
export const StaffLanguage = Type.Enum([...LANGUAGES]);

export const StaffMe = Type.Object({
  _id: Id,
  name: Type.String(),
  role: StaffRoleCode,
  language: StaffLanguage,
});
export type StaffMe = Static<typeof StaffMe>;

export const StaffMember = Type.Object({
  ...StaffMe.properties,
  mobileNumber: Type.String(),
  active: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  /** Its key is lost: only a recovery code logs in until it is reset. */
  factorLost: Type.Boolean(),
  lastUsedAt: Type.Union([Timestamp, Type.Null()]),
});
export type StaffMember = Static<typeof StaffMember>;
