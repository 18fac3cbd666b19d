import type { OrderList } from '../../../contract/orderConstants';
import type {
  AdvanceBody,
  LiveOrders,
  MendOrderBody,
  MovedOrder,
  MoveOrdersBody,
  OrderCards,
  OrderListQuery,
  OrderNoteBody,
  OrdersOfDay,
  StaffCancelBody,
  StaffCancelled,
  StaffOrder,
  StepBackBody,
  StepResult,
  UndoBody,
} from '../../../contract/staffOrders';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import type { StoreServices } from '../../store/services';
import { addReceived, mergeCards } from '../lib/boardCards';
import { staffApi } from './staffApi';
import type { StaffState } from './staffHooks';
import { staffStream } from './staffStream';

/** All open orders, and whether changes arrive by themselves. */
export interface Board extends Pick<OrderCards, 'items' | 'position' | 'ageMinutes'> {
  isLive: boolean;
  /** How far the server's clock is ahead of this device's. */
  clockAheadMs: number;
  /** The board is the stored one of an earlier visit, as it was then by this device's clock. */
  storedAt?: number;
}

export type FoundOrders = Pick<OrderListQuery, 'search' | 'day' | 'slotId'> & { list: OrderList };

/** Each page holds hundreds. */
const MAX_PAGES = 10;

/** Of the server's clock just after it sent this; 0 where the response, stored by an older release, has no time. */
const aheadMs = (sentAt: string): number => {
  const ahead = Date.parse(sentAt) - Date.now();
  return Number.isFinite(ahead) ? ahead : 0;
};

const boardItems = (state: unknown): Board['items'] =>
  staffOrdersApi.endpoints.getBoard.select(undefined)(state as StaffState).data?.items ?? [];

const given = (query: OrderListQuery) => Object.fromEntries(Object.entries(query).filter(([, value]) => value));

/** The order board and an order's page. */
export const staffOrdersApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getBoard: build.query<Board, undefined>({
      async queryFn(_none, { getState }, _options, query) {
        const before = boardItems(getState());
        const items: Board['items'] = [];
        let first: OrderCards | undefined;
        let clockAheadMs = 0;
        let cursor: string | null = null;
        for (let page = 0; page < MAX_PAGES && (page === 0 || cursor !== null); page += 1) {
          const result = await query({ url: '/orders', params: cursor === null ? {} : { cursor } });
          if (result.error) return { error: result.error };
          const found: OrderCards = unwrap<OrderCards>(result.data);
          items.push(...found.items);
          if (!first) {
            first = found;
            clockAheadMs = aheadMs(found.sentAt);
          }
          cursor = found.nextCursor;
        }
        if (!first) throw new Error('the board has no page');
        const { position, ageMinutes } = first;
        const received = addReceived(items, before, boardItems(getState()));
        return { data: { items: received, position, ageMinutes, isLive: false, clockAheadMs } };
      },
      // Read again, the list leaves the stream as it is.
      merge: (board, read) => ({ ...read, isLive: board.isLive }),
      providesTags: ['Orders'],
      // The board says itself that it isn't live.
      extraOptions: { silent: 'NETWORK' },
      async onCacheEntryAdded(_none, { cacheDataLoaded, cacheEntryRemoved, extra, ...api }) {
        const leaving = new AbortController();
        void cacheEntryRemoved.then(() => leaving.abort());
        try {
          const { position } = (await cacheDataLoaded).data;
          // The stream's code is loaded after the first cards.
          const { followEvents } = await import(/* webpackChunkName: "staff-live" */ '../../store/live/followEvents');
          await followEvents({
            ...staffStream('/stream', extra as StoreServices, () => api.getState() as unknown as StaffState),
            signal: leaving.signal,
            lastEventId: position,
            onLive: (isLive) => {
              api.updateCachedData((draft) => {
                draft.isLive = isLive;
                // The stream goes on where the stored one ended.
                if (isLive) delete draft.storedAt;
              });
            },
            onEvent: ({ event, data }) => {
              if (event === 'reset') {
                api.dispatch(staffApi.util.invalidateTags(['Orders', 'Order', 'Live']));
                return;
              }
              const { cards } = JSON.parse(data) as LiveOrders;
              api.updateCachedData((draft) => {
                draft.items = mergeCards(draft.items, cards);
              });
              api.dispatch(
                staffApi.util.invalidateTags([
                  'Live',
                  ...cards.map(({ orderNumber }) => ({ type: 'Order' as const, id: orderNumber })),
                ]),
              );
            },
          });
        } catch {
          // The list could not be loaded, or was left before.
        }
      },
    }),
    findOrders: build.infiniteQuery<OrderCards, FoundOrders, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/orders',
        params: given({ ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<OrderCards>,
      providesTags: ['Orders'],
    }),
    getStaffOrder: build.query<StaffOrder, string>({
      query: (orderNumber) => `/orders/${encodeURIComponent(orderNumber)}`,
      transformResponse: unwrap<StaffOrder>,
      providesTags: (_order, _error, orderNumber) => [{ type: 'Order', id: orderNumber }],
    }),
    advanceOrders: build.mutation<StepResult[], AdvanceBody>({
      query: (body) => ({ url: '/orders/advance', method: 'POST', body }),
      transformResponse: unwrap<StepResult[]>,
      invalidatesTags: (_results, _error, { orders }) =>
        orders.map(({ orderNumber }) => ({ type: 'Order', id: orderNumber })),
      async onQueryStarted({ orders }, { dispatch, queryFulfilled }) {
        const approved = orders.flatMap(({ orderNumber, approve }) => (approve ? [orderNumber] : []));
        await applyResults(queryFulfilled, dispatch, approved);
      },
    }),
    undoSteps: build.mutation<StepResult[], UndoBody>({
      query: (body) => ({ url: '/orders/undo', method: 'POST', body }),
      transformResponse: unwrap<StepResult[]>,
      invalidatesTags: (_results, _error, { steps }) => [
        'Orders',
        ...steps.map(({ orderNumber }) => ({ type: 'Order' as const, id: orderNumber })),
      ],
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        await applyResults(queryFulfilled, dispatch);
      },
    }),
    /** Those of a day that have not left the shop. */
    getOrdersOfDay: build.query<OrdersOfDay, string>({
      query: (day) => ({ url: '/orders/of-day', params: { day } }),
      transformResponse: unwrap<OrdersOfDay>,
      providesTags: ['Orders', 'Live'],
    }),
    moveOrders: build.mutation<{ moved: MovedOrder[]; message: string }, MoveOrdersBody>({
      query: (body) => ({ url: '/orders/move', method: 'POST', body }),
      transformResponse: ({ data, message }: Envelope<MovedOrder[]>) => ({ moved: data, message }),
      invalidatesTags: ['Orders', 'Order', 'Round', 'Slot', 'Live'],
    }),
    stepBack: build.mutation<string, { orderNumber: string } & StepBackBody>({
      query: ({ orderNumber, ...body }) => ({
        url: `/orders/${encodeURIComponent(orderNumber)}/step-back`,
        method: 'POST',
        body,
      }),
      transformResponse: ({ message }: Envelope<null>) => message,
      invalidatesTags: (_none, _error, { orderNumber }) => ['Orders', { type: 'Order', id: orderNumber }],
    }),
    /** Resolves to what the server says of it. */
    mendOrder: build.mutation<string, { orderNumber: string; body: MendOrderBody }>({
      query: ({ orderNumber, body }) => ({
        url: `/orders/${encodeURIComponent(orderNumber)}/delivery`,
        method: 'POST',
        body,
      }),
      transformResponse: ({ message }: Envelope<null>) => message,
      // A rejection means that others have changed it, so it invalidates, too.
      invalidatesTags: (_none, _error, { orderNumber }) => [
        'Orders',
        'Round',
        'Slot',
        { type: 'Order', id: orderNumber },
      ],
    }),
    addOrderNote: build.mutation<null, { orderNumber: string } & OrderNoteBody>({
      query: ({ orderNumber, text }) => ({
        url: `/orders/${encodeURIComponent(orderNumber)}/notes`,
        method: 'POST',
        body: { text },
      }),
      transformResponse: unwrap<null>,
      invalidatesTags: (_none, _error, { orderNumber }) => [{ type: 'Order', id: orderNumber }],
    }),
    cancelStaffOrder: build.mutation<
      { cancelled: StaffCancelled; message: string },
      { orderNumber: string } & StaffCancelBody
    >({
      query: ({ orderNumber, ...body }) => ({
        url: `/orders/${encodeURIComponent(orderNumber)}/cancel`,
        method: 'POST',
        body,
      }),
      transformResponse: (envelope: Envelope<unknown>) => ({
        cancelled: unwrap<StaffCancelled>(envelope),
        message: envelope.message,
      }),
      invalidatesTags: (_none, _error, { orderNumber }) => ['Orders', { type: 'Order', id: orderNumber }],
    }),
  }),
});

/** Shows a step at once; the stream follows. */
async function applyResults(
  fulfilled: Promise<{ data: StepResult[] }>,
  dispatch: (action: ReturnType<typeof patchBoard>) => unknown,
  approved: readonly string[] = [],
): Promise<void> {
  try {
    dispatch(patchBoard((await fulfilled).data, approved));
  } catch {
    // The base query has shown why.
  }
}

const patchBoard = (results: readonly StepResult[], approved: readonly string[]) =>
  staffOrdersApi.util.updateQueryData('getBoard', undefined, (draft) => {
    const byNumber = new Map(results.map((result) => [result.orderNumber, result]));
    draft.items = mergeCards(
      draft.items,
      draft.items.flatMap((card) => {
        const result = byNumber.get(card.orderNumber);
        if (!result?.status) return [];
        const isApproved = card.needsApproval && result.problemText === null && approved.includes(card.orderNumber);
        if (isApproved) return [{ ...card, status: result.status, needsApproval: false, phoneToCall: null }];
        return result.status === card.status ? [] : [{ ...card, status: result.status }];
      }),
    );
  });

export const {
  useGetBoardQuery,
  useFindOrdersInfiniteQuery,
  useGetStaffOrderQuery,
  useAdvanceOrdersMutation,
  useUndoStepsMutation,
  useStepBackMutation,
  useGetOrdersOfDayQuery,
  useMendOrderMutation,
  useMoveOrdersMutation,
  useAddOrderNoteMutation,
  useCancelStaffOrderMutation,
} = staffOrdersApi;
