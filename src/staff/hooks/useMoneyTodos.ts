import { useMemo } from 'react';
import { APPROVALS_PATH, PAYMENTS_PATH } from '../lib/staffPaths';
import { useGetMoneyTodosQuery } from '../store/paymentsApi';

/** Money without an order belongs to none whose changes are streamed. */
const POLL_MS = 60_000;
const NONE: Readonly<Record<string, number>> = {};

/** How much money waits for this person, by the page's path, followed for as long as the staff area is open. */
export function useMoneyTodos(mayResolve: boolean): Readonly<Record<string, number>> {
  const { data } = useGetMoneyTodosQuery(undefined, {
    skip: !mayResolve,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return useMemo(
    () =>
      data
        ? { [PAYMENTS_PATH]: data.failedRefunds.length + data.unresolved.length, [APPROVALS_PATH]: data.approvalCount }
        : NONE,
    [data],
  );
}
