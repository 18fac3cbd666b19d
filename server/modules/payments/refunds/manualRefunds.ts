import type { SentByHandBody } from '../../../../contract/staffRefunds';
import { recordAudit } from '../../../db/audit';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { FieldsError } from '../../../lib/errors';
import type { RefundEngine } from './engine';

/** Refunds that need a person: failed ones, and those that the provider can't send. */
export function createManualRefunds({ db, clock }: AppDeps, { refundEngine }: { refundEngine: RefundEngine }) {
  const replaceFailed = (by: StaffUser, refundId: string, sent: SentByHandBody | null): Promise<void> =>
    inTransaction(db, async (tx) => {
      const replacement = { actorId: by.staffId, reference: sent?.reference ?? null };
      const { amountPaise, orderId } = await refundEngine.replace(tx, refundId, replacement);
      const subject = orderId === null ? 'refund' : 'order';
      const after = { amountPaise, ...(sent && { sentTo: sent.to, reference: sent.reference }) };
      const entry = { action: 'sendRefundAgain', subject, subjectId: orderId ?? refundId, after };
      await recordAudit(tx, by, entry, clock.now());
    });

  return {
    /**
     * @throws AppError 404 unless it failed; 409 when it was replaced or the money is gone
     */
    sendAgain: (by: StaffUser, refundId: string) => replaceFailed(by, refundId, null),

    /**
     * Records a waiting or failed refund as sent by a person.
     * @throws AppError 404 when it neither waits nor failed; 409 for a known reference, or as `sendAgain`
     * @throws FieldsError for a failed refund without a bank reference or where it was sent
     */
    async recordSent(by: StaffUser, refundId: string, { to, reference }: SentByHandBody): Promise<void> {
      if (await refundEngine.hasFailed(db, refundId)) {
        if (reference === null || !to)
          throw new FieldsError({ reference: { key: 'validation.bankReference.required' } });
        return replaceFailed(by, refundId, { to, reference });
      }
      await inTransaction(db, async (tx) => {
        await refundEngine.recordSent(tx, refundId, reference);
        const entry = { action: 'matchTransfers', subject: 'refund', subjectId: refundId, after: { reference } };
        await recordAudit(tx, by, entry, clock.now());
      });
    },
  };
}
