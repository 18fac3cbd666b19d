import type { AppDeps } from '../../deps';
import { newId } from '../../lib/ids';
import type { Payee } from '../../ports/payment/port';
import type { NewAttempt } from './repository';

interface ToPay {
  orderId: string;
  /** As providers and the payer's bank show it. */
  paymentNumber: string;
  amountPaise: number;
  createdAt: Date;
  expiresAt: Date;
  /** Set for items that are added to the order. */
  additionId?: string;
}

/** A payment of items added to an order has a number of its own, because a provider takes each once. */
export const numberOfPayment = (orderNumber: string, additionNumber: number): string =>
  `${orderNumber}A${additionNumber}`;

/** A payment to be stored, which is open where that needs no call to the provider. */
export async function newAttempt(
  { payment: provider }: Pick<AppDeps, 'payment'>,
  { orderId, paymentNumber: orderNumber, amountPaise, createdAt, expiresAt, additionId }: ToPay,
  payee: Payee,
) {
  const id = newId();
  const toOpen = { attemptId: id, orderId, orderNumber, amountPaise, payee, expiresAt };
  const opened = provider.capabilities.opensWithoutCall ? await provider.open(toOpen) : null;
  return {
    id,
    orderId,
    additionId: additionId ?? null,
    provider: provider.provider,
    method: 'UPI',
    amountPaise,
    state: 'OPEN' as const,
    providerOrderId: opened?.providerOrderId ?? null,
    upiUrl: opened?.upiUrl ?? null,
    pageUrl: opened?.pageUrl ?? null,
    openingUntil: null,
    openedAt: null,
    checkedAt: null,
    expiresAt,
    createdAt,
  } satisfies NewAttempt;
}
