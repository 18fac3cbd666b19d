import { Type, type Static } from 'typebox';
import { BrowserToken, BrowserTokens, MobileNumber } from './auth';
import { StaffLanguage } from './staff';
import { PersonName } from './text';

const closed = { additionalProperties: false };

/** 256 random bits as base64url: proves the SMS code for a few minutes. */
const Ticket = Type.String({ pattern: '^[\\w-]{43}$', messageKey: 'id' });
const FactorCode = Type.String({ minLength: 1, maxLength: 40, messageKey: 'factorCode' });

export const StaffLoginBody = Type.Object({ mobileNumber: MobileNumber, browserTokens: BrowserTokens }, closed);
export type StaffLoginBody = Static<typeof StaffLoginBody>;

export const StaffLoggedIn = Type.Object({
  token: Type.String(),
  language: StaffLanguage,
  /** The browser stores it beyond logout; absent where it has one. */
  browserToken: Type.Optional(BrowserToken),
});
export type StaffLoggedIn = Static<typeof StaffLoggedIn>;

export const StaffVerified = Type.Union([
  Type.Object({ next: Type.Literal('IN'), ...StaffLoggedIn.properties }),
  Type.Object({
    next: Type.Union([Type.Literal('FACTOR'), Type.Literal('ENROL')]),
    ticket: Type.String(),
    /** Only in a demo that this machine alone reaches. */
    demoHint: Type.Optional(Type.String()),
  }),
]);
export type StaffVerified = Static<typeof StaffVerified>;

export const EnrolBody = Type.Object(
  { ticket: Ticket, secret: Type.String({ minLength: 1, maxLength: 80, messageKey: 'enrolmentSecret' }) },
  closed,
);
export type EnrolBody = Static<typeof EnrolBody>;

export const FactorOffered = Type.Object({
  /** `otpauth:` URI for a QR code. */
  uri: Type.String(),
  key: Type.String(),
  demoHint: Type.Optional(Type.String()),
});
export type FactorOffered = Static<typeof FactorOffered>;

export const FactorBody = Type.Object({ ticket: Ticket, code: FactorCode }, closed);
export type FactorBody = Static<typeof FactorBody>;

export const FactorEnrolled = Type.Object({ ...StaffLoggedIn.properties, recoveryCodes: Type.Array(Type.String()) });
export type FactorEnrolled = Static<typeof FactorEnrolled>;

/** Who begins as the first Super Admin, with the token of the link that the server has printed. */
export const FirstAdminBody = Type.Object(
  {
    /** Any other text is a link that is no longer valid, too. */
    token: Type.String({ maxLength: 2000, messageKey: 'id' }),
    name: PersonName,
    mobileNumber: MobileNumber,
    language: StaffLanguage,
  },
  closed,
);
export type FirstAdminBody = Static<typeof FirstAdminBody>;

/** The offered seed returns with the app's first code, so that nothing is stored before it. */
export const FirstAdminConfirmBody = Type.Object(
  {
    ...FirstAdminBody.properties,
    key: Type.String({ pattern: '^[A-Z2-7]{32}$', messageKey: 'id' }),
    code: FactorCode,
  },
  closed,
);
export type FirstAdminConfirmBody = Static<typeof FirstAdminConfirmBody>;
