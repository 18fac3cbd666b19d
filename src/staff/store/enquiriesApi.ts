import type {
  EnquiryConversation,
  EnquiryReplyBody,
  MoveEnquiryBody,
  StaffEnquiries,
} from '../../../contract/staffEnquiries';
import type { TodoCount } from '../../../contract/staffTodos';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** Messages from /support, from /franchise and by WhatsApp, and the shop's replies. */
const enquiriesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every page of the staff area requests it: a failure is shown where it is read. */
    getEnquiryTodos: build.query<TodoCount, undefined>({
      query: () => '/enquiries/todos',
      transformResponse: unwrap<TodoCount>,
      providesTags: ['Enquiry', 'Live'],
      extraOptions: { silent: true },
    }),
    getEnquiries: build.query<StaffEnquiries, undefined>({
      query: () => '/enquiries',
      transformResponse: unwrap<StaffEnquiries>,
      providesTags: ['Enquiry'],
    }),
    getEnquiry: build.query<EnquiryConversation, string>({
      query: (ticketNumber) => `/enquiries/${encodeURIComponent(ticketNumber)}`,
      transformResponse: unwrap<EnquiryConversation>,
      providesTags: ['Enquiry'],
    }),
    moveEnquiry: build.mutation<StaffEnquiries, { ticketNumber: string; body: MoveEnquiryBody }>({
      query: ({ ticketNumber, body }) => ({
        url: `/enquiries/${encodeURIComponent(ticketNumber)}/status`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<StaffEnquiries>,
      // A rejection means that another person has changed it, so it invalidates, too.
      invalidatesTags: ['Enquiry'],
    }),
    replyToEnquiry: build.mutation<EnquiryConversation, { ticketNumber: string; body: EnquiryReplyBody }>({
      query: ({ ticketNumber, body }) => ({
        url: `/enquiries/${encodeURIComponent(ticketNumber)}/replies`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<EnquiryConversation>,
      // A rejection means that another person has written, so it invalidates, too.
      invalidatesTags: ['Enquiry', 'AuditedAction'],
    }),
  }),
});

export const {
  useGetEnquiryTodosQuery,
  useGetEnquiriesQuery,
  useGetEnquiryQuery,
  useMoveEnquiryMutation,
  useReplyToEnquiryMutation,
} = enquiriesApi;
