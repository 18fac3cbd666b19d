import type { ActPage, AuditChoices, AuditQuery } from '../../../contract/staffAudit';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

export type AuditFilter = Omit<AuditQuery, 'cursor'>;

const auditApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getActs: build.infiniteQuery<ActPage, AuditFilter, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/audit',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<ActPage>,
      providesTags: ['Act'],
    }),
    getAuditChoices: build.query<AuditChoices, undefined>({
      query: () => '/audit/choices',
      transformResponse: unwrap<AuditChoices>,
      providesTags: ['Act', 'Person'],
    }),
  }),
});

export const { useGetActsInfiniteQuery, useGetAuditChoicesQuery } = auditApi;
