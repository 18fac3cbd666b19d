import { useGetOrderHistoryInfiniteQuery } from '../../store/api/ordersApi';

/** The newest order that can still be paid. Undefined while loading. */
export const useWaitingOrder = () => {
  const { data } = useGetOrderHistoryInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (!data) return undefined;
  const orders = data.pages.flatMap(({ items }) => items);
  return orders.find(({ deadlineMs }) => deadlineMs !== null) ?? null;
};
