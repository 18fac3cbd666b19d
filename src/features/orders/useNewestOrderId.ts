import { useGetOrderHistoryInfiniteQuery } from '../../store/api/ordersApi';

/** Null for a customer without orders, undefined while loading. */
export const useNewestOrderId = ({ skip }: { skip: boolean }) => {
  const { data, isError, refetch } = useGetOrderHistoryInfiniteQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  return { newestId: data && (data.pages[0]?.items[0]?.orderId ?? null), isError, refetch };
};
