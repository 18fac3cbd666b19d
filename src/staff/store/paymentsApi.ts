import type {
  AwaitedPayments,
  MoneyProviders,
  MoneyTodos,
  PaymentHistory,
  PaymentQuery,
  PaymentRefunds,
  Payments,
  RefundQuery,
} from '../../../contract/staffPayments';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

export type PaymentsFilter = Omit<PaymentQuery, 'cursor'>;
export type RefundsFilter = Omit<RefundQuery, 'cursor'>;

const pages = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
const paged = <Filter extends object>(url: string, filter: Filter, cursor: string | null) => ({
  url,
  params: { ...filter, ...(cursor !== null && { cursor }) },
});

const paymentsApi = staffApi.enhanceEndpoints({ addTagTypes: ['Money'] }).injectEndpoints({
  endpoints: (build) => ({
    getPayments: build.infiniteQuery<Payments, PaymentsFilter, string | null>({
      query: ({ queryArg, pageParam }) => paged('/payments', queryArg, pageParam),
      infiniteQueryOptions: pages,
      transformResponse: unwrap<Payments>,
      providesTags: ['Money'],
    }),
    getPaymentRefunds: build.infiniteQuery<PaymentRefunds, RefundsFilter, string | null>({
      query: ({ queryArg, pageParam }) => paged('/payments/refunds', queryArg, pageParam),
      infiniteQueryOptions: pages,
      transformResponse: unwrap<PaymentRefunds>,
      providesTags: ['Money'],
    }),
    getMoneyProviders: build.query<MoneyProviders, undefined>({
      query: () => '/payments/providers',
      transformResponse: unwrap<MoneyProviders>,
      providesTags: ['Money'],
    }),
    getPaymentHistory: build.query<PaymentHistory, string>({
      query: (paymentId) => `/payments/${encodeURIComponent(paymentId)}`,
      transformResponse: unwrap<PaymentHistory>,
      providesTags: ['Money'],
    }),
    /** Every page of the staff area requests it: a failure stays silent. */
    getAwaitedPayments: build.query<AwaitedPayments, undefined>({
      query: () => '/payments/awaited',
      transformResponse: unwrap<AwaitedPayments>,
      extraOptions: { silent: true },
      providesTags: ['Money', 'Live'],
    }),
    /** Every page of the staff area requests it: a failure is shown where it is read. */
    getMoneyTodos: build.query<MoneyTodos, undefined>({
      query: () => '/payments/todos',
      transformResponse: unwrap<MoneyTodos>,
      extraOptions: { silent: true },
      providesTags: ['Money', 'Live'],
    }),
  }),
});

export const {
  useGetAwaitedPaymentsQuery,
  useGetPaymentsInfiniteQuery,
  useGetPaymentRefundsInfiniteQuery,
  useGetMoneyProvidersQuery,
  useGetPaymentHistoryQuery,
  useGetMoneyTodosQuery,
} = paymentsApi;
