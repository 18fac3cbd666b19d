import { lazy, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { importWhenOnline } from '../../lib/importWithRetry';
import { addLazyNamespaces } from '../../locales/addLazyNamespaces';
import { ordersApi } from '../../store/api/ordersApi';
import { hasBuyAgainRoom, remembersBuyAgain, setBuyAgainRoom } from '../../store/buyAgainMark';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { selectRehydrated } from '../../store/persistence';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { BuyAgainSkeleton, BuyAgainSlot } from './BuyAgainSlot';

const selectBought = ordersApi.endpoints.getBoughtProducts.select(undefined);
/** In a browser that blocks its storage, only the server's response counts. */
const selectHasBought = (state: RootState): boolean => Boolean(selectBought(state).data?.length);

const room = (
  <BuyAgainSlot>
    <BuyAgainSkeleton />
  </BuyAgainSlot>
);

/**
 * These are Home's parts for customers. Loaded after rehydration for them alone: a visitor's page neither changes nor
 * loads it.
 */
export const ForCustomer = () => {
  const { i18n } = useTranslation();
  const isKnown = useAppSelector(selectRehydrated);
  const isCustomer = useAppSelector(selectIsLoggedIn);
  const hasBought = useAppSelector(selectHasBought);
  const [CustomerParts] = useState(() => {
    const load = () =>
      Promise.all([import(/* webpackChunkName: "home-customer" */ './CustomerParts'), addLazyNamespaces(i18n)]);
    return lazy(async (): Promise<{ default: ComponentType }> =>
      importWhenOnline(load).then(
        ([parts]) => ({ default: parts.CustomerParts }),
        // Without its code the room stays as it is, so that the page doesn't move.
        () => ({ default: () => room }),
      ),
    );
  });
  // It is null where Home hydrates: the script in the document's head has decided before the first paint.
  const [ownRoom] = useState(() => (isKnown ? isCustomer && (remembersBuyAgain() || hasBought) : null));
  useLayoutEffect(() => {
    if (ownRoom !== null) setBuyAgainRoom(ownRoom);
  }, [ownRoom]);
  return isKnown && (isCustomer || (ownRoom ?? hasBuyAgainRoom())) ? (
    <Suspense fallback={room}>
      <CustomerParts />
    </Suspense>
  ) : (
    room
  );
};
