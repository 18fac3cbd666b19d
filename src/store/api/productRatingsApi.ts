import type { ProductRatings } from '../../../contract/ratings';
import { homepageApi } from './homepageApi';
import { unwrap } from './unwrap';

/** What customers say of a product; it is loaded with the section that shows it. */
const productRatingsApi = homepageApi.injectEndpoints({
  endpoints: (build) => ({
    getProductRatings: build.infiniteQuery<ProductRatings, string, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: `/homepage/product/ratings/${encodeURIComponent(queryArg)}`,
        params: pageParam === null ? {} : { cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<ProductRatings>,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetProductRatingsInfiniteQuery } = productRatingsApi;
