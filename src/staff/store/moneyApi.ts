import type {
  BankOverview,
  CashOverview,
  CloseDayBody,
  CollectBody,
  DayBooks,
  HandoverBody,
  ImportedStatement,
  MatchBody,
  Matched,
  TransferRefund,
  UpiLink,
} from '../../../contract/staffMoney';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

const post = (url: string, body?: object) => ({ url: `/money${url}`, method: 'POST', ...(body && { body }) });

/** What was done changes the lists; a rejection means that others were quicker. */
const moneyApi = staffApi.enhanceEndpoints({ addTagTypes: ['Money', 'Approval'] }).injectEndpoints({
  endpoints: (build) => ({
    getCashOverview: build.query<CashOverview, undefined>({
      query: () => '/money/cash',
      transformResponse: unwrap<CashOverview>,
      providesTags: ['Money'],
    }),
    getBankOverview: build.query<BankOverview, undefined>({
      query: () => '/money/bank',
      transformResponse: unwrap<BankOverview>,
      providesTags: ['Money'],
    }),
    getDayBooks: build.query<DayBooks, undefined>({
      query: () => '/money/day',
      transformResponse: unwrap<DayBooks>,
      providesTags: ['Money'],
    }),
    /** Never stored: what is due changes. */
    getUpiLink: build.query<UpiLink, string>({
      query: (orderNumber) => `/orders/${encodeURIComponent(orderNumber)}/upi-link`,
      transformResponse: unwrap<UpiLink>,
      keepUnusedDataFor: 0,
    }),
    collectAtDoor: build.mutation<null, { orderNumber: string; body: CollectBody }>({
      query: ({ orderNumber, body }) => ({
        url: `/orders/${encodeURIComponent(orderNumber)}/collect`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Money', 'Order', 'Orders'],
    }),
    receiveCash: build.mutation<{ differencePaise: number }, Keyed<HandoverBody>>({
      query: (request) => keyedPost('/money/handovers', request),
      transformResponse: unwrap<{ differencePaise: number }>,
      invalidatesTags: ['Money'],
    }),
    /** A toast shows its message: the order may have ended. */
    matchTransfer: build.mutation<string, MatchBody>({
      query: (body) => post('/transfers', body),
      transformResponse: ({ message }: Envelope<Matched>) => message,
      invalidatesTags: ['Money', 'Order', 'Orders'],
    }),
    assignTransfer: build.mutation<string, { transferId: string; orderNumber: string }>({
      query: ({ transferId, orderNumber }) =>
        post(`/transfers/${encodeURIComponent(transferId)}/assign`, { orderNumber }),
      transformResponse: ({ message }: Envelope<Matched>) => message,
      invalidatesTags: ['Money', 'Order', 'Orders'],
    }),
    refundTransfer: build.mutation<TransferRefund & { message: string }, string>({
      query: (transferId) => post(`/transfers/${encodeURIComponent(transferId)}/return`),
      transformResponse: ({ data, message }: Envelope<TransferRefund>) => ({ ...data, message }),
      invalidatesTags: ['Money', 'Approval'],
    }),
    importStatement: build.mutation<ImportedStatement, string>({
      query: (csv) => post('/statement', { csv }),
      transformResponse: unwrap<ImportedStatement>,
      invalidatesTags: ['Money'],
    }),
    dismissBankLine: build.mutation<null, string>({
      query: (reference) => post(`/statement/${encodeURIComponent(reference)}/dismiss`),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Money'],
    }),
    closeDay: build.mutation<null, CloseDayBody>({
      query: (body) => post('/day', body),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Money'],
    }),
  }),
});

export const {
  useGetCashOverviewQuery,
  useGetBankOverviewQuery,
  useGetDayBooksQuery,
  useGetUpiLinkQuery,
  useCollectAtDoorMutation,
  useReceiveCashMutation,
  useMatchTransferMutation,
  useAssignTransferMutation,
  useRefundTransferMutation,
  useImportStatementMutation,
  useDismissBankLineMutation,
  useCloseDayMutation,
} = moneyApi;
