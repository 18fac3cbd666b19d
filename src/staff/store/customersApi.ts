import type { BlockBody, CustomerNoteBody, FoundCustomers, StaffCustomer } from '../../../contract/staffCustomers';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const pathOf = (customerId: string): string => `/customers/${encodeURIComponent(customerId)}`;

/** Customers, staff's notes about them, and blocks. */
const customersApi = staffApi.enhanceEndpoints({ addTagTypes: ['Customer', 'Caller'] }).injectEndpoints({
  endpoints: (build) => ({
    /** An empty search finds the blocked ones. */
    findCustomers: build.query<FoundCustomers, string>({
      query: (search) => ({ url: '/customers', params: search === '' ? {} : { search } }),
      transformResponse: unwrap<FoundCustomers>,
      providesTags: ['Customer'],
    }),
    getStaffCustomer: build.query<StaffCustomer, string>({
      query: pathOf,
      transformResponse: unwrap<StaffCustomer>,
      providesTags: ['Customer', 'Live'],
    }),
    addCustomerNote: build.mutation<StaffCustomer, { customerId: string } & CustomerNoteBody>({
      query: ({ customerId, ...body }) => ({ url: `${pathOf(customerId)}/notes`, method: 'POST', body }),
      transformResponse: unwrap<StaffCustomer>,
      invalidatesTags: ['Customer'],
    }),
    /** A rejection means that another person was quicker, so it refetches, too. */
    blockCustomer: build.mutation<StaffCustomer, { customerId: string } & BlockBody>({
      query: ({ customerId, ...body }) => ({ url: `${pathOf(customerId)}/block`, method: 'POST', body }),
      transformResponse: unwrap<StaffCustomer>,
      invalidatesTags: ['Customer', 'Caller', 'Order', 'AuditedAction'],
    }),
    unblockCustomer: build.mutation<StaffCustomer, { customerId: string } & BlockBody>({
      query: ({ customerId, ...body }) => ({ url: `${pathOf(customerId)}/unblock`, method: 'POST', body }),
      transformResponse: unwrap<StaffCustomer>,
      invalidatesTags: ['Customer', 'Caller', 'Order', 'AuditedAction'],
    }),
  }),
});

export const {
  useFindCustomersQuery,
  useGetStaffCustomerQuery,
  useAddCustomerNoteMutation,
  useBlockCustomerMutation,
  useUnblockCustomerMutation,
} = customersApi;
