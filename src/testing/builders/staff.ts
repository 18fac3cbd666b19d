import type { StaffMe, StaffMember } from '../../../contract/staff';
import type { AuditedAction } from '../../../contract/staffAudit';
import type { FactorEnrolled, FactorOffered } from '../../../contract/staffLogin';
import { noticesOf } from '../../../contract/staffNoticeConstants';
import type { StaffNotices } from '../../../contract/staffNotices';
import type { PersonSessions } from '../../../contract/staffPeople';
import { STAFF_ROLE } from '../../../contract/staffRights';

/** Selvi is an Admin. */
export const buildStaffMe = (overrides: Partial<StaffMe> = {}): StaffMe => ({
  _id: 'staff-1',
  name: 'Selvi',
  role: STAFF_ROLE.ADMIN,
  language: 'en',
  ...overrides,
});

/** All that an Admin can be notified of. */
export const buildNotices = (overrides: Partial<StaffNotices> = {}): StaffNotices => ({
  publicKey: 'BBBB',
  kinds: noticesOf(STAFF_ROLE.ADMIN).map((kind) => ({ kind, isOn: true })),
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
  recoveryCodes: Array.from({ length: 10 }, (_, index) => `7KQM-9TXB-4HWC-PR${23 + index}`),
  ...overrides,
});

/** Kavya, a Sales Person. */
export const buildPerson = (overrides: Partial<StaffMember> = {}): StaffMember => ({
  _id: 'staff-3',
  name: 'Kavya',
  mobileNumber: '9000000003',
  role: STAFF_ROLE.SALES_PERSON,
  language: 'ta',
  active: true,
  hasSecondFactor: false,
  factorLost: false,
  lastUsedAt: '2026-11-24T04:30:00.000Z',
  ...overrides,
});

/** One of each role, and one who was switched off. */
export const buildPeople = (): StaffMember[] => [
  buildPerson({ _id: 'staff-1', name: 'Selvi', mobileNumber: '9000000001', role: 1, hasSecondFactor: true }),
  buildPerson({ _id: 'staff-2', name: 'Arun', mobileNumber: '9000000002', role: 2, lastUsedAt: null }),
  buildPerson(),
  buildPerson({ _id: 'staff-5', name: 'Mani', mobileNumber: '9000000005', role: STAFF_ROLE.RIDER }),
  buildPerson({ _id: 'staff-6', name: 'Deepa', mobileNumber: '9000000006', active: false, lastUsedAt: null }),
];

/** A phone, and a browser that doesn't say which it is. */
export const buildSessions = (first: Partial<PersonSessions['items'][number]> = {}): PersonSessions['items'] => [
  {
    _id: 'session-1',
    browser: 'Chrome',
    platform: 'Android',
    createdAt: '2026-11-20T04:30:00.000Z',
    lastUsedAt: '2026-11-24T04:30:00.000Z',
    isCurrent: false,
    ...first,
  },
  {
    _id: 'session-2',
    browser: null,
    platform: null,
    createdAt: '2026-11-19T04:30:00.000Z',
    lastUsedAt: '2026-11-19T04:30:00.000Z',
    isCurrent: false,
  },
];

/** Selvi made Kavya an Admin. */
export const buildAuditedAction = (overrides: Partial<AuditedAction> = {}): AuditedAction => ({
  _id: '7',
  at: '2026-11-24T04:30:00.000Z',
  staffId: 'staff-1',
  staffName: 'Selvi',
  action: 'changePerson',
  subject: 'staff',
  subjectId: 'staff-3',
  subjectLabel: 'Kavya',
  before: { name: 'Kavya', role: 3, active: true },
  after: { name: 'Kavya', role: 2, active: true },
  ...overrides,
});
