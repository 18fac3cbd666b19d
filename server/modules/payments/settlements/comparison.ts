import { inTransaction } from '../../../db/transaction';
import type { Outbox, OutboxPayload } from '../../../db/outbox';
import type { AppDeps } from '../../../deps';
import { DAY_MS } from '../../../lib/caps';
import type { Job } from '../../../lib/jobs';
import { dayNumberOf, dayOf, momentOf, numberOfDay } from '../../../lib/shopDays';
import type { SettlementLine } from '../../../ports/payment/port';
import type { Receipts } from '../ledger/receipts';
import * as repository from './repository';

const COMPARE = 'settlement.compare';
const PLAN_EVERY_MS = 10 * 60_000;
/** A start compares so many days; after a longer stop more, up to UNSETTLED_FOR_DAYS. */
const DAYS_BACK = 7;
/** A day's payouts may still change, so it is compared again until then. */
const COMPARED_FOR_DAYS = 3;
/** Two working days are usual; a long weekend and a holiday may come between. */
const SETTLED_WITHIN_DAYS = 7;
/** Payments missing for longer were found before. */
const UNSETTLED_FOR_DAYS = 60;
/** The day from which money is looked for: earlier money may have been paid out before the first compared day. */
export const comparedSince = (first: string | null, today: number): number =>
  Math.max(first === null ? 0 : numberOfDay(first), today - UNSETTLED_FOR_DAYS);

const OWNERS_FETCHED = 50;

/** Compares payouts with the shop's transfers and refunds, day by day; idempotent. */
export function createComparison(
  { db, clock, log, payment: provider }: AppDeps,
  { outbox, receipts }: { outbox: Outbox; receipts: Receipts },
) {
  const { provider: name, fetchSettlement, fetchOwner } = provider;
  const today = () => dayNumberOf(clock.now());

  outbox.on(COMPARE, async ({ provider: of, day }: OutboxPayload) => {
    // Another provider takes payments for now.
    if (of !== name || !fetchSettlement) return { againInMs: DAY_MS };
    await compare(String(day), await fetchSettlement(String(day)));
    const isFinal = today() - numberOfDay(String(day)) >= COMPARED_FOR_DAYS;
    return isFinal ? 'DONE' : { againInMs: DAY_MS };
  });

  async function compare(day: string, lines: readonly SettlementLine[]): Promise<void> {
    await inTransaction(db, (tx) =>
      repository.storeLines(
        tx,
        lines.map(({ paymentId: _paymentId, owner: _owner, ...line }) => ({ ...line, provider: name, day })),
      ),
    );
    const foreign = await receiveLost(day, lines);
    const found = await inTransaction(db, async (tx) => {
      await repository.markCompared(tx, name, day, clock.now());
      const ofDay = (await repository.findOfDay(tx, name, day)).filter(({ reference }) => !foreign.has(reference));
      const differences = [...ofDay, ...(await findUnsettled(tx))];
      const added = await repository.storeDifferences(tx, name, differences, clock.now());
      await repository.resolveAgreed(tx, name, clock.now());
      return added;
    });
    if (foreign.size > 0) log.info({ day, lines: foreign.size }, 'payouts hold money of other sites');
    if (found > 0) log.error({ day, found }, 'payouts differ from what the shop has recorded: see the staff area');
  }

  /** Books payments of this site whose messages were all lost. Returns the references of other sites. */
  async function receiveLost(day: string, lines: readonly SettlementLine[]): Promise<Set<string>> {
    const known = await repository.findKnown(db, name, day);
    const foreign = new Set<string>();
    let calls = 0;
    for (const { kind, reference, amountPaise, paymentId, owner: named } of lines) {
      if (paymentId === null || known.has(reference)) continue;
      let owner = named;
      if (!owner && fetchOwner && calls < OWNERS_FETCHED) {
        calls += 1;
        owner = await fetchOwner(paymentId);
      }
      if (owner === 'ELSEWHERE') foreign.add(reference);
      else if (owner && kind === 'PAYMENT') await receipts.receiveFound(owner.attemptId, { reference, amountPaise });
    }
    return foreign;
  }

  /** Returns [] while a day is uncompared on which the money may have been paid out. */
  async function findUnsettled(tx: Parameters<typeof repository.findUnsettled>[0]) {
    const { first } = await repository.findComparedDays(tx, name);
    if (first === null) return [];
    const from = comparedSince(first, today());
    if ((await repository.findUncomparedDay(tx, name, dayOf(from))) !== null) return [];
    const until = today() - SETTLED_WITHIN_DAYS;
    return repository.findUnsettled(tx, name, { from: momentOf(from, 0), until: momentOf(until, 0) });
  }

  const planJob: Job = {
    name: 'plan the comparison of payouts',
    everyMs: PLAN_EVERY_MS,
    run: async () => {
      await inTransaction(db, async (tx) => {
        const last = await repository.findLastDay(tx, name);
        const unplanned = last === null ? 0 : today() - 1 - numberOfDay(last);
        const length = Math.min(Math.max(DAYS_BACK, unplanned), UNSETTLED_FOR_DAYS);
        const days = Array.from({ length }, (_day, back) => dayOf(today() - 1 - back));
        for (const day of await repository.addDays(tx, name, days))
          await outbox.add(tx, COMPARE, { provider: name, day });
      });
    },
  };

  return { jobs: fetchSettlement ? [planJob] : [] };
}
