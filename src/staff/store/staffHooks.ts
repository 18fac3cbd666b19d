import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { StaffMe } from '../../../contract/staff';
import { mayDo, type StaffAction } from '../../../contract/staffRights';
import { getStorage } from '../../lib/browserStorage';
import type { FactorPrompt } from '../../store/factorPrompt';
import { useAppDispatch } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { type staffApi, useGetStaffMeQuery } from './staffApi';
import { readMe } from './storedMe';
import { selectStaffToken, type staffSessionSlice } from './staffSessionSlice';

/** The state of a store with `staffSlices`. */
export type StaffState = RootState & {
  staffSession: ReturnType<typeof staffSessionSlice.reducer>;
  staffApi: ReturnType<typeof staffApi.reducer>;
};

export const useStaffSelector = useSelector.withTypes<StaffState>();

/** Who is on duty here, as at the last visit until the server has said; undefined until it is known. */
export const useStaffMe = (): StaffMe | undefined => {
  const token = useStaffSelector(selectStaffToken) ?? null;
  const stored = useMemo(() => readMe(getStorage('localStorage'), token), [token]);
  return useGetStaffMeQuery(undefined, { skip: !token }).data ?? stored ?? undefined;
};

/** Where a call asks for the second factor again; undefined outside the staff area. */
export const useFactorPrompt = (): FactorPrompt | undefined => {
  const dispatch = useAppDispatch();
  return useMemo(() => dispatch((_dispatch, _getState, services) => services.factorPrompt), [dispatch]);
};

/** Whether the person on duty has the right to an action. The server enforces it. */
export const useMay = (action: StaffAction): boolean => {
  const me = useStaffMe();
  return me !== undefined && mayDo(me.role, action);
};
