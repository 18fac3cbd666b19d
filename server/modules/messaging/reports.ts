import type { MessageProviderName } from '../../../contract/messageConstants';
import type { AppDeps } from '../../deps';
import type { MessageReport, TextProvider, WebhookCall } from '../../ports/messages/port';
import * as repository from './repository';

export type Reports = ReturnType<typeof createReports>;

/** Providers report these later. Reports come repeatedly, in any order, and before the answer to the message itself. */
export function createReports({ db, clock, log }: AppDeps) {
  async function apply(provider: MessageProviderName, report: MessageReport): Promise<void> {
    const { id, providerId, state, reason = null, detail = null } = report;
    const now = clock.now();
    const early = { provider, providerId, state, reason, detail, createdAt: now };
    // Kept first: whichever of the report and the answer is stored last sees the other.
    await repository.keepEarlyReport(db, early);
    const isKnown =
      (await repository.moveForward(db, { provider, providerId }, early, now)) ||
      (id !== undefined && (await repository.moveForward(db, { id }, early, now)));
    if (isKnown) await repository.takeEarlyReports(db, provider, providerId);
    else log.info({ provider, providerId, state }, 'a report is about a message that is not known yet');
  }

  return {
    /** @throws as the provider's `readReports` */
    async receive(provider: TextProvider, call: WebhookCall): Promise<void> {
      for (const report of provider.readReports?.(call) ?? []) await apply(provider.name, report);
    },

    /** Once the provider's id is stored. */
    async applyEarly(provider: MessageProviderName, providerId: string): Promise<void> {
      const early = await repository.takeEarlyReports(db, provider, providerId);
      for (const report of early) await repository.moveForward(db, { provider, providerId }, report, clock.now());
    },
  };
}
