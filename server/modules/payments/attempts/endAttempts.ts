import type { Transaction } from '../../../db/database';
import type { Outbox } from '../../../db/outbox';
import * as repository from './repository';

export const CLOSE_PAYMENT = 'payment.close';

/** @param additionId ends only those that pay these items */
export async function endAttempts(
  tx: Transaction,
  outbox: Outbox,
  orderId: string,
  additionId?: string,
): Promise<void> {
  for (const attempt of await repository.findLiveAttempts(tx, orderId)) {
    if (additionId !== undefined && attempt.additionId !== additionId) continue;
    await repository.updateAttempt(tx, attempt.id, { state: 'EXPIRED' });
    if (attempt.providerOrderId !== null) await outbox.add(tx, CLOSE_PAYMENT, { attemptId: attempt.id });
  }
}
