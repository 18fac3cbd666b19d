import type { StaffHealth } from '../../../contract/staffHealth';
import type { TodoCount } from '../../../contract/staffTodos';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const healthApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every page of the staff area requests it: a failure is shown where it is read. */
    getHealthTodos: build.query<TodoCount, undefined>({
      query: () => '/health/todos',
      transformResponse: unwrap<TodoCount>,
      providesTags: ['Health'],
      extraOptions: { silent: true },
    }),
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

export const { useGetHealthTodosQuery, useGetHealthQuery, useConfirmPassphraseMutation } = healthApi;
