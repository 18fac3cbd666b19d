import { Type, type Static } from 'typebox';
import { Address } from './address';
import { EMAIL_PATTERN } from './constants';
import { Id } from './http';

const closed = { additionalProperties: false };

export const MobileNumber = Type.String({ pattern: '^[0-9]{10}$', messageKey: 'mobileNumber' });
export const PersonName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', messageKey: 'name' });
export const EmailId = Type.String({
  maxLength: 254,
  pattern: EMAIL_PATTERN.source,
  messageKey: 'emailId',
});

export const LoginBody = Type.Object({ mobileNumber: MobileNumber }, closed);
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object({ mobileNumber: MobileNumber, emailId: EmailId, name: PersonName }, closed);
export type RegisterBody = Static<typeof RegisterBody>;

/** `demoCode` is present only in a demo, which sends no SMS. */
export const CodeSent = Type.Object({
  mobileNumber: Type.String(),
  session_id: Id,
  name: Type.Optional(Type.String()),
  resendAfterSeconds: Type.Integer({ minimum: 0 }),
  /** Number of digits. */
  otpLength: Type.Integer({ minimum: 1 }),
  demoCode: Type.Optional(Type.String()),
});
export type CodeSent = Static<typeof CodeSent>;

/** The number of digits is a server setting, reported by a message of its own. */
const Otp = Type.String({ maxLength: 64, pattern: '^[0-9]+$', messageKey: 'otp' });

export const VerifyOtpBody = Type.Object({ session_id: Id, mobileNumber: MobileNumber, otp: Otp }, closed);
export type VerifyOtpBody = Static<typeof VerifyOtpBody>;

/** `customerAddress` is the default address. */
export const VerifiedCustomer = Type.Object({
  token: Type.String(),
  name: Type.String(),
  emailId: Type.String(),
  customerAddress: Type.Optional(Address),
});
export type VerifiedCustomer = Static<typeof VerifiedCustomer>;

export const ResendOtpBody = Type.Object({ session_id: Id, mobileNumber: MobileNumber }, closed);
export type ResendOtpBody = Static<typeof ResendOtpBody>;

export const CodeResent = Type.Object({
  session_id: Id,
  resendAfterSeconds: Type.Integer({ minimum: 0 }),
  demoCode: Type.Optional(Type.String()),
});
export type CodeResent = Static<typeof CodeResent>;
