import type { Envelope } from '../../../contract/http';
import type { StaffWaitlist, TellWaitingBody, ToldWaiting, WaitlistExport } from '../../../contract/waitlist';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** Who waits for the shop to deliver to a place. The message of a change goes into a toast. */
const waitlistApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getWaitlist: build.query<StaffWaitlist, string>({
      query: (search) => ({ url: '/waitlist', params: search === '' ? {} : { search } }),
      transformResponse: unwrap<StaffWaitlist>,
      providesTags: ['Area', 'Waitlist'],
    }),
    exportWaitlist: build.mutation<WaitlistExport, undefined>({
      query: () => ({ url: '/waitlist/export', method: 'POST' }),
      transformResponse: unwrap<WaitlistExport>,
    }),
    tellWaiting: build.mutation<Envelope<ToldWaiting>, TellWaitingBody>({
      query: (body) => ({ url: '/waitlist/tell', method: 'POST', body }),
      transformResponse: (envelope: Envelope<unknown>) => envelope as Envelope<ToldWaiting>,
      invalidatesTags: ['Waitlist'],
    }),
    removeFromWaitlist: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/waitlist/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: (envelope: Envelope<unknown>) => envelope,
      invalidatesTags: ['Waitlist'],
    }),
  }),
});

export const { useGetWaitlistQuery, useExportWaitlistMutation, useTellWaitingMutation, useRemoveFromWaitlistMutation } =
  waitlistApi;
