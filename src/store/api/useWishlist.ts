import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { MAX_WISHES } from '../../../contract/wishlistConstants';
import { readGuestWishes, saveGuestWishes, subscribeToGuestWishes } from '../guestWishes';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsLoggedIn } from '../slices/authSlice';
import { mergeGuestWishes, useAddWishMutation, useGetWishlistQuery, useRemoveWishMutation } from './wishlistApi';

const NONE: readonly string[] = [];

/** Merges a guest's wishes that are left after a login, as when its own merge failed. A page needs it once. */
export const useMergeGuestWishes = (): void => {
  const dispatch = useAppDispatch();
  const isCustomer = useAppSelector(selectIsLoggedIn);
  useEffect(() => {
    if (isCustomer) void dispatch(mergeGuestWishes());
  }, [dispatch, isCustomer]);
};

/** A customer's wishes, which the server has, or a guest's, which the browser has. */
export const useWishlist = () => {
  const { i18n } = useTranslation();
  const isCustomer = useAppSelector(selectIsLoggedIn);
  const guestIds = useSyncExternalStore(subscribeToGuestWishes, readGuestWishes, () => NONE);
  const { data, isError, refetch } = useGetWishlistQuery(i18n.language as Language, { skip: !isCustomer });
  const [addWish] = useAddWishMutation();
  const [removeWish] = useRemoveWishMutation();

  return {
    isCustomer,
    guestIds,
    /** The customer's; undefined while it loads, and for guests. */
    wishlist: isCustomer ? data : undefined,
    isError,
    refetch,
    isWished: (productId: string): boolean =>
      isCustomer ? data?.items.some(({ _id }) => _id === productId) === true : guestIds.includes(productId),
    isAwaited: (packId: string): boolean => isCustomer && data?.awaitedPackIds.includes(packId) === true,
    /** Returns whether it is a wish now; a customer reads why it isn't. */
    add: async (productId: string): Promise<boolean> => {
      if (isCustomer) return !(await addWish({ productId })).error;
      if (guestIds.length >= MAX_WISHES) return false;
      saveGuestWishes([productId, ...guestIds.filter((id) => id !== productId)]);
      return true;
    },
    remove: async (productId: string): Promise<void> => {
      if (isCustomer) await removeWish(productId);
      else saveGuestWishes(guestIds.filter((id) => id !== productId));
    },
  };
};
