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
  Store,
  Suggestions,
} from '../../../contract/homepage';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

const LIST_KEPT_SECONDS = 600;

/** What a list of products is asked by; the cursor is the list's own affair. */
export type ProductFilters = Omit<ProductsBody, 'cursor'>;

/** The shop window: settings, banners, categories and products; and the letter box beside it. */
export const homepageApi = createApi({
  reducerPath: 'homepageApi',
  baseQuery,
  invalidationBehavior: 'immediately',
  // What was seen without a network may be out of date, and what failed for want of it comes by itself.
  refetchOnReconnect: true,
  tagTypes: ['Words', 'Products'],
  endpoints: (build) => ({
    getStore: build.query<Store, undefined>({
      query: () => '/homepage/store',
      transformResponse: unwrap<Store>,
      providesTags: ['Words'],
    }),
    getBanners: build.query<Banner[], undefined>({
      query: () => '/homepage/banner/list',
      transformResponse: unwrap<Banner[]>,
      providesTags: ['Words'],
    }),
    getOffers: build.query<Offer[], undefined>({
      query: () => '/homepage/offer/list',
      transformResponse: unwrap<Offer[]>,
      providesTags: ['Words'],
    }),
    getCategories: build.query<Category[], undefined>({
      query: () => '/homepage/category/list',
      transformResponse: unwrap<Category[]>,
      providesTags: ['Words'],
    }),
    getCategoryProducts: build.query<CategoryProducts[], CategoryProductsBody>({
      query: (body) => ({ url: '/homepage/category/products/list', method: 'POST', body }),
      transformResponse: unwrap<CategoryProducts[]>,
      providesTags: ['Words', 'Products'],
    }),
    getProducts: build.infiniteQuery<ProductPage, ProductFilters, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/homepage/products',
        method: 'POST',
        body: pageParam === null ? queryArg : { ...queryArg, cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      // Whoever read a product for a while and comes Back finds all pages there, and so the place in the list.
      keepUnusedDataFor: LIST_KEPT_SECONDS,
      transformResponse: unwrap<ProductPage>,
      providesTags: ['Words', 'Products'],
    }),
    getSuggestions: build.query<Suggestions, string>({
      query: (words) => ({ url: '/homepage/search/suggestions', params: { q: words } }),
      transformResponse: unwrap<Suggestions>,
      providesTags: ['Words', 'Products'],
      // Nobody asked for them: whoever types on or presses Enter needs no toast.
      extraOptions: { silent: true },
    }),
    getProductDetail: build.query<ProductDetail, string>({
      query: (slug) => `/homepage/product/detail/${encodeURIComponent(slug)}`,
      transformResponse: unwrap<ProductDetail>,
      providesTags: ['Words', 'Products'],
    }),
    getOtherProducts: build.query<ProductCard[], undefined>({
      query: () => '/homepage/other/products',
      transformResponse: unwrap<ProductCard[]>,
      providesTags: ['Words', 'Products'],
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
  useGetBannersQuery,
  useGetOffersQuery,
  useGetCategoriesQuery,
  useGetCategoryProductsQuery,
  useGetProductsInfiniteQuery,
  useGetSuggestionsQuery,
  useGetProductDetailQuery,
  useGetOtherProductsQuery,
  useSendEnquiryMutation,
} = homepageApi;
