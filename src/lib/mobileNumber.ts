import { COUNTRY_CODE, MOBILE_NUMBER_LENGTH } from '../../contract/constants';
import { readMobileNumber } from '../../contract/readMobileNumber';

/**
 * Rejects digits while typing: a full field takes no further digit, unless the number may begin with its country code
 * (specification §5).
 */
export const typeMobileNumber = (text: string, previous: string): string => {
  const isOneMore =
    previous.length >= MOBILE_NUMBER_LENGTH && text.startsWith(previous) && text.length === previous.length + 1;
  return isOneMore && !/^(91|0|\+)/.test(previous) ? previous : readMobileNumber(text);
};

/** "98765 43210". */
export const groupMobileNumber = (mobileNumber: string): string =>
  `${mobileNumber.slice(0, MOBILE_NUMBER_LENGTH / 2)} ${mobileNumber.slice(MOBILE_NUMBER_LENGTH / 2)}`;

/** "+91 98765 43210". */
export const formatMobileNumber = (mobileNumber: string): string =>
  `${COUNTRY_CODE} ${groupMobileNumber(mobileNumber)}`;
