import type {
  StaffDocument,
  StaffDocumentQuery,
  StaffDocuments,
  TaxRegister,
  TaxRegisterQuery,
  TaxRegisterRow,
  TaxReturn,
} from '../../../contract/invoices';
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
    /** All pages of a month, for a file. */
    getTaxRegister: build.query<TaxRegisterRow[], string>({
      async queryFn(month, _api, _options, query) {
        const rows: TaxRegisterRow[] = [];
        let cursor: string | null = null;
        do {
          const params: TaxRegisterQuery = { month, ...(cursor !== null && { cursor }) };
          const response = await query({ url: '/invoices/return/register', params });
          if (response.error) return { error: response.error };
          const page: TaxRegister = unwrap<TaxRegister>(response.data);
          rows.push(...page.items);
          cursor = page.nextCursor;
        } while (cursor !== null);
        return { data: rows };
      },
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
  useLazyGetTaxRegisterQuery,
  useGetDocumentsOfOrderQuery,
  useDownloadStaffDocumentMutation,
} = invoicesApi;
