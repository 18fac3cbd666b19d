import type { Envelope } from '../../../contract/http';
import type {
  DifferenceState,
  ResolveBody,
  SettlementOverview,
  SettlementDifferences,
  SettlementTodos,
} from '../../../contract/settlements';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const settlementsApi = staffApi.enhanceEndpoints({ addTagTypes: ['Settlement', 'Money'] }).injectEndpoints({
  endpoints: (build) => ({
    getSettlementTodos: build.query<SettlementTodos, undefined>({
      query: () => '/settlements/todos',
      transformResponse: unwrap<SettlementTodos>,
      providesTags: ['Settlement'],
      extraOptions: { silent: true },
    }),
    getSettlementOverview: build.query<SettlementOverview, undefined>({
      query: () => '/settlements',
      transformResponse: unwrap<SettlementOverview>,
      providesTags: ['Settlement'],
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
    /**
     * A toast shows its message: the order may have ended. A rejection means that others were quicker, or that the
     * order owes something else.
     */
    resolveDifference: build.mutation<{ message: string }, { id: string; body: ResolveBody }>({
      query: ({ id, body }) => ({
        url: `/settlements/differences/${encodeURIComponent(id)}/resolve`,
        method: 'POST',
        body,
      }),
      transformResponse: ({ message }: Envelope<null>) => ({ message }),
      invalidatesTags: ['Settlement', 'Money', 'Order', 'Orders'],
    }),
  }),
});

export const {
  useGetSettlementTodosQuery,
  useGetSettlementOverviewQuery,
  useGetDifferencesInfiniteQuery,
  useResolveDifferenceMutation,
} = settlementsApi;
