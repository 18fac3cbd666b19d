import { STORAGE_NAMES } from '../../store/storedValues';

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
