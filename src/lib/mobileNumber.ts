import { COUNTRY_CODE, MOBILE_NUMBER_LENGTH } from '../../contract/constants';

/** What was typed or pasted, without spaces, dashes, country code or trunk zero; other characters stay, to be told of. */
export const cleanMobileNumber = (text: string): string => {
  const compact = text.replace(/[\s()-]/g, '');
  const national = compact.replace(/^(\+91|0091|91|0)(?=\d{10}$)/, '');
  return national;
};

/** "+91 98765 43210". */
export const formatMobileNumber = (mobileNumber: string): string =>
  `${COUNTRY_CODE} ${mobileNumber.slice(0, MOBILE_NUMBER_LENGTH / 2)} ${mobileNumber.slice(MOBILE_NUMBER_LENGTH / 2)}`;
