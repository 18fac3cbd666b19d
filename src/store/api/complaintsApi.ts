import type { ComplaintBody, ComplaintsOfOrder, UploadedPhoto } from '../../../contract/complaints';
import { ordersApi } from './ordersApi';
import { unwrap } from './unwrap';

const pathOf = (orderId: string) => `/order/complaint/${encodeURIComponent(orderId)}`;

/** Reports about delivered lines; loaded with the tracking page. */
const complaintsApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getComplaints: build.query<ComplaintsOfOrder, string>({
      query: pathOf,
      transformResponse: unwrap<ComplaintsOfOrder>,
      providesTags: ['Orders'],
    }),
    /** The dialog shows its errors. */
    uploadComplaintPhoto: build.mutation<UploadedPhoto, { orderId: string; photo: File }>({
      query: ({ orderId, photo }) => ({ url: `${pathOf(orderId)}/photo`, method: 'POST', body: photo }),
      transformResponse: unwrap<UploadedPhoto>,
      extraOptions: { silent: true },
    }),
    reportComplaint: build.mutation<ComplaintsOfOrder, { orderId: string; body: ComplaintBody }>({
      query: ({ orderId, body }) => ({ url: pathOf(orderId), method: 'POST', body }),
      transformResponse: unwrap<ComplaintsOfOrder>,
      invalidatesTags: ['Orders'],
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetComplaintsQuery, useUploadComplaintPhotoMutation, useReportComplaintMutation } = complaintsApi;
