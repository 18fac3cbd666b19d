import { useGetOrderHistoryInfiniteQuery } from '../../store/api/ordersApi';

/** The newest order that was not cancelled, waits for no payment and is no replacement. Undefined while loading, null without one. */
export const useLastOrder = () => {
  const { data, isError } = useGetOrderHistoryInfiniteQuery(undefined);
  if (!data) return isError ? null : undefined;
  const orders = data.pages.flatMap(({ items }) => items);
  return (
    orders.find(
      ({ status, secondsLeft, replaces }) => status !== 'CANCELLED' && secondsLeft === null && replaces === undefined,
    ) ?? null
  );
};
