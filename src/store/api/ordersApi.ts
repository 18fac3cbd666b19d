import { createApi } from '@reduxjs/toolkit/query/react';
import type {
  CancelledOrder,
  CartBill,
  CartBody,
  CreatedOrder,
  CreateOrderBody,
  OrderHistory,
  OrderTracking,
  PaymentState,
} from '../../../contract/orders';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

/** Bills and orders. */
export const ordersApi = createApi({
  reducerPath: 'ordersApi',
  baseQuery,
  invalidationBehavior: 'immediately',
  tagTypes: ['Bill', 'Orders'],
  endpoints: (build) => ({
    getBill: build.query<CartBill, CartBody>({
      query: (body) => ({ url: '/order/cart', method: 'POST', body }),
      transformResponse: unwrap<CartBill>,
      providesTags: ['Bill'],
    }),
    createOrder: build.mutation<CreatedOrder, { body: CreateOrderBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/order/create',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body,
      }),
      transformResponse: unwrap<CreatedOrder>,
      // A rejection means that price or stock moved, so the bill is outdated too.
      invalidatesTags: (_result, error) => (error ? ['Bill'] : ['Bill', 'Orders']),
    }),
    // Errors stay silent (specification §7).
    getPaymentStatus: build.query<PaymentState, string>({
      query: (orderId) => `/order/order/status/${encodeURIComponent(orderId)}`,
      transformResponse: unwrap<PaymentState>,
      extraOptions: { silent: true },
    }),
    getOrderHistory: build.infiniteQuery<OrderHistory, undefined, string | null>({
      query: ({ pageParam }) => ({ url: '/order/history', params: pageParam === null ? {} : { cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<OrderHistory>,
      providesTags: ['Orders'],
    }),
    trackOrder: build.query<OrderTracking, string>({
      query: (orderId) => `/order/track/${encodeURIComponent(orderId)}`,
      transformResponse: unwrap<OrderTracking>,
      providesTags: ['Orders'],
    }),
    // Cancel is a GET (specification §7), but a mutation because it changes the order.
    cancelOrder: build.mutation<CancelledOrder, { orderId: string; reason?: string }>({
      query: ({ orderId, reason }) => ({
        url: `/order/cancel/${encodeURIComponent(orderId)}`,
        params: reason ? { reason } : {},
      }),
      transformResponse: unwrap<CancelledOrder>,
      invalidatesTags: ['Orders', 'Bill'],
    }),
  }),
});

export const {
  useGetBillQuery,
  useCreateOrderMutation,
  useGetPaymentStatusQuery,
  useGetOrderHistoryInfiniteQuery,
  useTrackOrderQuery,
  useCancelOrderMutation,
} = ordersApi;
