import type {
  DifferenceState,
  ResolveBody,
  SettlementDesk,
  SettlementDifferences,
} from '../../../contract/settlements';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const settlementsApi = staffApi.enhanceEndpoints({ addTagTypes: ['Settlement', 'Money'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Payouts, and how many differences are open. */
    getSettlementDesk: build.query<SettlementDesk, undefined>({
      query: () => '/settlements',
      transformResponse: unwrap<SettlementDesk>,
      providesTags: ['Settlement'],
      extraOptions: { silent: true },
    }),
    getDifferences: build.infiniteQuery<SettlementDifferences, DifferenceState, string | null>({
      query: ({ queryArg: state, pageParam }) => ({
        url: '/settlements/differences',
        params: { state, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<SettlementDifferences>,
      providesTags: ['Settlement'],
    }),
    /** A rejection means that others were quicker, or that the order owes something else. */
    resolveDifference: build.mutation<null, { id: string; body: ResolveBody }>({
      query: ({ id, body }) => ({
        url: `/settlements/differences/${encodeURIComponent(id)}/resolve`,
        method: 'POST',
        body,
      }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Settlement', 'Money', 'Order', 'Orders'],
    }),
  }),
});

export const { useGetSettlementDeskQuery, useGetDifferencesInfiniteQuery, useResolveDifferenceMutation } =
  settlementsApi;
