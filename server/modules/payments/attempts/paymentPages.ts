import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import { AppError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import type { Outbox } from '../../../db/outbox';
import type { OpenedPayment, Payee } from '../../../ports/payment/port';
import { CLOSE_PAYMENT } from './endAttempts';
import * as repository from './repository';

/** Longer than an adapter's timeout. */
const OPENING_LEASE_MS = 30_000;
const POLL_MS = 100;
const POLLS = 100;

export interface OpenedUrls {
  upiUrl: string | null;
  pageUrl: string;
}

export type PaymentPages = ReturnType<typeof createPaymentPages>;

export function createPaymentPages({ db, clock, payment: provider, log }: AppDeps, outbox: Outbox) {
  /**
   * Opens once at the provider; concurrent callers wait for the result. Never call it in a transaction.
   * @throws AppError 409 when the order has ended, 500 when the provider doesn't respond
   */
  async function ensureOpened(attempt: repository.Attempt, shown: { orderNumber: string; payee: Payee }) {
    const { id } = attempt;
    let current: repository.Attempt | null = attempt;
    for (let polls = 0; current && polls < POLLS; polls += 1) {
      const urls = urlsOf(current);
      if (urls) return urls;
      if (!repository.isLiveAttempt(current)) throw new AppError(409, 'orders.isCancelled');
      const now = clock.now();
      if (await repository.claimOpening(db, id, now, new Date(now.getTime() + OPENING_LEASE_MS)))
        return open(current, shown);
      await delay(POLL_MS);
      current = await repository.findAttempt(db, id);
    }
    throw new AppError(500, 'payment.notOpened');
  }

  async function open(
    { id, orderId, amountPaise, expiresAt }: repository.Attempt,
    { orderNumber, payee }: { orderNumber: string; payee: Payee },
  ): Promise<OpenedUrls> {
    let opened;
    try {
      opened = await provider.open({ attemptId: id, orderId, orderNumber, amountPaise, payee, expiresAt });
    } catch (cause) {
      await repository.updateAttempt(db, id, { openingUntil: null });
      log.error({ err: cause, attemptId: id }, 'a payment was not opened');
      throw new AppError(500, 'payment.notOpened', { cause });
    }
    const urls = await inTransaction(db, (tx) => store(tx, id, opened));
    if (!urls) throw new AppError(409, 'orders.isCancelled');
    return urls;
  }

  /** Returns null when the order ended meanwhile; the attempt is then closed at the provider. */
  async function store(tx: Transaction, id: string, opened: OpenedPayment): Promise<OpenedUrls | null> {
    const state = await repository.storeOpened(tx, id, opened);
    if (state === 'OPEN' || state === 'FAILED') return opened;
    if (state !== null) {
      await outbox.add(tx, CLOSE_PAYMENT, { attemptId: id });
      return null;
    }
    // Another process opened it after our lease. Ours stays recorded, so that its money is found.
    const first = await repository.findAttempt(tx, id);
    if (!first) return null;
    if (first.providerOrderId !== opened.providerOrderId) {
      const second = { ...first, ...opened, id: newId(), state: 'EXPIRED' as const, openingUntil: null };
      await repository.insertAttempt(tx, second);
      await outbox.add(tx, CLOSE_PAYMENT, { attemptId: second.id });
    }
    return urlsOf(first);
  }

  return { ensureOpened };
}

const urlsOf = ({ upiUrl, pageUrl }: repository.Attempt): OpenedUrls | null =>
  pageUrl === null ? null : { upiUrl, pageUrl };
