import { useState } from 'react';
import { isApiError } from '../../store/api/ApiError';
import { useGetBillQuery } from '../../store/api/ordersApi';
import type { CartItem } from '../../store/slices/cartSlice';
import { useDebounced } from '../../hooks/useDebounced';
import { getStorage } from '../../lib/browserStorage';
import { readCartDetails } from '../../store/storedValues';
import { joinBill, toCartBody, unreadableLines } from './billedCart';

const DELAY_MS = 200;

interface CartToBill {
  items: CartItem[];
  /** Id of a saved address. */
  addressId: string | undefined;
  couponCode: string;
  /** The unpaid order that this cart takes the place of. */
  replaces: string | undefined;
}

/** `bill` is the last one received; `isUpdating` means that it isn't current. */
export const useCartBill = ({ items, addressId, couponCode, replaces }: CartToBill) => {
  const [details] = useState(() => readCartDetails(getStorage('localStorage')).lines);
  const resolvedItems = useDebounced(items, DELAY_MS);
  const { data, currentData, error, isFetching, refetch } = useGetBillQuery(
    {
      items: toCartBody(resolvedItems),
      ...(addressId !== undefined && { addressId }),
      ...(couponCode !== '' && { couponCode }),
      ...(replaces !== undefined && { replaces }),
    },
    // Prices and stock of an earlier visit are outdated.
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const failure = isFetching || !isApiError(error) ? null : error;
  // A rejected login has no bill of its own: a visitor's follows.
  const hasOutcome = data !== undefined || (failure !== null && failure.status !== 401);
  const [isLoading, setIsLoading] = useState(true);
  if (isLoading && hasOutcome) setIsLoading(false);
  const isResolved = resolvedItems === items;
  const unreadable = isResolved ? unreadableLines(failure?.fields) : [];
  return {
    bill: data,
    lines: joinBill(items, data, { details, unreadable }),
    /** Until the first bill or failure; the lines then stay, with the focus among them. */
    isLoading,
    isUpdating: !isResolved || isFetching || currentData === undefined,
    /** The marked lines have to go before there is a bill. */
    hasUnreadableLines: unreadable.length > 0,
    error: failure,
    refetch: () => void refetch(),
  };
};
