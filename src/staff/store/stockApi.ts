import type {
  ChangeStockBody,
  CountBody,
  ExpiringBatches,
  LowPacks,
  PackSales,
  PackStock,
  PacksBody,
  PacksSaved,
  ReceiveBody,
  SaleQuery,
  SoldOutBody,
  StockMovements,
  StockPage,
  StockQuery,
} from '../../../contract/staffStock';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

export type StockFilter = Omit<StockQuery, 'cursor'>;

/** One change of a pack, the same however often it is sent. */
interface PackRequest<Body extends object> extends Keyed<Body> {
  packId: string;
}

const packUrl = (packId: string) => `/stock/packs/${encodeURIComponent(packId)}`;

const change =
  <Body extends object>(what: 'receive' | 'count' | 'change') =>
  ({ packId, ...request }: PackRequest<Body>) =>
    keyedPost(`${packUrl(packId)}/${what}`, request);

/** Failures are shown in the dialogs. A rejection too means that others have changed it. */
const shown = { invalidatesTags: ['Stock' as const], extraOptions: { silent: true as const } };

/** Covers stock and batches. */
const stockApi = staffApi.injectEndpoints({
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
    /** What is out, or runs out within days. */
    getLowStock: build.query<LowPacks, undefined>({
      query: () => '/stock/low',
      transformResponse: unwrap<LowPacks>,
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
    saveStock: build.mutation<Envelope<PacksSaved>, Keyed<PacksBody>>({
      query: (request) => keyedPost('/stock/packs', request),
      transformResponse: (envelope: Envelope<PacksSaved>) => envelope,
      invalidatesTags: ['Stock', 'Product'],
    }),
    /** Which packs of an order or product are marked as sold out. */
    getPackSales: build.query<PackSales, SaleQuery>({
      query: (params) => ({ url: '/stock/sale', params }),
      transformResponse: unwrap<PackSales>,
      providesTags: ['Stock'],
    }),
    markSoldOut: build.mutation<null, { packId: string; body: SoldOutBody }>({
      query: ({ packId, body }) => ({ url: `${packUrl(packId)}/sold-out`, method: 'POST', body }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Stock', 'Product'],
    }),
    sellAgain: build.mutation<null, string>({
      query: (packId) => ({ url: `${packUrl(packId)}/sold-out`, method: 'DELETE' }),
      transformResponse: unwrap<null>,
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
  useLazyGetPackStockQuery,
  useGetMovementsInfiniteQuery,
  useReceiveStockMutation,
  useCountStockMutation,
  useChangeStockMutation,
  useGetLowStockQuery,
  useGetPackSalesQuery,
  useMarkSoldOutMutation,
  useSellAgainMutation,
  useSaveStockMutation,
} = stockApi;
