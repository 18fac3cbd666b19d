import { createApi } from '@reduxjs/toolkit/query/react';
import type { StaffMe } from '../../../contract/staff';
import { makeBaseQuery } from '../../store/api/baseQuery';
import { isApiError } from '../../store/api/ApiError';
import { unwrap } from '../../store/api/unwrap';
import type { StoreServices } from '../../store/services';
import { readMe, storeMe } from './storedMe';
import { staffLoggedOut, staffSessionSlice } from './staffSessionSlice';

const selectToken = (state: unknown): string | null =>
  staffSessionSlice.selectors.selectStaffToken(state as Parameters<typeof staffSessionSlice.selectSlice>[0]) ?? null;

/** Calls of the console. A 403 says what the role has no right to, and ends no session. */
export const staffApi = createApi({
  reducerPath: 'staffApi',
  invalidationBehavior: 'immediately',
  baseQuery: makeBaseQuery({
    baseUrlOf: (customers) => customers.replace(/\/web$/, '/staff'),
    selectToken,
    endsOn: [401],
    expired: staffLoggedOut,
  }),
  tagTypes: ['Me', 'Order', 'Orders', 'Round', 'Slot', 'Transfer', 'Complaint', 'Person', 'Act'],
  endpoints: (build) => ({
    getStaffMe: build.query<StaffMe, undefined>({
      query: () => '/me',
      transformResponse: unwrap<StaffMe>,
      providesTags: ['Me'],
      extraOptions: { silent: 'NETWORK' },
      onQueryStarted: async (_argument, lifecycle) => {
        const { queryFulfilled, dispatch, extra } = lifecycle;
        const { storage } = extra as StoreServices;
        const token = selectToken(lifecycle.getState());
        try {
          const { data } = await queryFulfilled;
          if (token !== null) storeMe(storage, token, data);
        } catch (failure) {
          const { error } = failure as { error: unknown };
          const me = isApiError(error) && error.status === 'NETWORK' ? readMe(storage, token) : null;
          if (me) void dispatch(staffApi.util.upsertQueryData('getStaffMe', undefined, me));
        }
      },
    }),
    logOutStaff: build.mutation<null, undefined>({
      query: () => ({ url: '/logout', method: 'POST' }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetStaffMeQuery, useLogOutStaffMutation } = staffApi;
