import { Type, type Static } from 'typebox';
import { Address } from './address';
import { Id } from './http';

const closed = { additionalProperties: false };

export const MobileNumber = Type.String({ pattern: '^[0-9]{10}$', messageKey: 'mobileNumber' });
export const PersonName = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', messageKey: 'name' });
export const EmailId = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  messageKey: 'emailId',
});

export const LoginBody = Type.Object({ mobileNumber: MobileNumber }, closed);
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object({ mobileNumber: MobileNumber, emailId: EmailId, name: PersonName }, closed);
export type RegisterBody = Static<typeof RegisterBody>;

/** `demoCode` is the code itself and comes only from a demo shop, where no SMS is really sent. */
export const CodeSent = Type.Object({
  mobileNumber: Type.String(),
  session_id: Id,
  name: Type.Optional(Type.String()),
  resendAfterSeconds: Type.Integer({ minimum: 0 }),
  /** How many digits the code has. */
  otpLength: Type.Integer({ minimum: 1 }),
  demoCode: Type.Optional(Type.String()),
});
export type CodeSent = Static<typeof CodeSent>;

/** The number of digits is a setting of the server, which answers a wrong one with a sentence of its own. */
const Otp = Type.String({ maxLength: 64, pattern: '^[0-9]+$', messageKey: 'otp' });

export const VerifyOtpBody = Type.Object({ session_id: Id, mobileNumber: MobileNumber, otp: Otp }, closed);
export type VerifyOtpBody = Static<typeof VerifyOtpBody>;

/** `customerAddress` is the customer's default address. */
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
