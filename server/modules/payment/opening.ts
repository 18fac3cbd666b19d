import { setTimeout as delay } from 'node:timers/promises';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import * as repository from './repository';

/** Longer than an adapter's timeout. */
const OPENING_LEASE_MS = 30_000;
const POLL_MS = 100;
const POLLS = 100;

export type Opening = ReturnType<typeof createOpening>;

export interface OpenedUrls {
  upiUrl: string;
  pageUrl: string;
}

export function createOpening({ db, clock, payment: provider, log }: AppDeps) {
  /**
   * Opens an attempt at the provider unless it is open already. Never inside a transaction. Of several callers one
   * opens it and the others wait for its result.
   * @throws AppError 500 when the provider doesn't respond
   */
  async function ensureOpened(attempt: repository.Attempt, shown: { orderNumber: string; payeeName: string }) {
    const { id } = attempt;
    let current: repository.Attempt | null = attempt;
    for (let polls = 0; current && polls < POLLS; polls += 1) {
      const urls = urlsOf(current);
      if (urls) return urls;
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
    { orderNumber, payeeName }: { orderNumber: string; payeeName: string },
  ): Promise<OpenedUrls> {
    try {
      const opened = await provider.open({ attemptId: id, orderId, orderNumber, amountPaise, payeeName, expiresAt });
      if (await repository.storeOpened(db, id, opened)) return opened;
      return await keepSecond(id, opened);
    } catch (cause) {
      await repository.updateAttempt(db, id, { openingUntil: null });
      log.error({ err: cause, attemptId: id }, 'a payment was not opened');
      throw new AppError(500, 'payment.notOpened', { cause });
    }
  }

  /** Somebody opened it after our lease: what we opened stays on record, so that money for it is found. */
  async function keepSecond(attemptId: string, opened: OpenedUrls & { providerOrderId: string }): Promise<OpenedUrls> {
    const first = await repository.findAttempt(db, attemptId);
    const urls = first && urlsOf(first);
    if (!urls) throw new Error('an attempt was opened without an address');
    if (first.providerOrderId !== opened.providerOrderId)
      await repository.insertAttempt(db, { ...first, ...opened, id: newId(), state: 'EXPIRED', openingUntil: null });
    return urls;
  }

  return { ensureOpened };
}

const urlsOf = ({ upiUrl, pageUrl }: repository.Attempt): OpenedUrls | null =>
  upiUrl !== null && pageUrl !== null ? { upiUrl, pageUrl } : null;
