import type { Language } from '../../../contract/constants';
import type { StockAlertBody, Wish, WishBody, WishesBody, Wishlist } from '../../../contract/wishlist';
import { readGuestWishes, saveGuestWishes } from '../guestWishes';
import type { AppDispatch } from '../makeStore';
import { customerApi } from './customerApi';
import { unwrap } from './unwrap';

/** Wishes and packs that are waited for. It is loaded with what shows them, so that the first view of the shop does without. */
const wishlistApi = customerApi.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The language is that of the names. */
    getWishlist: build.query<Wishlist, Language>({
      query: () => '/customer/wishlist',
      transformResponse: unwrap<Wishlist>,
      providesTags: ['Wishlist'],
    }),
    /** A guest's. */
    showWishes: build.query<Wish[], { language: Language; productIds: readonly string[] }>({
      query: ({ productIds }) => ({ url: '/homepage/wishes', method: 'POST', body: { productIds } }),
      transformResponse: unwrap<Wish[]>,
    }),
    addWish: build.mutation<null, WishBody>({
      query: (body) => ({ url: '/customer/wishlist', method: 'POST', body }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Wishlist'],
    }),
    mergeWishes: build.mutation<null, WishesBody>({
      query: (body) => ({ url: '/customer/wishlist/merge', method: 'POST', body }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Wishlist'],
      // The login asked for it, not the customer: it is tried again with the next look at a wish.
      extraOptions: { silent: true },
    }),
    removeWish: build.mutation<null, string>({
      query: (productId) => ({ url: `/customer/wishlist/${encodeURIComponent(productId)}`, method: 'DELETE' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Wishlist'],
    }),
    awaitPack: build.mutation<null, StockAlertBody>({
      query: (body) => ({ url: '/customer/wishlist/alerts', method: 'POST', body }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Wishlist'],
    }),
    stopAwaiting: build.mutation<null, string>({
      query: (packId) => ({ url: `/customer/wishlist/alerts/${encodeURIComponent(packId)}`, method: 'DELETE' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Wishlist'],
    }),
  }),
});

/** Takes a guest's wishes over into the account that has logged in. */
export const mergeGuestWishes = () => async (dispatch: AppDispatch) => {
  const productIds = [...readGuestWishes()];
  if (productIds.length === 0) return;
  const { error } = await dispatch(wishlistApi.endpoints.mergeWishes.initiate({ productIds }));
  if (!error) saveGuestWishes([]);
};

export const {
  useGetWishlistQuery,
  useShowWishesQuery,
  useAddWishMutation,
  useRemoveWishMutation,
  useAwaitPackMutation,
  useStopAwaitingMutation,
} = wishlistApi;
