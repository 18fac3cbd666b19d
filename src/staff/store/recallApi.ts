import type { RefundMethod } from '../../../contract/constants';
import type { BatchRecall, RecallBody, RecallRefundBody } from '../../../contract/staffRecall';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const batchUrl = (batchId: string) => `/stock/batches/${encodeURIComponent(batchId)}`;

/** Covers recalls of batches. */
const recallApi = staffApi.enhanceEndpoints({ addTagTypes: ['Recall', 'Approval'] }).injectEndpoints({
  endpoints: (build) => ({
    getRecall: build.query<BatchRecall, string>({
      query: (batchId) => `${batchUrl(batchId)}/recall`,
      transformResponse: unwrap<BatchRecall>,
      providesTags: ['Recall'],
    }),
    /** Shown in its dialog, so without a toast. */
    recallBatch: build.mutation<null, { batchId: string } & RecallBody>({
      query: ({ batchId, ...body }) => ({ url: `${batchUrl(batchId)}/recall`, method: 'POST', body }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Recall', 'Stock'],
      extraOptions: { silent: true },
    }),
    endRecall: build.mutation<null, string>({
      query: (batchId) => ({ url: `${batchUrl(batchId)}/recall`, method: 'DELETE' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Recall', 'Stock'],
    }),
    refundRecalled: build.mutation<{ refundMethod: RefundMethod }, { batchId: string; body: RecallRefundBody }>({
      query: ({ batchId, body }) => ({ url: `${batchUrl(batchId)}/refunds`, method: 'POST', body }),
      transformResponse: unwrap<{ refundMethod: RefundMethod }>,
      invalidatesTags: ['Recall', 'Order', 'Orders', 'Approval'],
    }),
  }),
});

export const { useGetRecallQuery, useRecallBatchMutation, useEndRecallMutation, useRefundRecalledMutation } = recallApi;
