import { useSelector } from 'react-redux';
import { mayDo, type StaffAction } from '../../../contract/staffRights';
import type { RootState } from '../../store/makeStore';
import { type staffApi, useGetStaffMeQuery } from './staffApi';
import { selectStaffToken, type staffSessionSlice } from './staffSessionSlice';

/** The store's state once the console has been injected. */
export type StaffState = RootState & {
  staffSession: ReturnType<typeof staffSessionSlice.reducer>;
  staffApi: ReturnType<typeof staffApi.reducer>;
};

export const useStaffSelector = useSelector.withTypes<StaffState>();

/** Who is on duty here; undefined until it is known. */
export const useStaffMe = () => {
  const token = useStaffSelector(selectStaffToken);
  return useGetStaffMeQuery(undefined, { skip: !token }).data;
};

/** Whether the person on duty has the right to an action. The server enforces it. */
export const useMay = (action: StaffAction): boolean => {
  const me = useStaffMe();
  return me !== undefined && mayDo(me.role, action);
};
