import type { AuditedActionPage, AuditChoices, AuditQuery } from '../../../contract/staffAudit';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

export type AuditFilter = Omit<AuditQuery, 'cursor'>;

const auditApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getAuditedActions: build.infiniteQuery<AuditedActionPage, AuditFilter, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/audit',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<AuditedActionPage>,
      providesTags: ['AuditedAction'],
    }),
    getAuditChoices: build.query<AuditChoices, undefined>({
      query: () => '/audit/choices',
      transformResponse: unwrap<AuditChoices>,
      providesTags: ['AuditedAction', 'Person'],
    }),
  }),
});

export const { useGetAuditedActionsInfiniteQuery, useGetAuditChoicesQuery } = auditApi;
