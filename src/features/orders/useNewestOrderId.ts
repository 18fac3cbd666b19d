import { useGetOrderHistoryInfiniteQuery } from '../../store/api/ordersApi';

/** The result is null for a customer without orders, and undefined while they load. */
export const useNewestOrderId = ({ skip }: { skip: boolean }) => {
  const { data, isError, refetch } = useGetOrderHistoryInfiniteQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  return { newestId: data && (data.pages[0]?.items[0]?.orderId ?? null), isError, refetch };
};
