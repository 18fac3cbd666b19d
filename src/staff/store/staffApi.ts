import { createApi } from '@reduxjs/toolkit/query/react';
import type { StaffMe } from '../../../contract/staff';
import { makeBaseQuery } from '../../store/api/baseQuery';
import { unwrap } from '../../store/api/unwrap';
import type { StoreServices } from '../../store/services';
import { keepTabDraftsOf } from '../lib/tabDrafts';
import { storeMe } from './storedMe';
import { staffLoggedOut, staffSessionSlice } from './staffSessionSlice';

const selectToken = (state: unknown): string | null =>
  staffSessionSlice.selectors.selectStaffToken(state as Parameters<typeof staffSessionSlice.selectSlice>[0]) ?? null;

/** Calls of the staff area. A 403 says what the role has no right to, and ends no session. */
export const staffApi = createApi({
  reducerPath: 'staffApi',
  invalidationBehavior: 'immediately',
  baseQuery: makeBaseQuery({
    baseUrlOf: (customers) => customers.replace(/\/web$/, '/staff'),
    selectToken,
    endsOn: [401],
    expired: staffLoggedOut,
  }),
  // Live: what changes with orders, apart from the board itself.
  tagTypes: [
    'Area',
    'Live',
    'Me',
    'Order',
    'Orders',
    'Round',
    'Slot',
    'Stock',
    'Transfer',
    'Complaint',
    'Enquiry',
    'Message',
    'Person',
    'AuditedAction',
    'Product',
    'Setting',
    'Selling',
    'Opening',
    'Health',
    'Waitlist',
    'Producer',
    'Rating',
  ],
  endpoints: (build) => ({
    getStaffMe: build.query<StaffMe, undefined>({
      query: () => '/me',
      transformResponse: unwrap<StaffMe>,
      providesTags: ['Me'],
      extraOptions: { silent: 'NETWORK' },
      onQueryStarted: async (_argument, lifecycle) => {
        const { queryFulfilled, extra } = lifecycle;
        const token = selectToken(lifecycle.getState());
        try {
          const { data } = await queryFulfilled;
          if (token === null) return;
          const { storage } = extra as StoreServices;
          keepTabDraftsOf(data.role);
          storeMe(storage, token, data);
        } catch {
          // Offline, the stored one is shown on.
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
