import type { PushEndpointBody, PushKey, PushSubscriptionBody } from '../../../contract/push';
import { customerApi } from './customerApi';
import { unwrap } from './unwrap';

/** Notifications on this device. It is loaded with the order's page, so that the first view of the shop does without. */
export const pushApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    getPushKey: build.query<PushKey, undefined>({
      query: () => '/customer/push',
      transformResponse: unwrap<PushKey>,
      // Without it, notifications are just not offered.
      extraOptions: { silent: true },
    }),
    addPushSubscription: build.mutation<null, PushSubscriptionBody>({
      query: (body) => ({ url: '/customer/push', method: 'POST', body }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
    deletePushSubscription: build.mutation<null, PushEndpointBody>({
      query: (body) => ({ url: '/customer/push', method: 'DELETE', body }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetPushKeyQuery, useAddPushSubscriptionMutation, useDeletePushSubscriptionMutation } = pushApi;
