import { COUNTRY_CODE, MOBILE_NUMBER_LENGTH } from '../../../contract/constants';
import { STORAGE_NAMES } from '../../store/storedValues';

/** What was typed or pasted, without spaces, dashes, country code or trunk zero; other characters stay, to be told of. */
export const cleanMobileNumber = (text: string): string => {
  const compact = text.replace(/[\s()-]/g, '');
  const national = compact.replace(/^(\+91|0091|91|0)(?=\d{10}$)/, '');
  return national;
};

/** "+91 98765 43210". */
export const formatMobileNumber = (mobileNumber: string): string =>
  `${COUNTRY_CODE} ${mobileNumber.slice(0, MOBILE_NUMBER_LENGTH / 2)} ${mobileNumber.slice(MOBILE_NUMBER_LENGTH / 2)}`;

/** Keeps the number for the registration form (specification §3). Where storage is forbidden, it is just not kept. */
export const keepLoginNumber = (mobileNumber: string): void => {
  try {
    window.localStorage.setItem(STORAGE_NAMES.loginNumber, mobileNumber);
  } catch {
    // Nothing is lost but a convenience.
  }
};

export const keptLoginNumber = (): string => {
  try {
    return window.localStorage.getItem(STORAGE_NAMES.loginNumber) ?? '';
  } catch {
    return '';
  }
};
