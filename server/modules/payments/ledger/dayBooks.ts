import type { CloseDayBody, DayBooks, DayTotals } from '../../../../contract/staffMoney';
import { recordAudit } from '../../../db/audit';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { inRupees } from '../../../../contract/inRupees';
import { addDays, midnightOf, shopDay } from '../../../lib/shopDays';
import { AT_DOOR } from '../cash/atDoor';
import * as repository from './dayBooksRepository';

/** Shops also close after midnight. */
const DAYS_OPEN = 2;
const RECEIVED = 'received:';

type Closing = Awaited<ReturnType<typeof repository.findClosings>>[number];
type Sums = Awaited<ReturnType<typeof repository.sumLedger>>;

/** Closings tile time: each covers every posting from the last one's end, the first from the first posting. */
export function createDayBooks({ db, clock }: AppDeps) {
  /** Returns what a closing of this day would cover now. */
  async function readTotals(
    from: Queries,
    [last]: readonly Closing[],
    day: string,
  ): Promise<{ totals: DayTotals; through: number }> {
    const after = last?.closing.totals.through ?? 0;
    const through = await repository.findLastId(from, { after, end: midnightOf(addDays(day, 1)) });
    const sums = await repository.sumLedger(from, { after, through });
    return { totals: toTotals(sums, await repository.sumCashThrough(from, through)), through };
  }

  const openDays = ([last]: readonly Closing[]) =>
    Array.from({ length: DAYS_OPEN }, (_, ago) => addDays(shopDay(clock.now()), -ago)).filter(
      (day) => !last || last.closing.day < day,
    );

  return {
    async read(): Promise<DayBooks> {
      const closings = await repository.findClosings(db);
      const days: DayBooks['openDays'] = [];
      for (const day of openDays(closings)) days.push({ day, totals: (await readTotals(db, closings, day)).totals });
      const { totals } = await readTotals(db, closings, shopDay(clock.now()));
      return {
        openDays: days,
        totals,
        closings: closings.map(({ closing, closedByName }) => ({
          day: closing.day,
          note: closing.note,
          closedByName,
          closedAt: closing.closedAt.toISOString(),
          totals: fromRecord(closing.totals),
        })),
      };
    },

    /** @throws AppError 409 for a day that is not open, or a difference that has changed or has no note */
    close: (by: StaffUser, { day, differencePaise, note }: CloseDayBody) =>
      inTransaction(db, async (tx) => {
        await repository.lockLedger(tx);
        const closings = await repository.findClosings(tx);
        if (!openDays(closings).includes(day)) throw new AppError(409, 'money.dayNotOpen');
        const { totals, through } = await readTotals(tx, closings, day);
        if (totals.differencePaise !== differencePaise)
          throw new AppError(409, 'money.dayMoved', { params: { amount: inRupees(totals.differencePaise) } });
        const text = note?.trim() || null;
        if (differencePaise !== 0 && text === null) throw new AppError(409, 'money.noteNeeded');
        const at = clock.now();
        const row = { day, differencePaise, note: text, closedBy: by.staffId, closedAt: at };
        if (!(await repository.insertClosing(tx, { ...row, totals: { ...toRecord(totals), through } })))
          throw new AppError(409, 'money.dayNotOpen');
        await recordAudit(
          tx,
          by,
          { action: 'closeDay', subject: 'day', subjectId: day, after: { ...totals, note: text } },
          at,
        );
      }),
  };
}

function toTotals(sums: Sums, cashInHandPaise: number): DayTotals {
  const sumOf = (cause: string, account: string) =>
    sums.reduce((sum, row) => (row.cause === cause && row.account === account ? sum + row.paise : sum), 0);
  const cash = sumOf('transfer', 'CASH');
  const cashExpectedPaise = -sumOf('handover', 'CASH');
  const cashCountedPaise = sumOf('handover', 'SHOP');
  const received = sums.flatMap(({ cause, account, provider, paise }) =>
    cause === 'transfer' && account === 'PROVIDER' ? [{ provider: provider ?? '', amountPaise: paise }] : [],
  );
  return {
    received: cash > 0 ? [{ provider: AT_DOOR, amountPaise: cash }, ...received] : received,
    refundedPaise: sumOf('refund:done', 'CUSTOMER'),
    cashExpectedPaise,
    cashCountedPaise,
    differencePaise: cashCountedPaise - cashExpectedPaise,
    cashInHandPaise,
  };
}

const toRecord = ({ received, ...sums }: DayTotals): Record<string, number> => ({
  ...sums,
  ...Object.fromEntries(received.map(({ provider, amountPaise }) => [`${RECEIVED}${provider}`, amountPaise])),
});

function fromRecord(stored: Record<string, number>): DayTotals {
  const sum = (name: Exclude<keyof DayTotals, 'received'>) => stored[name] ?? 0;
  return {
    received: Object.entries(stored)
      .filter(([name]) => name.startsWith(RECEIVED))
      .map(([name, amountPaise]) => ({ provider: name.slice(RECEIVED.length), amountPaise }))
      // jsonb sorts names by length; `sumLedger` sorts them by name.
      .sort((one, other) => (one.provider < other.provider ? -1 : 1)),
    refundedPaise: sum('refundedPaise'),
    cashExpectedPaise: sum('cashExpectedPaise'),
    cashCountedPaise: sum('cashCountedPaise'),
    differencePaise: sum('differencePaise'),
    cashInHandPaise: sum('cashInHandPaise'),
  };
}
