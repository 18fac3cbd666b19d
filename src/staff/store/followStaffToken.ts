import { setItem } from '../../lib/browserStorage';
import type { AppStore } from '../../store/makeStore';
import { STORAGE_NAMES } from '../../store/storedValues';
import { offlineStorage } from '../lib/OfflineStorageContext';
import { clearTabDrafts } from '../lib/tabDrafts';
import { staffApi } from './staffApi';
import { selectStaffToken, staffTokenRead } from './staffSessionSlice';
import type { StaffState } from './staffHooks';

const NAME = STORAGE_NAMES.staffToken;

/**
 * Stores the session's token, and reads it where another tab has changed it.
 * @returns stops following
 */
export const followStaffToken = (store: AppStore, storage: Storage | null): (() => void) => {
  let known = storage?.getItem(NAME) ?? null;
  store.dispatch(staffTokenRead(known));

  const stopWriting = store.subscribe(() => {
    const token = selectStaffToken(store.getState() as unknown as StaffState) ?? null;
    // Without a change here, the storage may be ahead: another tab has logged in.
    if (token === known) return;
    known = token;
    clearTabDrafts();
    if (token !== null) {
      setItem(storage, NAME, token);
      return;
    }
    for (const name of [NAME, STORAGE_NAMES.staffMe]) storage?.removeItem(name);
    void offlineStorage().clearSeen();
  });
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== storage || (key !== null && key !== NAME)) return;
    const token = storage?.getItem(NAME) ?? null;
    if (token === known) return;
    clearTabDrafts();
    store.dispatch(staffTokenRead(token));
    store.dispatch(staffApi.util.resetApiState());
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stopWriting();
    window.removeEventListener('storage', onStorage);
  };
};
