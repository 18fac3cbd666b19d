import { useState } from 'react';
import { isApiError } from '../../store/api/ApiError';
import { useGetBillQuery } from '../../store/api/ordersApi';
import type { CartItem } from '../../store/slices/cartSlice';
import { useDebounced } from '../../hooks/useDebounced';
import { joinBill, toCartBody } from './billedCart';
import { keptCartWords } from './keptCartWords';

const DELAY_MS = 200;

interface CartToBill {
  items: CartItem[];
  /** Of a saved address of the customer's. */
  addressId: string | undefined;
  couponCode: string;
}

/**
 * The server's bill of the cart. `bill` is the last one that came; `isUpdating` says that it is not yet, or no longer,
 * the bill of what stands in the cart.
 */
export const useCartBill = ({ items, addressId, couponCode }: CartToBill) => {
  const [words] = useState(keptCartWords);
  const settledItems = useDebounced(items, DELAY_MS);
  const { data, currentData, error, isFetching, refetch } = useGetBillQuery(
    {
      items: toCartBody(settledItems),
      ...(addressId !== undefined && { addressId }),
      ...(couponCode !== '' && { couponCode }),
    },
    // Prices and stock of an earlier visit to the checkout say nothing about now.
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  return {
    bill: data,
    lines: joinBill(items, data, words),
    isUpdating: settledItems !== items || isFetching || currentData === undefined,
    error: isFetching || !isApiError(error) ? null : error,
    refetch: () => void refetch(),
  };
};
