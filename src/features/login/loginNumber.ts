import { readItem, writeItem } from '../../lib/browserStorage';
import { STORAGE_NAMES } from '../../store/storedValues';

/** Stores the number for the registration form (specification §3). */
export const storeLoginNumber = (mobileNumber: string): void =>
  writeItem('localStorage', STORAGE_NAMES.loginNumber, mobileNumber);

export const storedLoginNumber = (): string => readItem('localStorage', STORAGE_NAMES.loginNumber) ?? '';
