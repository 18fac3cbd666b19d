import type { StaffDocument, StaffDocumentQuery, StaffDocuments, TaxReturn } from '../../../contract/invoices';
import { savedAsPdf } from '../../lib/savedAsPdf';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const invoicesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getDocuments: build.infiniteQuery<StaffDocuments, Omit<StaffDocumentQuery, 'cursor'>, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/invoices',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<StaffDocuments>,
    }),
    getTaxReturn: build.query<TaxReturn, string>({
      query: (month) => ({ url: '/invoices/return', params: { month } }),
      transformResponse: unwrap<TaxReturn>,
    }),
    getDocumentsOfOrder: build.query<StaffDocument[], string>({
      query: (orderNumber) => `/invoices/orders/${encodeURIComponent(orderNumber)}`,
      transformResponse: unwrap<StaffDocument[]>,
      providesTags: ['Order'],
    }),
    downloadStaffDocument: build.mutation<null, { id: string; serial: string }>({
      query: ({ id, serial }) => ({
        url: `/invoices/documents/${encodeURIComponent(id)}`,
        responseHandler: savedAsPdf(serial),
      }),
      transformResponse: () => null,
    }),
  }),
});

export const {
  useGetDocumentsInfiniteQuery,
  useLazyGetTaxReturnQuery,
  useGetDocumentsOfOrderQuery,
  useDownloadStaffDocumentMutation,
} = invoicesApi;
