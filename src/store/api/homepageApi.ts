import { createApi } from '@reduxjs/toolkit/query/react';
import type { EnquiryBody, EnquiryReceipt } from '../../../contract/enquiries';
import type {
  Banner,
  Category,
  CategoryProducts,
  CategoryProductsBody,
  Offer,
  ProductCard,
  ProductDetail,
  ProductPage,
  ProductsBody,
  RecipeCard,
  RecipeDetail,
  Store,
  Suggestions,
} from '../../../contract/homepage';
import type { Envelope } from '../../../contract/http';
import type { NextSlot } from '../../../contract/slots';
import { deadlineIn } from '../../lib/deadline';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

/** Ad blockers stop calls of such names, whose parts of the page are then left out. */
const IF_BLOCKED = { silent: 'NETWORK' } as const;
const LIST_CACHE_SECONDS = 600;

/** Filters of a product list, without its cursor. */
export type ProductFilters = Omit<ProductsBody, 'cursor'>;

/** Settings, banners, categories and products; also enquiries. */
export const homepageApi = createApi({
  reducerPath: 'homepageApi',
  baseQuery,
  invalidationBehavior: 'immediately',
  // Refreshes offline data and retries what failed offline.
  refetchOnReconnect: true,
  tagTypes: ['Translations', 'Products'],
  endpoints: (build) => ({
    getStore: build.query<Store, undefined>({
      query: () => '/homepage/store',
      transformResponse: unwrap<Store>,
      providesTags: ['Translations'],
    }),
    /**
     * The promise is that of an area, or of the first one. Its deadline is on this device's clock: see lib/deadline.ts.
     * It shows no toast, because it is a part of the frame.
     */
    getNextSlot: build.query<NextSlot & { deadlineMs: number }, string | undefined>({
      query: (area) => `/slot/next${area ? `?area=${area}` : ''}`,
      transformResponse: (envelope: Envelope<unknown>) => {
        const next = unwrap<NextSlot>(envelope);
        return { ...next, deadlineMs: deadlineIn(next.holdsForSeconds) };
      },
      providesTags: ['Translations'],
      extraOptions: { silent: true },
    }),
    getBanners: build.query<Banner[], undefined>({
      query: () => '/homepage/banner/list',
      transformResponse: unwrap<Banner[]>,
      providesTags: ['Translations'],
      extraOptions: IF_BLOCKED,
    }),
    getOffers: build.query<Offer[], undefined>({
      query: () => '/homepage/offer/list',
      transformResponse: unwrap<Offer[]>,
      providesTags: ['Translations'],
      extraOptions: IF_BLOCKED,
    }),
    getCategories: build.query<Category[], undefined>({
      query: () => '/homepage/category/list',
      transformResponse: unwrap<Category[]>,
      providesTags: ['Translations'],
    }),
    getCategoryProducts: build.query<CategoryProducts[], CategoryProductsBody>({
      query: (body) => ({ url: '/homepage/category/products/list', method: 'POST', body }),
      transformResponse: unwrap<CategoryProducts[]>,
      providesTags: ['Translations', 'Products'],
    }),
    getProducts: build.infiniteQuery<ProductPage, ProductFilters, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/homepage/products',
        method: 'POST',
        body: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      // Lets Back restore every page and the scroll position after reading a product.
      keepUnusedDataFor: LIST_CACHE_SECONDS,
      transformResponse: unwrap<ProductPage>,
      providesTags: ['Translations', 'Products'],
    }),
    getSuggestions: build.query<Suggestions, string>({
      query: (text) => ({ url: '/homepage/search/suggestions', params: { q: text } }),
      transformResponse: unwrap<Suggestions>,
      providesTags: ['Translations', 'Products'],
      // Suggestions are optional: no toast.
      extraOptions: { silent: true },
    }),
    getProductDetail: build.query<ProductDetail, string>({
      query: (slug) => `/homepage/product/detail/${encodeURIComponent(slug)}`,
      transformResponse: unwrap<ProductDetail>,
      providesTags: ['Translations', 'Products'],
    }),
    getOtherProducts: build.query<ProductCard[], undefined>({
      query: () => '/homepage/other/products',
      transformResponse: unwrap<ProductCard[]>,
      providesTags: ['Translations', 'Products'],
    }),
    getRecipes: build.query<RecipeCard[], string | undefined>({
      query: (q) => ({ url: '/homepage/recipe/list', params: { q } }),
      transformResponse: unwrap<RecipeCard[]>,
      providesTags: ['Translations'],
    }),
    getRecipe: build.query<RecipeDetail, string>({
      query: (slug) => `/homepage/recipe/detail/${encodeURIComponent(slug)}`,
      transformResponse: unwrap<RecipeDetail>,
      providesTags: ['Translations', 'Products'],
    }),
    sendEnquiry: build.mutation<EnquiryReceipt, { body: EnquiryBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/homepage/enquiry',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body,
      }),
      transformResponse: unwrap<EnquiryReceipt>,
    }),
  }),
});

export const {
  useGetStoreQuery,
  useGetNextSlotQuery,
  useGetBannersQuery,
  useGetOffersQuery,
  useGetCategoriesQuery,
  useGetCategoryProductsQuery,
  useGetProductsInfiniteQuery,
  useGetSuggestionsQuery,
  useGetProductDetailQuery,
  useGetOtherProductsQuery,
  useGetRecipesQuery,
  useGetRecipeQuery,
  useSendEnquiryMutation,
} = homepageApi;
