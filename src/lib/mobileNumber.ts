import { COUNTRY_CODE, MOBILE_NUMBER_LENGTH } from '../../contract/constants';

export const cleanMobileNumber = (text: string): string => {
  const compact = text.replace(/[\s()-]/g, '');
  return compact.replace(/^(\+91|0091|91|0)(?=\d{10}$)/, '');
};

/** "+91 98765 43210". */
export const formatMobileNumber = (mobileNumber: string): string =>
  `${COUNTRY_CODE} ${mobileNumber.slice(0, MOBILE_NUMBER_LENGTH / 2)} ${mobileNumber.slice(MOBILE_NUMBER_LENGTH / 2)}`;
