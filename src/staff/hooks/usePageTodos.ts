import { useMemo } from 'react';
import { mayDo, type StaffAction, type StaffRole } from '../../../contract/staffRights';
import {
  APPROVALS_PATH,
  COMPLAINTS_PATH,
  ENQUIRIES_PATH,
  HEALTH_PATH,
  MESSAGES_PATH,
  MONEY_PATH,
  PAYMENTS_PATH,
  PRODUCERS_PATH,
  RATINGS_PATH,
  STOCK_PATH,
} from '../lib/staffPaths';
import { useGetComplaintTodosQuery } from '../store/complaintsApi';
import { useGetEnquiryTodosQuery } from '../store/enquiriesApi';
import {
  useGetHealthTodosQuery,
  useGetMessageTodosQuery,
  useGetProducerTodosQuery,
  useGetRatingTodosQuery,
  useGetStockTodosQuery,
} from '../store/shopTodosApi';
import { useGetAwaitedPaymentsQuery, useGetMoneyTodosQuery } from '../store/paymentsApi';

/** Enquiries, messages, and money without an order belong to no order whose changes are streamed. */
const POLL_MS = 60_000;
/** What sells in a day changes slowly. */
const STOCK_POLL_MS = 600_000;

/** Returns how much waits for this person, by the page's path, followed for as long as the staff area is open. */
export function usePageTodos(role: StaffRole | undefined): Readonly<Record<string, number>> {
  const followed = (action: StaffAction) => ({
    skip: role === undefined || !mayDo(role, action),
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const { data: money } = useGetMoneyTodosQuery(undefined, followed('matchTransfers'));
  const { data: awaited } = useGetAwaitedPaymentsQuery(undefined, followed('readOrders'));
  const { data: complaints } = useGetComplaintTodosQuery(undefined, followed('decideComplaints'));
  const { data: enquiries } = useGetEnquiryTodosQuery(undefined, followed('answerEnquiries'));
  const { data: ratings } = useGetRatingTodosQuery(undefined, followed('moderateRatings'));
  const { data: health } = useGetHealthTodosQuery(undefined, followed('manageHealth'));
  const { data: messages } = useGetMessageTodosQuery(undefined, followed('manageMessages'));
  const { data: stock } = useGetStockTodosQuery(undefined, {
    ...followed('readStock'),
    pollingInterval: STOCK_POLL_MS,
  });
  const { data: producers } = useGetProducerTodosQuery(undefined, {
    ...followed('readStock'),
    pollingInterval: STOCK_POLL_MS,
  });
  return useMemo(
    () => ({
      ...(money && {
        [MONEY_PATH]: (awaited?.items.length ?? 0) + money.toMakeCount,
        [PAYMENTS_PATH]: money.failedRefunds.length + money.unresolved.length,
        [APPROVALS_PATH]: money.approvalCount,
      }),
      ...(complaints && { [COMPLAINTS_PATH]: complaints.openCount + complaints.toSendCount }),
      ...(enquiries && { [ENQUIRIES_PATH]: enquiries.openCount }),
      ...(ratings && { [RATINGS_PATH]: ratings.openCount }),
      ...(health && { [HEALTH_PATH]: health.openCount }),
      ...(stock && { [STOCK_PATH]: stock.openCount }),
      ...(producers && { [PRODUCERS_PATH]: producers.openCount }),
      ...(messages && { [MESSAGES_PATH]: messages.openCount }),
    }),
    [money, awaited, complaints, enquiries, ratings, health, messages, stock, producers],
  );
}
