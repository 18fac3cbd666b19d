import type { StaffMe } from '../../../contract/staff';
import { STAFF_ROLE } from '../../../contract/staffRights';

/** Selvi, an Admin. */
export const buildStaffMe = (overrides: Partial<StaffMe> = {}): StaffMe => ({
  _id: 'staff-1',
  name: 'Selvi',
  role: STAFF_ROLE.ADMIN,
  language: 'en',
  ...overrides,
});
