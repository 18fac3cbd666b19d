import type { Envelope } from '../../../contract/http';
import type { AddItemsBody } from '../../../contract/staffOrders';
import { staffApi } from './staffApi';

interface OfOrder {
  orderId: string;
  orderNumber: string;
}

const url = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}/additions`;

/** A rejection means that others were quicker, so that everything is read again. */
const changed = (_message: unknown, _error: unknown, { orderId, orderNumber }: OfOrder) => [
  'Orders' as const,
  { type: 'Order' as const, id: orderId },
  { type: 'Order' as const, id: orderNumber },
];

/** Items that staff add to an order. Each call resolves to what the server says of it. */
const additionsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    addItems: build.mutation<string, OfOrder & { body: AddItemsBody }>({
      query: ({ orderNumber, body }) => ({ url: url(orderNumber), method: 'POST', body }),
      transformResponse: ({ message }: Envelope<null>) => message,
      invalidatesTags: changed,
    }),
    withdrawItems: build.mutation<string, OfOrder & { additionId: string }>({
      query: ({ orderNumber, additionId }) => ({
        url: `${url(orderNumber)}/${encodeURIComponent(additionId)}/withdraw`,
        method: 'POST',
      }),
      transformResponse: ({ message }: Envelope<null>) => message,
      invalidatesTags: changed,
    }),
  }),
});

export const { useAddItemsMutation, useWithdrawItemsMutation } = additionsApi;
