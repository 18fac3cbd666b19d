import { object, string } from 'yup';
import { EMAIL_PATTERN, MOBILE_NUMBER_LENGTH, VISIBLE_SIGN, type EnquiryKind } from '../../../contract/constants';
import type { EnquiryBody } from '../../../contract/enquiries';
import { toAsciiDigits } from '../../../contract/digits';

/** The form on /support or /franchise. */
export type EnquiryTopic = 'support' | 'franchise';

/** Each form shows the fields of its topic. */
export interface EnquiryValues {
  kind: EnquiryKind;
  name: string;
  mobileNumber: string;
  emailId: string;
  orderNumber: string;
  city: string;
  investment: string;
  message: string;
  /** A honeypot: see TrapField. */
  website: string;
}

export const emptyEnquiry = (topic: EnquiryTopic): EnquiryValues => ({
  kind: topic === 'support' ? 'SUPPORT' : 'FRANCHISE',
  name: '',
  mobileNumber: '',
  emailId: '',
  orderNumber: '',
  city: '',
  investment: '',
  message: '',
  website: '',
});

export type EnquiryMessage =
  | 'nameRequired'
  | 'mobileLength'
  | 'contactRequired'
  | 'emailInvalid'
  | 'orderNumberInvalid'
  | 'cityRequired'
  | 'messageRequired';

/** Formik passes empty strings as undefined. */
const isEmpty = (text: string | undefined): boolean => !text;

/** Messages are keys of the `enquiries` namespace, so that they follow the language (specification §5). */
export const enquirySchema = object({
  name: string().trim().required('nameRequired').matches(VISIBLE_SIGN, 'nameRequired'),
  mobileNumber: string()
    .matches(new RegExp(`^(\\d{${MOBILE_NUMBER_LENGTH}})?$`), 'mobileLength')
    .when('emailId', { is: isEmpty, then: (number) => number.required('contactRequired') }),
  emailId: string().trim().matches(EMAIL_PATTERN, 'emailInvalid'),
  orderNumber: string().matches(/^[A-Za-z0-9-]*$/, 'orderNumberInvalid'),
  city: string()
    .trim()
    .when('kind', { is: 'FRANCHISE', then: (city) => city.required('cityRequired') }),
  message: string().trim().required('messageRequired'),
});

/** Removes spaces and a leading #. */
export const cleanOrderNumber = (text: string): string => toAsciiDigits(text).replace(/[\s#]/g, '').toUpperCase();

/** Empty fields are omitted. */
export const toEnquiryBody = ({ kind, name, message, ...rest }: EnquiryValues): EnquiryBody => ({
  kind,
  name: name.trim(),
  message: message.trim(),
  ...Object.fromEntries(
    Object.entries(rest)
      .map(([field, text]): [string, string] => [field, text.trim()])
      .filter(([, text]) => text !== ''),
  ),
});
