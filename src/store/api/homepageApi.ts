import { createApi } from '@reduxjs/toolkit/query/react';
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
} from '../../../contract/homepage';
import { baseQuery } from './baseQuery';
import { unwrap } from './unwrap';

/** What a list of products is asked by; the cursor is the list's own affair. */
export type ProductFilters = Omit<ProductsBody, 'cursor'>;

/** The shop window: settings, banners, categories and products. */
export const homepageApi = createApi({
  reducerPath: 'homepageApi',
  baseQuery,
  invalidationBehavior: 'immediately',
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
      transformResponse: unwrap<ProductPage>,
      providesTags: ['Words', 'Products'],
    }),
    getProductDetail: build.query<ProductDetail, string>({
      query: (slug) => `/homepage/product/detail/${encodeURIComponent(slug)}`,
      transformResponse: unwrap<ProductDetail>,
      providesTags: ['Words', 'Products'],
      // The page itself says that a product is not there.
      extraOptions: { silent: true },
    }),
    getOtherProducts: build.query<ProductCard[], undefined>({
      query: () => '/homepage/other/products',
      transformResponse: unwrap<ProductCard[]>,
      providesTags: ['Words', 'Products'],
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
  useGetProductDetailQuery,
  useGetOtherProductsQuery,
} = homepageApi;
