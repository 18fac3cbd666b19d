import { createApi } from '@reduxjs/toolkit/query/react';
import type { OrderStatus, PaymentStatus } from '../../../contract/constants';
import type {
  BoughtProducts,
  CancelledOrder,
  CartBill,
  CartBody,
  CreatedOrder,
  CreateOrderBody,
  OrderHistory,
  OrderSummary,
  OrderTracking,
  PaymentState,
} from '../../../contract/orders';
import { deadlineIn } from '../../lib/deadline';
import { baseQuery } from './baseQuery';
import type { Envelope } from '../../../contract/http';
import { unwrap } from './unwrap';

/** With the time left as a deadline of this device: see lib/deadline.ts. */
export type TimedPaymentState = PaymentState & { deadlineMs: number | null };
export type TimedOrder = OrderSummary & { deadlineMs: number | null };
type TimedTracking = OrderTracking & { deadlineMs: number | null } & AdditionDeadline;
/** Until when items that wait to be added are held; null without any. */
interface AdditionDeadline {
  additionDeadlineMs: number | null;
}
type TimedHistory = Omit<OrderHistory, 'items'> & { items: TimedOrder[] };

/** Also while its payment is being prepared. */
export const isUnpaid = (status: OrderStatus): boolean =>
  status === 'PAYMENT_PENDING' || status === 'WAITING_FOR_PAYMENT';

/** It has been paid, which a cancellation refunds. */
export const hasReceived = (paymentStatus: PaymentStatus): boolean =>
  paymentStatus === 'RECEIVED' || paymentStatus === 'REFUNDED';

export const timed = <T extends { secondsLeft: number | null }>(value: T): T & { deadlineMs: number | null } => ({
  ...value,
  deadlineMs: value.secondsLeft === null ? null : deadlineIn(value.secondsLeft),
});

/** Covers bills and orders. */
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
    getPaymentStatus: build.query<TimedPaymentState, string>({
      query: (orderId) => `/order/order/status/${encodeURIComponent(orderId)}`,
      transformResponse: (envelope: Envelope<unknown>) => timed(unwrap<PaymentState>(envelope)),
      extraOptions: { silent: true },
    }),
    getOrderHistory: build.infiniteQuery<TimedHistory, undefined, string | null>({
      query: ({ pageParam }) => ({ url: '/order/history', params: pageParam === null ? {} : { cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: (envelope: Envelope<unknown>) => {
        const { items, nextCursor } = unwrap<OrderHistory>(envelope);
        return { items: items.map(timed), nextCursor };
      },
      providesTags: ['Orders'],
    }),
    /** Optional, so without a toast. */
    getBoughtProducts: build.query<BoughtProducts, undefined>({
      query: () => '/order/again',
      transformResponse: unwrap<BoughtProducts>,
      providesTags: ['Orders'],
      extraOptions: { silent: true },
    }),
    trackOrder: build.query<TimedTracking, string>({
      query: (orderId) => `/order/track/${encodeURIComponent(orderId)}`,
      transformResponse: (envelope: Envelope<unknown>) => {
        const order = unwrap<OrderTracking>(envelope);
        const { addition, payment } = order;
        return {
          ...order,
          deadlineMs: addition ? null : payment && deadlineIn(payment.secondsLeft),
          additionDeadlineMs: addition ? deadlineIn(addition.secondsLeft) : null,
        };
      },
      providesTags: ['Orders'],
      // A missing order is what its page is about.
      extraOptions: { silent: 404 },
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
  useGetBoughtProductsQuery,
  useTrackOrderQuery,
  useLazyGetPaymentStatusQuery,
  useLazyTrackOrderQuery,
  useCancelOrderMutation,
} = ordersApi;
