import { mayDo } from '../../../contract/staffRights';
import type { AppStore } from '../../store/makeStore';
import { isBoardPath } from '../lib/staffPaths';
import { slotsApi } from './slotsApi';
import { staffApi } from './staffApi';
import { staffOrdersApi } from './staffOrdersApi';
import { selectStaffToken } from './staffSessionSlice';
import type { StaffState } from './staffHooks';
import { readMe } from './storedMe';

/** Longer, and the page is rendered without. */
const WAIT_MS = 150;

/** The components subscribe by themselves. */
const once = { subscribe: false };

/**
 * Loads what the board shows first, which its document has begun to fetch, so that its first render has it: who is on
 * duty, the open orders and how full the slots are. Resolves soon in any case.
 * @param path of the page that is opened
 */
export const loadFirstView = async (store: AppStore, storage: Storage | null, path: string): Promise<void> => {
  const token = selectStaffToken(store.getState() as unknown as StaffState);
  if (token === null || !isBoardPath(path)) return;
  const load = async (): Promise<void> => {
    const asked = store.dispatch(staffApi.endpoints.getStaffMe.initiate(undefined, once));
    const me = readMe(storage, token) ?? (await asked).data;
    if (!me || !mayDo(me.role, 'readOrders')) return;
    await Promise.all([
      asked,
      store.dispatch(staffOrdersApi.endpoints.getBoard.initiate(undefined, once)),
      store.dispatch(slotsApi.endpoints.getSlotLoad.initiate(undefined, once)),
    ]);
  };
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
};
