import type { RefundApproval } from '../../../contract/approvals';
import type { ChangeLineBody, LineChange, LineChangePreview, PackedLines } from '../../../contract/lineChanges';
import type { MovedOrders, PackingOrder } from '../../../contract/packing';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const linesUrl = (orderId: string) => `/packing/orders/${encodeURIComponent(orderId)}/lines`;

/** Packing: lines packed otherwise, and refunds that wait for an Admin. */
const packingApi = staffApi.enhanceEndpoints({ addTagTypes: ['Approval', 'Money'] }).injectEndpoints({
  endpoints: (build) => ({
    getPackedLines: build.query<PackedLines, string>({
      query: linesUrl,
      transformResponse: unwrap<PackedLines>,
      providesTags: (_lines, _error, orderId) => [{ type: 'Order', id: orderId }],
    }),
    /** Shown beside its form, so without a toast. */
    previewLineChange: build.query<LineChangePreview, { orderId: string; change: LineChange }>({
      query: ({ orderId, change }) => ({ url: `${linesUrl(orderId)}/preview`, method: 'POST', body: change }),
      transformResponse: unwrap<LineChangePreview>,
      providesTags: (_preview, _error, { orderId }) => [{ type: 'Order', id: orderId }],
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
    changeLine: build.mutation<null, { orderId: string; body: ChangeLineBody }>({
      query: ({ orderId, body }) => ({ url: `${linesUrl(orderId)}/change`, method: 'POST', body }),
      transformResponse: unwrap<null>,
      // After a rejection too: others have changed it.
      invalidatesTags: (_done, _error, { orderId }) => [{ type: 'Order', id: orderId }, 'Orders', 'Approval'],
    }),
    /** All that are to be packed, or those of these ids. */
    getPackingOrders: build.query<PackingOrder[], readonly string[] | null>({
      query: (ids) => ({ url: '/packing/orders', params: ids ? { ids: ids.join(',') } : {} }),
      transformResponse: unwrap<PackingOrder[]>,
      providesTags: ['Orders', 'Order'],
    }),
    startPacking: build.mutation<MovedOrders, readonly string[]>({
      query: (orderIds) => ({ url: '/packing/start', method: 'POST', body: { orderIds } }),
      transformResponse: unwrap<MovedOrders>,
      invalidatesTags: ['Orders', 'Order'],
    }),
    finishPacking: build.mutation<MovedOrders, readonly string[]>({
      query: (orderIds) => ({ url: '/packing/packed', method: 'POST', body: { orderIds } }),
      transformResponse: unwrap<MovedOrders>,
      invalidatesTags: ['Orders', 'Order'],
    }),
    getApprovals: build.query<RefundApproval[], undefined>({
      query: () => '/approvals',
      transformResponse: unwrap<RefundApproval[]>,
      providesTags: ['Approval'],
    }),
    /** How the money goes back. */
    approveRefund: build.mutation<string, string>({
      query: (id) => ({ url: `/approvals/${encodeURIComponent(id)}/approve`, method: 'POST' }),
      transformResponse: ({ message }: Envelope<null>) => message,
      invalidatesTags: ['Approval', 'Order', 'Money'],
    }),
    declineRefund: build.mutation<null, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: `/approvals/${encodeURIComponent(id)}/decline`,
        method: 'POST',
        body: { reason },
      }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Approval', 'Order', 'Money'],
    }),
  }),
});

export const {
  useGetPackedLinesQuery,
  usePreviewLineChangeQuery,
  useChangeLineMutation,
  useGetPackingOrdersQuery,
  useStartPackingMutation,
  useFinishPackingMutation,
  useGetApprovalsQuery,
  useApproveRefundMutation,
  useDeclineRefundMutation,
} = packingApi;
