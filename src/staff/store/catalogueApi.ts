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
  CatalogueCategories,
  CatalogueChoices,
  CataloguePage,
  CatalogueProduct,
  CatalogueQuery,
} from '../../../contract/staffCatalogue';
import { unwrap } from '../../store/api/unwrap';
import { keyedPost, type Keyed } from './keyedPost';
import { staffApi } from './staffApi';

export type CatalogueFilter = Omit<CatalogueQuery, 'cursor'>;

const productUrl = (id: string): string => `/catalogue/products/${encodeURIComponent(id)}`;
/** The message goes into a toast. */
const whole = (envelope: Envelope<unknown>) => envelope as Envelope<CatalogueProduct>;

const categoryChanges = {
  transformResponse: (envelope: Envelope<CatalogueCategories>) => envelope,
  invalidatesTags: ['Product'],
  extraOptions: { silent: true },
} as const;

/** The catalogue, as staff edits it. */
const catalogueApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogue: build.infiniteQuery<CataloguePage, CatalogueFilter, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/catalogue/products',
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<CataloguePage>,
      providesTags: ['Product'],
    }),
    getCatalogueChoices: build.query<CatalogueChoices, undefined>({
      query: () => '/catalogue/choices',
      transformResponse: unwrap<CatalogueChoices>,
      providesTags: ['Product'],
    }),
    /** Refetched only on opening its page: a form must not change under the hand. */
    getCatalogueProduct: build.query<CatalogueProduct, string>({
      query: productUrl,
      transformResponse: unwrap<CatalogueProduct>,
    }),
    getPreview: build.query<ProductDetail, string>({
      query: (id) => `${productUrl(id)}/preview`,
      transformResponse: unwrap<ProductDetail>,
      providesTags: ['Product'],
    }),
    addProduct: build.mutation<Envelope<CatalogueProduct>, Keyed<ProductBody>>({
      query: (request) => keyedPost('/catalogue/products', request),
      transformResponse: whole,
      invalidatesTags: ['Product'],
      extraOptions: { silent: true },
    }),
    changeProduct: build.mutation<Envelope<CatalogueProduct>, { id: string; body: ChangeProductBody }>({
      query: ({ id, body }) => ({ url: productUrl(id), method: 'PUT', body }),
      transformResponse: whole,
      invalidatesTags: ['Product'],
      extraOptions: { silent: true },
    }),
    setProductState: build.mutation<Envelope<CatalogueProduct>, { id: string; body: ProductStateBody }>({
      query: ({ id, body }) => ({ url: `${productUrl(id)}/state`, method: 'PUT', body }),
      transformResponse: whole,
      invalidatesTags: ['Product'],
      extraOptions: { silent: true },
    }),
    getPrices: build.query<PricePage, PriceQuery>({
      query: (params) => ({ url: '/catalogue/prices', params }),
      transformResponse: unwrap<PricePage>,
      providesTags: ['Product'],
    }),
    savePrices: build.mutation<Envelope<PricesSaved>, PricesBody>({
      query: (body) => ({ url: '/catalogue/prices', method: 'PUT', body }),
      transformResponse: (envelope: Envelope<PricesSaved>) => envelope,
      invalidatesTags: ['Product'],
    }),
    getCatalogueCategories: build.query<CatalogueCategories, undefined>({
      query: () => '/catalogue/categories',
      transformResponse: unwrap<CatalogueCategories>,
      providesTags: ['Product'],
    }),
    addCategory: build.mutation<Envelope<CatalogueCategories>, Keyed<CategoryBody>>({
      query: (request) => keyedPost('/catalogue/categories', request),
      ...categoryChanges,
    }),
    changeCategory: build.mutation<Envelope<CatalogueCategories>, { id: string; body: ChangeCategoryBody }>({
      query: ({ id, body }) => ({ url: `/catalogue/categories/${encodeURIComponent(id)}`, method: 'PUT', body }),
      ...categoryChanges,
    }),
    orderCategories: build.mutation<Envelope<CatalogueCategories>, CategoryOrderBody>({
      query: (body) => ({ url: '/catalogue/categories/order', method: 'PUT', body }),
      ...categoryChanges,
      extraOptions: {},
    }),
    removeCategory: build.mutation<Envelope<CatalogueCategories>, string>({
      query: (id) => ({ url: `/catalogue/categories/${encodeURIComponent(id)}`, method: 'DELETE' }),
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
  useGetCatalogueInfiniteQuery,
  useGetCatalogueChoicesQuery,
  useGetCatalogueProductQuery,
  useGetPreviewQuery,
  useGetPricesQuery,
  useSavePricesMutation,
  useGetCatalogueCategoriesQuery,
  useAddCategoryMutation,
  useChangeCategoryMutation,
  useOrderCategoriesMutation,
  useRemoveCategoryMutation,
  useAddProductMutation,
  useChangeProductMutation,
  useSetProductStateMutation,
  useRemoveProductMutation,
} = catalogueApi;
