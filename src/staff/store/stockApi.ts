import type {
  ChangeStockBody,
  CountBody,
  ExpiringBatches,
  PackStock,
  PacksBody,
  PacksSaved,
  ReceiveBody,
  StockMovements,
  StockPage,
  StockQuery,
} from '../../../contract/staffStock';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

export type StockFilter = Omit<StockQuery, 'cursor'>;

/** One change of a pack, the same however often it is sent. */
interface PackRequest<Body> {
  packId: string;
  key: string;
  body: Body;
}

const packUrl = (packId: string) => `/stock/packs/${encodeURIComponent(packId)}`;

const change =
  <Body extends object>(what: 'receive' | 'count' | 'change') =>
  ({ packId, key, body }: PackRequest<Body>) => ({
    url: `${packUrl(packId)}/${what}`,
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  });

/** Failures are shown in the dialogs. A rejection too means that others have changed it. */
const shown = { invalidatesTags: ['Stock' as const], extraOptions: { silent: true as const } };

/** Covers stock and batches. */
const stockApi = staffApi.enhanceEndpoints({ addTagTypes: ['Stock'] }).injectEndpoints({
  endpoints: (build) => ({
    getStock: build.infiniteQuery<StockPage, StockFilter, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/stock',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<StockPage>,
      providesTags: ['Stock'],
    }),
    getExpiringBatches: build.query<ExpiringBatches, undefined>({
      query: () => '/stock/expiring',
      transformResponse: unwrap<ExpiringBatches>,
      providesTags: ['Stock'],
    }),
    getPackStock: build.query<PackStock, string>({
      query: packUrl,
      transformResponse: unwrap<PackStock>,
      providesTags: ['Stock'],
    }),
    getMovements: build.infiniteQuery<StockMovements, string, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: `${packUrl(queryArg)}/movements`,
        ...(pageParam !== null && { params: { cursor: pageParam } }),
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<StockMovements>,
      providesTags: ['Stock'],
    }),
    receiveStock: build.mutation<null, PackRequest<ReceiveBody>>({
      query: change<ReceiveBody>('receive'),
      transformResponse: unwrap<null>,
      ...shown,
    }),
    countStock: build.mutation<null, PackRequest<CountBody>>({
      query: change<CountBody>('count'),
      transformResponse: unwrap<null>,
      ...shown,
    }),
    /** Rows of the grid of prices and stock; sent again with its key, it is done once. */
    saveStock: build.mutation<Envelope<PacksSaved>, { key: string; body: PacksBody }>({
      query: ({ key, body }) => ({
        url: '/stock/packs',
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
      }),
      transformResponse: (envelope: Envelope<PacksSaved>) => envelope,
      invalidatesTags: ['Stock', 'Product'],
    }),
    changeStock: build.mutation<null, PackRequest<ChangeStockBody>>({
      query: change<ChangeStockBody>('change'),
      transformResponse: unwrap<null>,
      ...shown,
    }),
  }),
});

export const {
  useGetStockInfiniteQuery,
  useGetExpiringBatchesQuery,
  useGetPackStockQuery,
  useGetMovementsInfiniteQuery,
  useReceiveStockMutation,
  useCountStockMutation,
  useChangeStockMutation,
  useSaveStockMutation,
} = stockApi;
