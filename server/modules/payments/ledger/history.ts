import type { OrderTransfer, StaffOrder } from '../../../../contract/staffOrders';
import type { PaymentHistory } from '../../../../contract/staffPayments';
import type { Queries } from '../../../db/database';
import * as repository from './historyRepository';
import { readStoredEvent } from '../attempts/storedEvent';

type Attempt = Awaited<ReturnType<typeof repository.findAttemptsOf>>[number];
type Transfer = Awaited<ReturnType<typeof repository.findTransfersOf>>[number];

const serializeAttempt = ({ provider, method, state, amountPaise, createdAt }: Attempt) => ({
  provider,
  method,
  state,
  amountPaise,
  startedAt: createdAt.toISOString(),
});

async function withRefunds(db: Queries, transfers: readonly Transfer[]): Promise<OrderTransfer[]> {
  const refunds = await repository.findRefundsOf(
    db,
    transfers.map(({ id }) => id),
  );
  return transfers.map(({ id, provider, reference, amountPaise, receivedAt, collector, surplus }) => ({
    provider,
    reference,
    amountPaise,
    surplus,
    receivedAt: receivedAt.toISOString(),
    collectedBy: collector,
    refunds: refunds
      .filter(({ transferId }) => transferId === id)
      .map((refund) => ({
        refundId: refund.id,
        amountPaise: refund.amountPaise,
        state: refund.state,
        byHand: refund.byHand,
        reason: refund.reason,
        person: refund.person,
        isReplaced: refunds.some(({ replacesId }) => replacesId === refund.id),
        startedAt: refund.createdAt.toISOString(),
      })),
  }));
}

export async function readOrderMoney(
  db: Queries,
  orderId: string,
): Promise<Pick<StaffOrder, 'attempts' | 'transfers'>> {
  const attempts = await repository.findAttemptsOf(db, orderId);
  return {
    attempts: attempts.map(serializeAttempt),
    transfers: await withRefunds(db, await repository.findTransfersOf(db, orderId)),
  };
}

export async function readOrderHistory(
  db: Queries,
  orderId: string,
): Promise<Pick<PaymentHistory, 'attempts' | 'transfers'>> {
  const attempts = await repository.findAttemptsOf(db, orderId);
  const events = await repository.findEventsOf(
    db,
    attempts.map(({ id }) => id),
  );
  return {
    attempts: attempts.map((attempt) => ({
      ...serializeAttempt(attempt),
      attemptId: attempt.id,
      reference: attempt.providerOrderId,
      expiresAt: attempt.expiresAt.toISOString(),
      events: events
        .filter(({ attemptId }) => attemptId === attempt.id)
        .map(({ body, receivedAt }) => ({ at: receivedAt.toISOString(), ...readStoredEvent(body) })),
    })),
    transfers: await withRefunds(db, await repository.findTransfersOf(db, orderId)),
  };
}

export const readTransfer = async (db: Queries, transferId: string): Promise<OrderTransfer[]> =>
  withRefunds(db, await repository.findOneTransfer(db, transferId));
