import type {
  ComplaintList,
  DecideComplaintBody,
  ReplacementOrder,
  ReplacementOrderBody,
  ReplacementParcelBody,
  StaffComplaints,
} from '../../../contract/complaints';
import type { Envelope } from '../../../contract/http';
import type { ComplaintTodos } from '../../../contract/staffTodos';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** Reports about delivered lines. */
const complaintsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every page of the staff area requests it: a failure is shown where it is read. */
    getComplaintTodos: build.query<ComplaintTodos, undefined>({
      query: () => '/complaints/todos',
      transformResponse: unwrap<ComplaintTodos>,
      providesTags: ['Complaint', 'Live'],
      extraOptions: { silent: true },
    }),
    getStaffComplaints: build.query<StaffComplaints, undefined>({
      query: () => '/complaints',
      transformResponse: unwrap<StaffComplaints>,
      providesTags: ['Complaint'],
    }),
    getComplaintsOfOrder: build.query<ComplaintList, string>({
      query: (orderNumber) => `/complaints/orders/${encodeURIComponent(orderNumber)}`,
      transformResponse: unwrap<ComplaintList>,
      providesTags: ['Complaint'],
    }),
    getComplaintsOfCustomer: build.query<ComplaintList, string>({
      query: (customerId) => `/complaints/customers/${encodeURIComponent(customerId)}`,
      transformResponse: unwrap<ComplaintList>,
      providesTags: ['Complaint'],
    }),
    decideComplaint: build.mutation<StaffComplaints, { id: string; body: DecideComplaintBody }>({
      query: ({ id, body }) => ({ url: `/complaints/${encodeURIComponent(id)}/decision`, method: 'POST', body }),
      transformResponse: unwrap<StaffComplaints>,
      // Another person may have decided meanwhile.
      invalidatesTags: ['Complaint', 'Order', 'Orders'],
      extraOptions: { silent: true },
    }),
    markReplacementSent: build.mutation<StaffComplaints, string>({
      query: (id) => ({ url: `/complaints/${encodeURIComponent(id)}/sent`, method: 'POST' }),
      transformResponse: unwrap<StaffComplaints>,
      invalidatesTags: ['Complaint', 'Order', 'Orders'],
    }),
    /** A promised replacement is in the parcel of an order, or is taken out of it. Resolves to what the server says of it. */
    setReplacementParcel: build.mutation<string, { id: string; body: ReplacementParcelBody }>({
      query: ({ id, body }) => ({ url: `/complaints/${encodeURIComponent(id)}/parcel`, method: 'POST', body }),
      transformResponse: ({ message }: Envelope<null>) => message,
      // A rejection means that others were quicker.
      invalidatesTags: ['Complaint', 'Order', 'Orders'],
    }),
    /** A promised replacement becomes an order of its own. Resolves to what the server says of it. */
    sendReplacementOrder: build.mutation<string, { id: string; body: ReplacementOrderBody }>({
      query: ({ id, body }) => ({ url: `/complaints/${encodeURIComponent(id)}/order`, method: 'POST', body }),
      transformResponse: ({ message }: Envelope<ReplacementOrder>) => message,
      invalidatesTags: ['Complaint', 'Order', 'Orders'],
      extraOptions: { silent: true },
    }),
    /** As an object URL, because the token travels in a header; revoked with the cache entry. */
    getComplaintPhoto: build.query<string, string>({
      query: (photoId) => ({
        url: `/photos/${encodeURIComponent(photoId)}`,
        responseHandler: async (response: Response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
      extraOptions: { silent: true },
      onCacheEntryAdded: async (_photoId, { cacheDataLoaded, cacheEntryRemoved }) => {
        const url = await cacheDataLoaded.then(({ data }) => data).catch(() => null);
        await cacheEntryRemoved;
        if (url !== null) URL.revokeObjectURL(url);
      },
    }),
  }),
});

export const {
  useGetComplaintTodosQuery,
  useGetStaffComplaintsQuery,
  useGetComplaintsOfOrderQuery,
  useGetComplaintsOfCustomerQuery,
  useMarkReplacementSentMutation,
  useSetReplacementParcelMutation,
  useSendReplacementOrderMutation,
  useDecideComplaintMutation,
  useGetComplaintPhotoQuery,
} = complaintsApi;
