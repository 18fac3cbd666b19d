import type { RefundBody, RefundResult, SentByHandBody } from '../../../contract/staffRefunds';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

const CHANGED = ['Money', 'Order', 'Orders', 'Approval', 'Complaint'] as const;
const refundUrl = (refundId: string) => `/refunds/${encodeURIComponent(refundId)}`;

/** Refunds by staff. A rejection means that others were quicker, so that everything is read again. */
const refundsApi = staffApi.enhanceEndpoints({ addTagTypes: ['Money', 'Approval'] }).injectEndpoints({
  endpoints: (build) => ({
    refundOrder: build.mutation<RefundResult & { message: string }, { orderNumber: string } & Keyed<RefundBody>>({
      query: ({ orderNumber, ...request }) => keyedPost(`/orders/${encodeURIComponent(orderNumber)}/refunds`, request),
      transformResponse: ({ data, message }: Envelope<RefundResult>) => ({ ...data, message }),
      invalidatesTags: [...CHANGED],
    }),
    sendRefundAgain: build.mutation<null, string>({
      query: (refundId) => ({ url: `${refundUrl(refundId)}/again`, method: 'POST' }),
      transformResponse: unwrap<null>,
      invalidatesTags: [...CHANGED],
    }),
    noteRefundSent: build.mutation<null, { refundId: string; body: SentByHandBody }>({
      query: ({ refundId, body }) => ({ url: `${refundUrl(refundId)}/by-hand`, method: 'POST', body }),
      transformResponse: unwrap<null>,
      invalidatesTags: [...CHANGED],
    }),
  }),
});

export const { useRefundOrderMutation, useSendRefundAgainMutation, useNoteRefundSentMutation } = refundsApi;
