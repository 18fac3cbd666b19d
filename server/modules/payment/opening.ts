import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import * as repository from './repository';

export type Opening = ReturnType<typeof createOpening>;

interface PaymentToEnsure {
  id: string;
  orderId: string;
  amountPaise: number;
  expiresAt: Date;
  upiUrl: string | null;
  pageUrl: string | null;
}

export function createOpening({ db, payment: provider, log }: AppDeps) {
  return {
    /**
     * Opens the payment at the provider unless it is open already. Never inside a transaction.
     * @throws AppError 500 when the provider doesn't respond
     */
    async ensureOpened(
      { id, orderId, amountPaise, expiresAt, upiUrl, pageUrl }: PaymentToEnsure,
      { orderNumber, payeeName }: { orderNumber: string; payeeName: string },
    ): Promise<{ upiUrl: string; pageUrl: string }> {
      if (upiUrl !== null && pageUrl !== null) return { upiUrl, pageUrl };
      try {
        const opened = await provider.openPayment({
          paymentId: id,
          orderId,
          orderNumber,
          amountPaise,
          payeeName,
          expiresAt,
        });
        await repository.updatePayment(db, id, opened);
        return { upiUrl: opened.upiUrl, pageUrl: opened.pageUrl };
      } catch (cause) {
        log.error({ err: cause, paymentId: id }, 'a payment was not opened');
        throw new AppError(500, 'payment.notOpened', { cause });
      }
    },
  };
}
