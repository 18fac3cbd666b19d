import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  CodeResent,
  CodeSent,
  LoginBody,
  RegisterBody,
  ResendOtpBody,
  VerifiedCustomer,
  VerifyOtpBody,
} from '../../../contract/auth';
import type { Envelope } from '../../../contract/http';
import { baseQuery } from './baseQuery';

const post = (url: string, body?: unknown) => ({ url, method: 'POST', body });
const withEnvelope = <T>(envelope: Envelope<unknown>): Envelope<T> => envelope as Envelope<T>;

/**
 * Login by one-time code. Responses retain their envelope, because the panel reads status and message (specification
 * §4).
 */
export const authApi = createApi({
  reducerPath: 'authApi',
  baseQuery,
  endpoints: (build) => ({
    login: build.mutation<Envelope<CodeSent>, LoginBody>({
      query: (body) => post('/customer/login', body),
      transformResponse: withEnvelope<CodeSent>,
    }),
    register: build.mutation<Envelope<CodeSent>, RegisterBody>({
      query: (body) => post('/customer/register', body),
      transformResponse: withEnvelope<CodeSent>,
    }),
    verifyOtp: build.mutation<Envelope<VerifiedCustomer>, VerifyOtpBody>({
      query: (body) => post('/customer/verify/otp', body),
      transformResponse: withEnvelope<VerifiedCustomer>,
    }),
    resendOtp: build.mutation<Envelope<CodeResent>, ResendOtpBody>({
      query: (body) => post('/customer/resend/otp', body),
      transformResponse: withEnvelope<CodeResent>,
    }),
    logout: build.mutation<Envelope<null>, undefined>({
      query: () => post('/customer/logout'),
      transformResponse: withEnvelope<null>,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLoginMutation, useRegisterMutation, useVerifyOtpMutation, useResendOtpMutation } = authApi;
