import { useState } from 'react';
import { isApiError } from '../../store/api/ApiError';
import { ordersApi } from '../../store/api/ordersApi';
import { isPayable, viewOf } from './paymentView';

const SHORTEST_MS = 2000;
const LONGEST_MS = 15_000;
/** Whoever has waited a minute can wait another fifth of it. */
const SHARE_OF_WAIT = 1 / 5;

/** How long to wait for the next question after having waited so long already. */
export const pollingIntervalMs = (waitedMs: number): number =>
  Math.min(Math.max(waitedMs * SHARE_OF_WAIT, SHORTEST_MS), LONGEST_MS);

const { useQueryState, useQuerySubscription } = ordersApi.endpoints.getPaymentStatus;

/**
 * Asks for the state of a payment until it is settled: often at first, then less and less, and not at all while nobody
 * looks at the page. Failures stay silent (specification §8), and the next try mends them.
 */
export const usePaymentPolling = (orderId: string) => {
  const [beganAt] = useState(() => Date.now());
  const { data, error, isFetching, startedTimeStamp = beganAt } = useQueryState(orderId);
  const isUnknown = isApiError(error) && error.status === 404;
  const isOver = isUnknown || (data !== undefined && !isPayable(viewOf(data)));
  const { refetch } = useQuerySubscription(orderId, {
    pollingInterval: isOver ? 0 : pollingIntervalMs(startedTimeStamp - beganAt),
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isOver,
    refetchOnReconnect: !isOver,
    refetchOnMountOrArgChange: true,
  });
  return {
    state: data,
    /** There is no such order. */
    isUnknown,
    /** The last question got no answer. */
    isUnreachable: error !== undefined && !isUnknown,
    isChecking: isFetching,
    /** Asks at once; resolves when the answer is there. */
    check: async (): Promise<void> => {
      await refetch();
    },
  };
};
