import type { Carrier, MessageState } from '../../../contract/messageConstants';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { TextProvider, WebhookCall } from '../../ports/messages/port';
import { followReport } from './notificationRepository';
import * as repository from './repository';

export type Reports = ReturnType<typeof createReports>;

/** Reports of one transaction: Meta sends thousands in a call, and wants an answer within a second. */
const BATCH = 500;

/** Our id comes along where the provider carries it. */
type Report = repository.EarlyReport & { id?: string | undefined };

/** Providers report these later. Reports come repeatedly, in any order, and before the answer to the message itself. */
export function createReports({ db, clock, log }: AppDeps) {
  /** A notification follows its message in the same transaction, and is tried another way where it was refused. */
  async function move(tx: Transaction, provider: Carrier, reports: readonly Report[]) {
    const now = clock.now();
    const known = new Set<string>();
    for (const same of groupsOf(reports)) {
      const providerIds = same.map(({ providerId }) => providerId);
      const ours = new Map(same.flatMap(({ id, providerId }) => (id === undefined ? [] : [[id, providerId] as const])));
      const which = { provider, providerIds, ids: [...ours.keys()] };
      const moved = await repository.moveForward(tx, which, same[0], now);
      for (const { id, providerId } of moved) known.add(providerId ?? ours.get(id) ?? id);
      const follow = async (state: 'SENT' | 'DELIVERED' | 'REFUSED', states: readonly MessageState[] = [state]) => {
        const ids = moved.flatMap((each) =>
          each.notificationId !== null && states.includes(each.state) ? [each.notificationId] : [],
        );
        if (ids.length > 0) await followReport(tx, ids, state, now);
      };
      await follow('SENT');
      await follow('REFUSED');
      await follow('DELIVERED', ['DELIVERED', 'READ']);
    }
    return known;
  }

  async function apply(provider: Carrier, reports: readonly Report[]): Promise<void> {
    // Kept first: whichever of the report and the answer is stored last sees the other.
    await repository.keepEarlyReports(
      db,
      reports.map(({ id: _ours, ...early }) => early),
    );
    const known = await inTransaction(db, (tx) => move(tx, provider, reports));
    if (known.size > 0) await repository.takeEarlyReports(db, provider, [...known]);
    const unknown = reports.filter(({ providerId }) => !known.has(providerId)).length;
    if (unknown > 0) log.info({ provider, unknown }, 'reports are about messages that are not known yet');
  }

  return {
    /** @throws as the provider's `readReports` */
    async receive(provider: TextProvider, call: WebhookCall): Promise<void> {
      const reports = (provider.readReports?.(call) ?? []).map(
        ({ reason = null, detail = null, ...report }): Report => ({
          ...report,
          provider: provider.name,
          reason,
          detail,
          createdAt: clock.now(),
        }),
      );
      for (let at = 0; at < reports.length; at += BATCH) await apply(provider.name, reports.slice(at, at + BATCH));
    },

    /** Once the provider's id is stored. */
    async applyEarly(provider: Carrier, providerId: string): Promise<void> {
      const early = await repository.takeEarlyReports(db, provider, [providerId]);
      if (early.length > 0) await inTransaction(db, (tx) => move(tx, provider, early));
    },
  };
}

/** Those that say the same, which one statement applies. */
function groupsOf(reports: readonly Report[]): (readonly [Report, ...Report[]])[] {
  const groups = new Map<string, [Report, ...Report[]]>();
  for (const report of reports) {
    const key = JSON.stringify([report.state, report.reason, report.detail]);
    const group = groups.get(key);
    if (group) group.push(report);
    else groups.set(key, [report]);
  }
  return [...groups.values()];
}
