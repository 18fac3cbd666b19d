import { object, string } from 'yup';
import { EMAIL_PATTERN, MOBILE_NUMBER_LENGTH, VISIBLE_SIGN } from '../../../contract/constants';

/** Messages are keys of the `login` namespace, so that they follow the language (specification §5). */
const mobileNumber = string()
  .required('mobileRequired')
  .matches(new RegExp(`^\\d{${MOBILE_NUMBER_LENGTH}}$`), 'mobileLength');

const name = string().trim().required('nameRequired').matches(VISIBLE_SIGN, 'nameRequired');

export const loginSchema = object({ mobileNumber });

/** A person of the staff. */
export const personSchema = object({ name });

export const registerSchema = object({
  mobileNumber,
  name,
  emailId: string().trim().required('emailRequired').matches(EMAIL_PATTERN, 'emailInvalid'),
});

/** @param length number of digits, a server setting (4 by default, specification §9) */
export const makeOtpSchema = (length: number) =>
  object({ otp: string().required('otpRequired').matches(/^\d*$/, 'otpDigits').length(length, 'otpLength') });

export type LoginMessage = 'mobileRequired' | 'mobileLength' | 'nameRequired' | 'emailRequired' | 'emailInvalid';
