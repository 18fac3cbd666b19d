import type { PaymentState } from '../../../contract/orders';
import { ordersApi, timed } from '../api/ordersApi';
import type { RootState } from '../makeStore';
import type { StoreServices } from '../services';
import { followEvents } from './followEvents';

/** Follows an order while a page shows it; without a stream the page polls. In a module of its own, to load with it. */
const orderStreamApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    followOrder: build.query<{ isLive: boolean }, string>({
      queryFn: () => ({ data: { isLive: false } }),
      keepUnusedDataFor: 1,
      async onCacheEntryAdded(orderId, { cacheDataLoaded, cacheEntryRemoved, extra, ...api }) {
        const services = extra as StoreServices;
        const leaving = new AbortController();
        // The first event says what is known; later ones may be about something else, such as a line.
        let hasBegun = false;
        const state = () => api.getState() as unknown as RootState;
        try {
          await cacheDataLoaded;
        } catch {
          return;
        }
        void followEvents({
          url: `${services.baseUrl}/order/stream/${encodeURIComponent(orderId)}`,
          headers: () => ({ token: state().auth.token ?? '', 'accept-language': services.language() }),
          fetch: services.fetch,
          signal: leaving.signal,
          onLive: (isLive) => {
            api.updateCachedData((draft) => {
              draft.isLive = isLive;
            });
          },
          onEvent: ({ event, data }) => {
            if (event !== 'order') return;
            const changed = JSON.parse(data) as PaymentState;
            void api.dispatch(ordersApi.util.upsertQueryData('getPaymentStatus', orderId, timed(changed)));
            const shown = ordersApi.endpoints.trackOrder.select(orderId)(state()).data;
            const isKnown = shown?.status === changed.orderStatus && shown.paymentStatus === changed.paymentStatus;
            if (!isKnown || hasBegun) api.dispatch(ordersApi.util.invalidateTags(['Orders']));
            hasBegun = true;
          },
        });
        await cacheEntryRemoved;
        leaving.abort();
      },
    }),
  }),
});

/** Whether changes of the order arrive by themselves. @param orderId null for none, or without a login */
export const useLiveOrder = (orderId: string | null): boolean =>
  orderStreamApi.useFollowOrderQuery(orderId ?? '', { skip: orderId === null }).data?.isLive ?? false;
