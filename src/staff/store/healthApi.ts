import type { StaffHealth } from '../../../contract/staffHealth';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const healthApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<StaffHealth, undefined>({
      query: () => '/health',
      transformResponse: unwrap<StaffHealth>,
      providesTags: ['Health'],
    }),
    confirmPassphrase: build.mutation<StaffHealth, undefined>({
      query: () => ({ url: '/health/passphrase', method: 'POST' }),
      transformResponse: unwrap<StaffHealth>,
      invalidatesTags: ['Health'],
    }),
  }),
});

export const { useGetHealthQuery, useConfirmPassphraseMutation } = healthApi;
