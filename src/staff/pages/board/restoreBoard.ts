import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { OfflineStorage } from '../../lib/offlineStorage';
import type { StaffState } from '../../store/staffHooks';
import { staffOrdersApi } from '../../store/staffOrdersApi';

/** Shows the board as it was last seen here, unless it has come meanwhile. */
export const restoreBoard =
  (storage: OfflineStorage, staffId: string) =>
  async (dispatch: unknown, getState: () => unknown): Promise<void> => {
    const stored = await storage.readBoard(staffId);
    const { data } = staffOrdersApi.endpoints.getBoard.select(undefined)(getState() as StaffState);
    const { upsertQueryData } = staffOrdersApi.util;
    if (stored && !data)
      await (dispatch as ThunkDispatch<StaffState, unknown, UnknownAction>)(
        upsertQueryData('getBoard', undefined, stored),
      );
  };
