import type { Envelope } from '../../../contract/http';
import { ordersApi } from './ordersApi';
import { unwrap } from './unwrap';

/** What customers do with an order that waits for them. It is loaded with the pages that need it. */
const waitingOrderApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    /** For plain UPI. It proves nothing, so a failure stays silent: the state is polled anyway. */
    sayPaid: build.mutation<null, string>({
      query: (orderId) => ({ url: `/order/paid/${encodeURIComponent(orderId)}`, method: 'POST' }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
    /** Adds items to an order that is paid at the door. Resolves to what the server says of it. */
    confirmAddition: build.mutation<string, { orderId: string; additionId: string }>({
      query: ({ orderId, additionId }) => ({
        url: `/order/confirm/${encodeURIComponent(orderId)}`,
        method: 'POST',
        body: { additionId },
      }),
      transformResponse: ({ message }: Envelope<null>) => message,
      // A rejection means that they no longer wait, so it invalidates, too.
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useConfirmAdditionMutation, useSayPaidMutation } = waitingOrderApi;
