import type { RefundApproval } from '../../../contract/approvals';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** Refunds that wait for an Admin. */
const approvalsApi = staffApi.enhanceEndpoints({ addTagTypes: ['Approval', 'Money'] }).injectEndpoints({
  endpoints: (build) => ({
    getApprovals: build.query<RefundApproval[], undefined>({
      query: () => '/approvals',
      transformResponse: unwrap<RefundApproval[]>,
      providesTags: ['Approval'],
    }),
    approveRefund: build.mutation<string, { id: string; how: 'approve' | 'by-hand' }>({
      query: ({ id, how }) => ({ url: `/approvals/${encodeURIComponent(id)}/${how}`, method: 'POST' }),
      transformResponse: ({ message }: Envelope<null>) => message,
      invalidatesTags: ['Approval', 'Order', 'Money'],
    }),
    declineRefund: build.mutation<null, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: `/approvals/${encodeURIComponent(id)}/decline`,
        method: 'POST',
        body: { reason },
      }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Approval', 'Order', 'Money'],
    }),
  }),
});

export const { useGetApprovalsQuery, useApproveRefundMutation, useDeclineRefundMutation } = approvalsApi;
