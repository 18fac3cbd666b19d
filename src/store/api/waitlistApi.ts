import type { Envelope } from '../../../contract/http';
import type { WaitlistBody } from '../../../contract/waitlist';
import { homepageApi } from './homepageApi';

/** It is loaded with the forms that need it, so that the first view of the shop does without. */
const waitlistApi = homepageApi.injectEndpoints({
  endpoints: (build) => ({
    joinWaitlist: build.mutation<{ message: string }, WaitlistBody>({
      query: (body) => ({ url: '/homepage/waitlist', method: 'POST', body }),
      transformResponse: (envelope: Envelope<unknown>) => envelope,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useJoinWaitlistMutation } = waitlistApi;
