import { inTransaction } from '../../db/transaction';
import type { OutboxPayload } from '../../db/outbox';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import type { Payments } from '../payment';
import { dayNumberOf, dayOf, momentOf } from '../slots';
import * as repository from './repository';

/** In the outbox: compares a day's payouts. */
const COMPARE = 'settlement.compare';
const PLAN_EVERY_MS = 10 * 60_000;
/** As long after a stop. */
const DAYS_BACK = 7;
/** Payouts of a day may still change, and are compared once more on each of these. */
const COMPARED_FOR_DAYS = 3;
/** Two working days are usual; a long weekend and a holiday may come between. */
const SETTLED_WITHIN_DAYS = 7;
/** What was missing for longer was found before. */
const UNSETTLED_FOR_DAYS = 60;

/** Compares what the provider pays out with the shop's transfers and refunds, day by day. Repeating changes nothing. */
export function createComparing({ db, clock, log, payment: provider }: AppDeps, payments: Payments) {
  const { provider: name, fetchSettlement } = provider;
  const today = () => dayNumberOf(clock.now());

  payments.outbox.on(COMPARE, async ({ provider: of, day }: OutboxPayload) => {
    if (of !== name || !fetchSettlement) return 'DONE';
    await compare(String(day), await fetchSettlement(String(day)));
    const isFinal = today() - dayNumberOf(new Date(String(day))) >= COMPARED_FOR_DAYS;
    return isFinal ? 'DONE' : { againInMs: DAY_MS };
  });

  async function compare(day: string, lines: Awaited<ReturnType<NonNullable<typeof fetchSettlement>>>): Promise<void> {
    await inTransaction(db, (tx) =>
      repository.insertLines(
        tx,
        lines.map(({ attemptId: _attemptId, ...line }) => ({ ...line, provider: name, day })),
      ),
    );
    // Money of an order here whose messages were all lost counts as if one had come.
    const known = await repository.findKnownTransfers(db, name, day);
    for (const { kind, reference, amountPaise, attemptId } of lines)
      if (kind === 'PAYMENT' && attemptId !== null && !known.has(reference))
        await payments.receiveFound(attemptId, { reference, amountPaise });
    const found = await inTransaction(db, async (tx) => {
      await repository.markCompared(tx, name, day, clock.now());
      const differences = [...(await repository.findOfDay(tx, name, day)), ...(await findUnsettled(tx))];
      const added = await repository.insertDifferences(tx, name, differences, clock.now());
      await repository.resolveAgreed(tx, name, clock.now());
      return added;
    });
    if (found > 0) log.error({ day, found }, 'payouts differ from what the shop has recorded: see the console');
  }

  /** Money from before the first compared day may have been paid out before it. */
  async function findUnsettled(tx: Parameters<typeof repository.findUnsettled>[0]) {
    const { first } = await repository.findComparedDays(tx, name);
    if (first === null) return [];
    const from = Math.max(dayNumberOf(new Date(first)), today() - UNSETTLED_FOR_DAYS);
    const until = today() - SETTLED_WITHIN_DAYS;
    return repository.findUnsettled(tx, name, { from: momentOf(from, 0), until: momentOf(until, 0) });
  }

  const planJob: Job = {
    name: 'plan the comparison of payouts',
    everyMs: PLAN_EVERY_MS,
    run: async () => {
      const days = Array.from({ length: DAYS_BACK }, (_day, back) => dayOf(today() - 1 - back));
      await inTransaction(db, async (tx) => {
        for (const day of await repository.addDays(tx, name, days))
          await payments.outbox.add(tx, COMPARE, { provider: name, day });
      });
    },
  };

  return { jobs: fetchSettlement ? [planJob] : [] };
}
