import { STORAGE_NAMES } from '../../store/storedValues';

/** Prefills the registration form (specification §3). Skipped without storage. */
export const storeLoginNumber = (mobileNumber: string): void => {
  try {
    window.localStorage.setItem(STORAGE_NAMES.loginNumber, mobileNumber);
  } catch {}
};

export const storedLoginNumber = (): string => {
  try {
    return window.localStorage.getItem(STORAGE_NAMES.loginNumber) ?? '';
  } catch {
    return '';
  }
};
