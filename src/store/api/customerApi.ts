import { createApi } from '@reduxjs/toolkit/query/react';
import type { Customer, CustomerExport, EraseCustomerBody, UpdateCustomerBody } from '../../../contract/customer';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

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
    // A mutation, so that the export is not cached.
    exportCustomer: build.mutation<CustomerExport, undefined>({
      query: () => '/customer/export',
      transformResponse: unwrap<CustomerExport>,
    }),
    eraseCustomer: build.mutation<null, EraseCustomerBody>({
      query: (body) => ({ url: '/customer/erase', method: 'POST', body }),
      transformResponse: unwrap<null>,
      // The dialog shows the error persistently.
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetCustomerQuery, useUpdateCustomerMutation, useExportCustomerMutation } = customerApi;
