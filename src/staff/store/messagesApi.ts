import type { Envelope } from '../../../contract/http';
import type {
  Notifications,
  StaffMessages,
  TemplateBody,
  TestedMessage,
  TestMessageBody,
} from '../../../contract/staffMessages';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** The message says what became of it, in words. */
const whole = (envelope: Envelope<unknown>): Envelope<TestedMessage> => envelope as Envelope<TestedMessage>;

const messagesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getMessages: build.query<StaffMessages, undefined>({
      query: () => '/messages',
      transformResponse: unwrap<StaffMessages>,
      providesTags: ['Message'],
    }),
    getMessagesOfOrder: build.query<Notifications, string>({
      query: (orderNumber) => `/messages/orders/${encodeURIComponent(orderNumber)}`,
      transformResponse: unwrap<Notifications>,
      providesTags: ['Order', 'Message'],
    }),
    getMessagesOfCustomer: build.query<Notifications, string>({
      query: (customerId) => `/messages/customers/${encodeURIComponent(customerId)}`,
      transformResponse: unwrap<Notifications>,
      providesTags: ['Message'],
    }),
    sendAgain: build.mutation<string, string>({
      query: (id) => ({ url: `/messages/notifications/${encodeURIComponent(id)}/again`, method: 'POST' }),
      transformResponse: ({ message }: Envelope<null>) => message,
      // A rejection means that another person has sent it again, so it invalidates, too.
      invalidatesTags: ['Message', 'AuditedAction'],
    }),
    saveTemplate: build.mutation<string, TemplateBody>({
      query: (body) => ({ url: '/messages/templates', method: 'PUT', body }),
      transformResponse: ({ message }: Envelope<StaffMessages>) => message,
      invalidatesTags: ['Message', 'AuditedAction'],
    }),
    testMessage: build.mutation<Envelope<TestedMessage>, TestMessageBody>({
      query: (body) => ({ url: '/messages/test', method: 'POST', body }),
      transformResponse: whole,
      // A code that was taken proves a step of the opening.
      invalidatesTags: ['Message', 'Opening'],
    }),
  }),
});

export const {
  useGetMessagesQuery,
  useGetMessagesOfOrderQuery,
  useGetMessagesOfCustomerQuery,
  useSendAgainMutation,
  useSaveTemplateMutation,
  useTestMessageMutation,
} = messagesApi;
