import { useGetOrderHistoryInfiniteQuery } from '../../store/api/ordersApi';

/** The newest order that was not cancelled and waits for no payment. Undefined while loading, null without one. */
export const useLastOrder = () => {
  const { data, isError } = useGetOrderHistoryInfiniteQuery(undefined);
  if (!data) return isError ? null : undefined;
  const orders = data.pages.flatMap(({ items }) => items);
  return orders.find(({ status, secondsLeft }) => status !== 'CANCELLED' && secondsLeft === null) ?? null;
};
