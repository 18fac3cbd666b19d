import type { Envelope } from '../../../contract/http';
import type { ChangeLineBody, LineChange, LineChangePreview, PackedLines } from '../../../contract/lineChanges';
import type { MovedOrders, PackingOrder } from '../../../contract/packing';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const linesUrl = (orderId: string) => `/packing/orders/${encodeURIComponent(orderId)}/lines`;

/** Packing, and lines that are packed otherwise. */
const packingApi = staffApi.enhanceEndpoints({ addTagTypes: ['Approval'] }).injectEndpoints({
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
      // A rejection means that others have changed it, so it invalidates, too.
      invalidatesTags: (_done, _error, { orderId }) => [{ type: 'Order', id: orderId }, 'Orders', 'Approval'],
    }),
    /** Resolves to what the server says of it. */
    swapRecalled: build.mutation<string, string>({
      query: (orderId) => ({ url: `/packing/orders/${encodeURIComponent(orderId)}/swap-recalled`, method: 'POST' }),
      transformResponse: ({ message }: Envelope<null>) => message,
      invalidatesTags: (_done, _error, orderId) => [{ type: 'Order', id: orderId }, 'Order', 'Orders'],
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
  }),
});

export const {
  useGetPackedLinesQuery,
  usePreviewLineChangeQuery,
  useChangeLineMutation,
  useSwapRecalledMutation,
  useGetPackingOrdersQuery,
  useStartPackingMutation,
  useFinishPackingMutation,
} = packingApi;
