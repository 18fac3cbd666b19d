import type { StaffMe } from '../../../contract/staff';
import type { FactorEnrolled, FactorOffered } from '../../../contract/staffLogin';
import { STAFF_ROLE } from '../../../contract/staffRights';

/** Selvi, an Admin. */
export const buildStaffMe = (overrides: Partial<StaffMe> = {}): StaffMe => ({
  _id: 'staff-1',
  name: 'Selvi',
  role: STAFF_ROLE.ADMIN,
  language: 'en',
  ...overrides,
});

export const buildFactorOffered = (overrides: Partial<FactorOffered> = {}): FactorOffered => ({
  uri: 'otpauth://totp/shop.example:Selvi?issuer=shop.example&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  ...overrides,
});

export const buildFactorEnrolled = (overrides: Partial<FactorEnrolled> = {}): FactorEnrolled => ({
  token: 'token-of-selvi',
  language: 'en',
  recoveryCodes: Array.from({ length: 10 }, (_, index) => `7KQM-9TXB-4HWC-PR2${'ABCDEFGHJK'[index]!}`),
  ...overrides,
});
