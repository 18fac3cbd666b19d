import { createApi } from '@reduxjs/toolkit/query/react';
import type { Customer, UpdateCustomerBody } from '../../../contract/customer';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

/** The customer's own record. */
export const customerApi = createApi({
  reducerPath: 'customerApi',
  baseQuery,
  invalidationBehavior: 'immediately',
  tagTypes: ['Customer'],
  endpoints: (build) => ({
    getCustomer: build.query<Customer, undefined>({
      query: () => '/customer/detail',
      transformResponse: unwrap<Customer>,
      providesTags: ['Customer'],
    }),
    updateCustomer: build.mutation<Customer, UpdateCustomerBody>({
      query: (body) => ({ url: '/customer/update', method: 'PUT', body }),
      transformResponse: unwrap<Customer>,
      invalidatesTags: (_result, error) => (error ? [] : ['Customer']),
    }),
  }),
});

export const { useGetCustomerQuery, useUpdateCustomerMutation } = customerApi;
