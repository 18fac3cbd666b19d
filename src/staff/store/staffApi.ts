import { createApi } from '@reduxjs/toolkit/query/react';
import type { StaffMe } from '../../../contract/staff';
import { makeBaseQuery } from '../../store/api/baseQuery';
import { unwrap } from '../../store/api/unwrap';
import { staffLoggedOut, staffSessionSlice } from './staffSessionSlice';

/** Calls of the console. A 403 says what the role has no right to, and ends no session. */
export const staffApi = createApi({
  reducerPath: 'staffApi',
  invalidationBehavior: 'immediately',
  baseQuery: makeBaseQuery({
    baseUrlOf: (customers) => customers.replace(/\/web$/, '/staff'),
    selectToken: (state) =>
      staffSessionSlice.selectors.selectStaffToken(state as Parameters<typeof staffSessionSlice.selectSlice>[0]) ??
      null,
    endsOn: [401],
    expired: staffLoggedOut,
  }),
  tagTypes: ['Me', 'Order', 'Orders', 'Round', 'Slot', 'Transfer', 'Complaint', 'Person', 'Act'],
  endpoints: (build) => ({
    getStaffMe: build.query<StaffMe, undefined>({
      query: () => '/me',
      transformResponse: unwrap<StaffMe>,
      providesTags: ['Me'],
    }),
    logOutStaff: build.mutation<null, undefined>({
      query: () => ({ url: '/logout', method: 'POST' }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetStaffMeQuery, useLogOutStaffMutation } = staffApi;
