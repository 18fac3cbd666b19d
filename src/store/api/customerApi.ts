import { createApi } from '@reduxjs/toolkit/query/react';
import type { CodeSent, Confirmation, LoginSessions, SendOtpBody } from '../../../contract/auth';
import type { Customer, CustomerExport, LanguageBody, UpdateCustomerBody } from '../../../contract/customer';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

export const customerApi = createApi({
  reducerPath: 'customerApi',
  baseQuery,
  invalidationBehavior: 'immediately',
  tagTypes: ['Customer', 'Sessions', 'Messages'],
  endpoints: (build) => ({
    getCustomer: build.query<Customer, undefined>({
      query: () => '/customer/detail',
      transformResponse: unwrap<Customer>,
      providesTags: ['Customer'],
    }),
    updateCustomer: build.mutation<Customer, UpdateCustomerBody>({
      query: (body) => ({ url: '/customer/update', method: 'PUT', body }),
      transformResponse: unwrap<Customer>,
      // Another e-mail has no stop of the old one.
      invalidatesTags: (_result, error) => (error ? [] : ['Customer', 'Messages']),
    }),
    /** The page is in the language already; the next login stores it, too. */
    changeLanguage: build.mutation<null, LanguageBody>({
      query: (body) => ({ url: '/customer/language', method: 'PUT', body }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
    // A mutation, so that the export is not cached.
    exportCustomer: build.mutation<CustomerExport, undefined>({
      query: () => '/customer/export',
      transformResponse: unwrap<CustomerExport>,
    }),
    eraseCustomer: build.mutation<null, Confirmation>({
      query: (body) => ({ url: '/customer/erase', method: 'POST', body }),
      transformResponse: unwrap<null>,
      // The dialog shows the error persistently.
      extraOptions: { silent: true },
    }),
    /** The code goes to the customer's own number. */
    sendCode: build.mutation<CodeSent, SendOtpBody>({
      query: (body) => ({ url: '/customer/send/otp', method: 'POST', body }),
      transformResponse: unwrap<CodeSent>,
    }),
    getSessions: build.query<LoginSessions, undefined>({
      query: () => '/customer/sessions',
      transformResponse: unwrap<LoginSessions>,
      providesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<null, undefined>({
      query: () => ({ url: '/customer/sessions/end-others', method: 'POST' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const {
  useGetCustomerQuery,
  useUpdateCustomerMutation,
  useExportCustomerMutation,
  useSendCodeMutation,
  useGetSessionsQuery,
  useEndOtherSessionsMutation,
} = customerApi;
