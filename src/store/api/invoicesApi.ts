import type { OrderDocument } from '../../../contract/invoices';
import { savedAsPdf } from '../../lib/savedAsPdf';
import { ordersApi } from './ordersApi';

const invoicesApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token travels in a header, so a link can't load it. */
    downloadDocument: build.mutation<null, { orderId: string; document: OrderDocument }>({
      query: ({ orderId, document: { _id, serial } }) => ({
        url: `/order/invoice/${encodeURIComponent(orderId)}`,
        params: { document: _id },
        responseHandler: savedAsPdf(serial),
      }),
      transformResponse: () => null,
    }),
  }),
});

export const { useDownloadDocumentMutation } = invoicesApi;
