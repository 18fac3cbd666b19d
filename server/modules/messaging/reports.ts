import type { Carrier, MessageProviderName } from '../../../contract/messageConstants';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { MessageReport, TextProvider, WebhookCall } from '../../ports/messages/port';
import { followReport } from './notificationRepository';
import * as repository from './repository';

export type Reports = ReturnType<typeof createReports>;

/** Providers report these later. Reports come repeatedly, in any order, and before the answer to the message itself. */
export function createReports({ db, clock, log }: AppDeps) {
  /** The notification follows its message in the same transaction, and is tried another way where it was refused. */
  async function move(
    tx: Transaction,
    which: Parameters<typeof repository.moveForward>[1],
    report: repository.Reported,
  ): Promise<boolean> {
    const now = clock.now();
    const moved = await repository.moveForward(tx, which, report, now);
    if (moved?.notificationId) {
      const { state } = moved;
      if (state === 'SENT' || state === 'REFUSED') await followReport(tx, moved.notificationId, state, now);
      else if (state === 'DELIVERED' || state === 'READ')
        await followReport(tx, moved.notificationId, 'DELIVERED', now);
    }
    return moved !== null;
  }

  async function apply(provider: MessageProviderName, report: MessageReport): Promise<void> {
    const { id, providerId, state, reason = null, detail = null } = report;
    const early = { provider, providerId, state, reason, detail, createdAt: clock.now() };
    // Kept first: whichever of the report and the answer is stored last sees the other.
    await repository.keepEarlyReport(db, early);
    const isKnown = await inTransaction(
      db,
      async (tx) =>
        (await move(tx, { provider, providerId }, early)) || (id !== undefined && (await move(tx, { id }, early))),
    );
    if (isKnown) await repository.takeEarlyReports(db, provider, providerId);
    else log.info({ provider, providerId, state }, 'a report is about a message that is not known yet');
  }

  return {
    /** @throws as the provider's `readReports` */
    async receive(provider: TextProvider, call: WebhookCall): Promise<void> {
      for (const report of provider.readReports?.(call) ?? []) await apply(provider.name, report);
    },

    /** Once the provider's id is stored. */
    async applyEarly(provider: Carrier, providerId: string): Promise<void> {
      const early = await repository.takeEarlyReports(db, provider, providerId);
      for (const report of early) await inTransaction(db, (tx) => move(tx, { provider, providerId }, report));
    },
  };
}
