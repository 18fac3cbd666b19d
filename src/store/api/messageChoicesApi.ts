import type { MessageChoiceBody, MessageChoices } from '../../../contract/messageChoices';
import { customerApi } from './customerApi';
import { unwrap } from './unwrap';

/** How the customer hears of their orders. It is loaded with the profile, so that the first view of the shop does without. */
export const messageChoicesApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    getMessages: build.query<MessageChoices, undefined>({
      query: () => '/customer/messages',
      transformResponse: unwrap<MessageChoices>,
      providesTags: ['Messages'],
    }),
    /** It is shown at once, and taken back where it fails. */
    chooseMessages: build.mutation<MessageChoices, MessageChoiceBody>({
      query: (body) => ({ url: '/customer/messages', method: 'PUT', body }),
      transformResponse: unwrap<MessageChoices>,
      async onQueryStarted({ group, channel }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          messageChoicesApi.util.updateQueryData('getMessages', undefined, (choices) => {
            for (const choice of choices.groups) if (choice.group === group) choice.channel = channel;
          }),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(messageChoicesApi.util.updateQueryData('getMessages', undefined, () => data));
        } catch {
          shown.undo();
        }
      },
    }),
    resumeEmail: build.mutation<MessageChoices, undefined>({
      query: () => ({ url: '/customer/messages/email/resume', method: 'POST' }),
      transformResponse: unwrap<MessageChoices>,
      invalidatesTags: ['Messages'],
    }),
  }),
});

export const { useGetMessagesQuery, useChooseMessagesMutation, useResumeEmailMutation } = messageChoicesApi;
