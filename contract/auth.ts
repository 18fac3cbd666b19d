import { Type, type Static } from 'typebox';
import { Address } from './address';
import { EMAIL_PATTERN, MAX_KNOWN_BROWSERS } from './constants';
import { Id, Nullable, Timestamp } from './http';
import { PersonName } from './text';

const closed = { additionalProperties: false };

export const MobileNumber = Type.String({ pattern: '^[0-9]{10}$', messageKey: 'mobileNumber' });
export const EmailId = Type.String({
  maxLength: 254,
  pattern: EMAIL_PATTERN.source,
  messageKey: 'emailId',
});

export const BrowserToken = Type.String({ pattern: '^[\\w-]{43}$' });

/** Earlier logins in this browser were given these, and have limits of their own. */
export const BrowserTokens = Type.Optional(Type.Array(BrowserToken, { maxItems: MAX_KNOWN_BROWSERS }));

export const LoginBody = Type.Object({ mobileNumber: MobileNumber, browserTokens: BrowserTokens }, closed);
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object(
  { mobileNumber: MobileNumber, emailId: EmailId, name: PersonName, browserTokens: BrowserTokens },
  closed,
);
export type RegisterBody = Static<typeof RegisterBody>;

/** `demoCode` is present only in a demo, which sends no SMS. */
export const CodeSent = Type.Object({
  mobileNumber: Type.String(),
  session_id: Id,
  name: Type.Optional(Type.String()),
  resendAfterSeconds: Type.Integer({ minimum: 0 }),
  otpLength: Type.Integer({ minimum: 1 }),
  canUseWhatsApp: Type.Optional(Type.Literal(true)),
  demoCode: Type.Optional(Type.String()),
});
export type CodeSent = Static<typeof CodeSent>;

const Otp = Type.String({ maxLength: 64, pattern: '^[0-9]+$', messageKey: 'otp' });

export const VerifyOtpBody = Type.Object({ session_id: Id, mobileNumber: MobileNumber, otp: Otp }, closed);
export type VerifyOtpBody = Static<typeof VerifyOtpBody>;

export const VerifiedCustomer = Type.Object({
  token: Type.String(),
  name: Type.String(),
  emailId: Type.String(),
  customerAddress: Type.Optional(Address),
  browserToken: Type.Optional(Type.String()),
});
export type VerifiedCustomer = Static<typeof VerifiedCustomer>;

export const ResendOtpBody = Type.Object(
  {
    session_id: Id,
    mobileNumber: MobileNumber,
    byWhatsApp: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ResendOtpBody = Static<typeof ResendOtpBody>;

export const CodeResent = Type.Object({
  session_id: Id,
  resendAfterSeconds: Type.Integer({ minimum: 0 }),
  demoCode: Type.Optional(Type.String()),
});
export type CodeResent = Static<typeof CodeResent>;

export const SendOtpBody = Type.Object({ purpose: Type.Union([Type.Literal('EMAIL'), Type.Literal('ERASE')]) }, closed);
export type SendOtpBody = Static<typeof SendOtpBody>;

export const confirmation = { session_id: Id, otp: Otp };
export const Confirmation = Type.Object(confirmation, closed);
export type Confirmation = Static<typeof Confirmation>;

export const LoginSession = Type.Object({
  browser: Nullable(Type.String()),
  platform: Nullable(Type.String()),
  createdAt: Timestamp,
  /** The day is exact, the time of day is not. */
  lastUsedAt: Timestamp,
  current: Type.Boolean(),
});
export type LoginSession = Static<typeof LoginSession>;

export const LoginSessions = Type.Array(LoginSession);
export type LoginSessions = Static<typeof LoginSessions>;
