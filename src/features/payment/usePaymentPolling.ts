import { useState } from 'react';
import { isApiError } from '../../store/api/ApiError';
import { ordersApi } from '../../store/api/ordersApi';
import { useLiveOrder } from '../../store/live/orderStream';
import { isPayable, viewOf } from './paymentView';

const SHORTEST_MS = 2000;
const LONGEST_MS = 15_000;
/** The interval grows with the time waited. */
const SHARE_OF_WAIT = 1 / 5;

/** The interval before the next poll, by the time waited so far. */
export const pollingIntervalMs = (waitedMs: number): number =>
  Math.min(Math.max(waitedMs * SHARE_OF_WAIT, SHORTEST_MS), LONGEST_MS);

const { useQueryState, useQuerySubscription } = ordersApi.endpoints.getPaymentStatus;

/**
 * Follows a payment until it is final. Without a stream, it polls: often at first, then less, and never in a hidden
 * tab. Failures are silent (specification §8).
 */
export const usePaymentPolling = (orderId: string, { isLoggedIn }: { isLoggedIn: boolean }) => {
  const [beganAt] = useState(() => Date.now());
  const { data, error, isFetching, startedTimeStamp = beganAt } = useQueryState(orderId);
  const isUnknown = isApiError(error) && error.status === 404;
  const view = data && viewOf(data);
  const isOver = isUnknown || (view !== undefined && !isPayable(view));
  // Late money revives an order, or goes back.
  const isFollowed = isLoggedIn && (!isOver || view === 'EXPIRED');
  const isLive = useLiveOrder(isFollowed ? orderId : null);
  const { refetch } = useQuerySubscription(orderId, {
    pollingInterval: isOver || isLive ? 0 : pollingIntervalMs(startedTimeStamp - beganAt),
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isOver,
    refetchOnReconnect: !isOver,
    refetchOnMountOrArgChange: true,
  });
  return {
    state: data,
    /** There is no such order. */
    isUnknown,
    /** The last poll got no response. */
    isUnreachable: error !== undefined && !isUnknown,
    isChecking: isFetching,
    /** Polls now; resolves with the response. */
    check: async (): Promise<void> => {
      await refetch();
    },
  };
};
