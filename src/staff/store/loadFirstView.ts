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
/** The server's first view is shown for so long meanwhile. */
const SHOWN_WAIT_MS = 3_000;
/** Who is on duty, the open orders and how full the slots are. */
export const loadBoard = (store: AppStore, options?: { subscribe: boolean }) =>
  Promise.all([
    store.dispatch(staffApi.endpoints.getStaffMe.initiate(undefined, options)),
    store.dispatch(staffOrdersApi.endpoints.getBoard.initiate(undefined, options)),
    store.dispatch(slotsApi.endpoints.getSlotLoad.initiate(undefined, options)),
  ]);

/**
 * Loads what the board shows first, which its document has begun to fetch, so that its first render has it. Resolves soon
 * in any case.
 * @param path of the page that is opened
 * @param isShown whether the document shows the server's first view, which would blink without the data
 */
export const loadFirstView = async (
  store: AppStore,
  storage: Storage | null,
  path: string,
  isShown: boolean,
): Promise<void> => {
  const token = selectStaffToken(store.getState() as unknown as StaffState);
  const me = readMe(storage, token);
  // The server has rendered it for a login with the right.
  const mayRead = isShown || (me !== null && mayDo(me.role, 'readOrders'));
  if (!mayRead || !isBoardPath(path)) return;
  await Promise.race([
    // The components subscribe by themselves.
    loadBoard(store, { subscribe: false }),
    new Promise((resolve) => setTimeout(resolve, isShown ? SHOWN_WAIT_MS : WAIT_MS)),
  ]);
};
