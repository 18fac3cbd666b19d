import type { StaffRating, StaffRatings, StaffRatingsQuery } from '../../../contract/ratings';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

export type RatingFilters = Omit<StaffRatingsQuery, 'cursor'>;

const pathOf = (...parts: string[]) => ['/ratings', ...parts.map(encodeURIComponent)].join('/');
/** The message of a change goes into a toast. */
const changed = (envelope: Envelope<unknown>) => envelope as Envelope<StaffRating>;

/** What customers say of products. */
const ratingsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffRatings: build.infiniteQuery<StaffRatings, RatingFilters, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: pathOf(),
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<StaffRatings>,
      providesTags: ['Rating'],
    }),
    answerRating: build.mutation<Envelope<StaffRating>, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: pathOf(id, 'answer'), method: 'PUT', body: { text } }),
      transformResponse: changed,
      invalidatesTags: ['Rating'],
      extraOptions: { silent: true },
    }),
    checkRatingPhoto: build.mutation<Envelope<StaffRating>, { id: string; photoId: string; isShown: boolean }>({
      query: ({ id, photoId, isShown }) => ({ url: pathOf(id, 'photos', photoId), method: 'PUT', body: { isShown } }),
      transformResponse: changed,
      invalidatesTags: ['Rating'],
    }),
    hideRating: build.mutation<Envelope<StaffRating>, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: pathOf(id, 'hide'), method: 'POST', body: { reason } }),
      transformResponse: changed,
      invalidatesTags: ['Rating'],
      extraOptions: { silent: true },
    }),
    showRating: build.mutation<Envelope<StaffRating>, string>({
      query: (id) => ({ url: pathOf(id, 'show'), method: 'POST' }),
      transformResponse: changed,
      invalidatesTags: ['Rating'],
    }),
  }),
});

export const {
  useGetStaffRatingsInfiniteQuery,
  useAnswerRatingMutation,
  useCheckRatingPhotoMutation,
  useHideRatingMutation,
  useShowRatingMutation,
} = ratingsApi;
