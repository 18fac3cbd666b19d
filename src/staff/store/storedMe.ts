import type { StaffMe } from '../../../contract/staff';
import { setItem } from '../../lib/browserStorage';
import { STORAGE_NAMES } from '../../store/storedValues';

const NAME = STORAGE_NAMES.staffMe;
/** The last characters of the token tell logins apart. */
const END_OF_TOKEN = -8;

/** Stores who is on duty, so that the staff area opens at once, also without network. */
export const storeMe = (storage: Storage | null, token: string, me: StaffMe): void =>
  setItem(storage, NAME, JSON.stringify({ token: token.slice(END_OF_TOKEN), me }));

/** The result is null for another login. */
export const readMe = (storage: Storage | null, token: string | null): StaffMe | null => {
  try {
    const stored = JSON.parse(storage?.getItem(NAME) ?? 'null') as { token: string; me: StaffMe } | null;
    return stored && stored.token === token?.slice(END_OF_TOKEN) ? stored.me : null;
  } catch {
    return null;
  }
};
