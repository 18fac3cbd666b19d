import { useGetMoneyTodosQuery } from '../store/paymentsApi';

/** Money without an order belongs to none whose changes are streamed. */
const POLL_MS = 60_000;

/** How much money waits for a person, followed for as long as the console is open. */
export function useMoneyTodos(mayResolve: boolean): number {
  const { data } = useGetMoneyTodosQuery(undefined, {
    skip: !mayResolve,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return data ? data.failedRefunds.length + data.unresolved.length : 0;
}
