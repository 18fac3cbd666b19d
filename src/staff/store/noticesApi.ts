import type { Envelope } from '../../../contract/http';
import type { PushSubscriptionBody } from '../../../contract/push';
import type { ChooseNoticeBody, StaffNotices } from '../../../contract/staffNotices';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** What this device tells while the staff area is closed. */
const noticesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getNotices: build.query<StaffNotices, undefined>({
      query: () => '/push',
      transformResponse: unwrap<StaffNotices>,
      // The page says so itself, and renewing it can wait.
      extraOptions: { silent: true },
    }),
    turnOnNotices: build.mutation<null, PushSubscriptionBody>({
      query: (body) => ({ url: '/push', method: 'POST', body }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
    turnOffNotices: build.mutation<null, undefined>({
      query: () => ({ url: '/push', method: 'DELETE' }),
      transformResponse: unwrap<null>,
      extraOptions: { silent: true },
    }),
    /** Resolves to what the server says of it. */
    sendExampleNotice: build.mutation<string, undefined>({
      query: () => ({ url: '/push/example', method: 'POST' }),
      transformResponse: ({ message }: Envelope<null>) => message,
      extraOptions: { silent: true },
    }),
    chooseNotice: build.mutation<StaffNotices, ChooseNoticeBody>({
      query: (body) => ({ url: '/push/kinds', method: 'PUT', body }),
      transformResponse: unwrap<StaffNotices>,
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const chosen = await queryFulfilled.catch(() => null);
        if (chosen) dispatch(noticesApi.util.updateQueryData('getNotices', undefined, () => chosen.data));
      },
    }),
  }),
});

export const {
  useGetNoticesQuery,
  useTurnOnNoticesMutation,
  useTurnOffNoticesMutation,
  useSendExampleNoticeMutation,
  useChooseNoticeMutation,
} = noticesApi;
