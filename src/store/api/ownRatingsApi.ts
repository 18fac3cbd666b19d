import type { UploadedPhoto } from '../../../contract/complaints';
import type { Envelope } from '../../../contract/http';
import type { RatingBody, RatingsOfOrder } from '../../../contract/ratings';
import { ordersApi } from './ordersApi';
import { unwrap } from './unwrap';

const pathOf = (...ids: string[]) => ['/order/rating', ...ids.map(encodeURIComponent)].join('/');

interface RatingKey {
  orderId: string;
  productId: string;
}

/** A change's new list with what the server says of it; the dialog shows its errors. */
type Changed = Envelope<RatingsOfOrder>;
const changed = (envelope: Envelope<unknown>) => envelope as Changed;

/** A customer's ratings of what an order brought; loaded with the tracking page. */
const ownRatingsApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getRatingsOfOrder: build.query<RatingsOfOrder, string>({
      query: (orderId) => pathOf(orderId),
      transformResponse: unwrap<RatingsOfOrder>,
      providesTags: ['Orders'],
      extraOptions: { silent: true },
    }),
    uploadRatingPhoto: build.mutation<UploadedPhoto, { orderId: string; photo: Blob }>({
      query: ({ orderId, photo }) => ({ url: `${pathOf(orderId)}/photo`, method: 'POST', body: photo }),
      transformResponse: unwrap<UploadedPhoto>,
      extraOptions: { silent: true },
    }),
    /** @param isNew a rating that is there is changed */
    saveRating: build.mutation<Changed, RatingKey & { isNew: boolean; body: RatingBody }>({
      query: ({ orderId, productId, isNew, body }) => ({
        url: pathOf(orderId, productId),
        method: isNew ? 'POST' : 'PUT',
        body,
      }),
      transformResponse: changed,
      invalidatesTags: ['Orders'],
      extraOptions: { silent: true },
    }),
    withdrawRating: build.mutation<Changed, RatingKey>({
      query: ({ orderId, productId }) => ({ url: pathOf(orderId, productId), method: 'DELETE' }),
      transformResponse: changed,
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const {
  useGetRatingsOfOrderQuery,
  useUploadRatingPhotoMutation,
  useSaveRatingMutation,
  useWithdrawRatingMutation,
} = ownRatingsApi;
