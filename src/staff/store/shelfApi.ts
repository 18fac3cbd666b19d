import type { ProductDetail } from '../../../contract/homepage';
import type { Envelope } from '../../../contract/http';
import type {
  CategoryBody,
  CategoryOrderBody,
  ChangeCategoryBody,
  ChangeProductBody,
  PricePage,
  PriceQuery,
  PricesBody,
  PricesSaved,
  ProductBody,
  ProductStateBody,
  ShelfCategories,
  ShelfChoices,
  ShelfPage,
  ShelfProduct,
  ShelfQuery,
} from '../../../contract/shelf';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

export type ShelfFilter = Omit<ShelfQuery, 'cursor'>;

const productUrl = (id: string): string => `/shelf/products/${encodeURIComponent(id)}`;
/** The message goes into a toast. */
const whole = (envelope: Envelope<unknown>) => envelope as Envelope<ShelfProduct>;

const categoryChanges = {
  transformResponse: (envelope: Envelope<ShelfCategories>) => envelope,
  invalidatesTags: ['Product'],
  extraOptions: { silent: true },
} as const;

/** The catalogue, as staff edits it. */
const shelfApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getShelf: build.infiniteQuery<ShelfPage, ShelfFilter, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/shelf/products',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<ShelfPage>,
      providesTags: ['Product'],
    }),
    getShelfChoices: build.query<ShelfChoices, undefined>({
      query: () => '/shelf/choices',
      transformResponse: unwrap<ShelfChoices>,
      providesTags: ['Product'],
    }),
    /** Refetched only on opening its page: a form must not change under the hand. */
    getShelfProduct: build.query<ShelfProduct, string>({
      query: productUrl,
      transformResponse: unwrap<ShelfProduct>,
    }),
    getPreview: build.query<ProductDetail, string>({
      query: (id) => `${productUrl(id)}/preview`,
      transformResponse: unwrap<ProductDetail>,
      providesTags: ['Product'],
    }),
    addProduct: build.mutation<Envelope<ShelfProduct>, ProductBody>({
      query: (body) => ({ url: '/shelf/products', method: 'POST', body }),
      transformResponse: whole,
      invalidatesTags: ['Product'],
      extraOptions: { silent: true },
    }),
    changeProduct: build.mutation<Envelope<ShelfProduct>, { id: string; body: ChangeProductBody }>({
      query: ({ id, body }) => ({ url: productUrl(id), method: 'PUT', body }),
      transformResponse: whole,
      invalidatesTags: ['Product'],
      extraOptions: { silent: true },
    }),
    setProductState: build.mutation<Envelope<ShelfProduct>, { id: string; body: ProductStateBody }>({
      query: ({ id, body }) => ({ url: `${productUrl(id)}/state`, method: 'PUT', body }),
      transformResponse: whole,
      invalidatesTags: ['Product'],
      extraOptions: { silent: true },
    }),
    getPrices: build.query<PricePage, PriceQuery>({
      query: (params) => ({ url: '/shelf/prices', params }),
      transformResponse: unwrap<PricePage>,
      providesTags: ['Product'],
    }),
    savePrices: build.mutation<Envelope<PricesSaved>, PricesBody>({
      query: (body) => ({ url: '/shelf/prices', method: 'PUT', body }),
      transformResponse: (envelope: Envelope<PricesSaved>) => envelope,
      invalidatesTags: ['Product'],
    }),
    getShelfCategories: build.query<ShelfCategories, undefined>({
      query: () => '/shelf/categories',
      transformResponse: unwrap<ShelfCategories>,
      providesTags: ['Product'],
    }),
    addCategory: build.mutation<Envelope<ShelfCategories>, CategoryBody>({
      query: (body) => ({ url: '/shelf/categories', method: 'POST', body }),
      ...categoryChanges,
    }),
    changeCategory: build.mutation<Envelope<ShelfCategories>, { id: string; body: ChangeCategoryBody }>({
      query: ({ id, body }) => ({ url: `/shelf/categories/${encodeURIComponent(id)}`, method: 'PUT', body }),
      ...categoryChanges,
    }),
    orderCategories: build.mutation<Envelope<ShelfCategories>, CategoryOrderBody>({
      query: (body) => ({ url: '/shelf/categories/order', method: 'PUT', body }),
      ...categoryChanges,
      extraOptions: {},
    }),
    removeCategory: build.mutation<Envelope<ShelfCategories>, string>({
      query: (id) => ({ url: `/shelf/categories/${encodeURIComponent(id)}`, method: 'DELETE' }),
      ...categoryChanges,
    }),
    removeProduct: build.mutation<Envelope<null>, string>({
      query: (id) => ({ url: productUrl(id), method: 'DELETE' }),
      transformResponse: (envelope: Envelope<null>) => envelope,
      invalidatesTags: ['Product'],
    }),
  }),
});

export const {
  useGetShelfInfiniteQuery,
  useGetShelfChoicesQuery,
  useGetShelfProductQuery,
  useGetPreviewQuery,
  useGetPricesQuery,
  useSavePricesMutation,
  useGetShelfCategoriesQuery,
  useAddCategoryMutation,
  useChangeCategoryMutation,
  useOrderCategoriesMutation,
  useRemoveCategoryMutation,
  useAddProductMutation,
  useChangeProductMutation,
  useSetProductStateMutation,
  useRemoveProductMutation,
} = shelfApi;
