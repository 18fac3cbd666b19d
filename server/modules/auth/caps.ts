import type { Queries, Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import { callerKeys } from '../../lib/callers';
import { DAY_MS, HOUR_MS, tooManyUntil } from '../../lib/caps';
import type { MessageKey } from '../../lib/messages';
import { keyedHash } from '../../lib/secrets';
import * as repository from './countsRepository';

export interface Guesser {
  mobileNumber: string;
  /** Hash of a known browser's or login's token; null for a stranger (ADR 24). */
  lane: string | null;
  isStaff: boolean;
  callerAddress: string;
}

/** Numbers that are tried one after another, to make the shop pay for their messages, share their first digits. */
const PREFIX_DIGITS = 6;

interface Counter extends repository.CountKey {
  cap: number;
  windowMs: number;
  messageKey: MessageKey;
}

/** Staff are counted apart from customers, and read other messages. */
const areaOf = (isStaff: boolean) => (isStaff ? 'staff.login' : 'auth');

export type LoginCaps = ReturnType<typeof createLoginCaps>;

/** Counts for all processes, in fixed UTC hours and days (ADR 24). */
export function createLoginCaps({ config, secrets, clock }: Pick<AppDeps, 'config' | 'secrets' | 'clock'>) {
  const { capPerCallerHour, capPerPrefixHour, capTotalHour } = config.otp;
  const { wrongPerNumberDay, wrongPerCallerHour, wrongTotalHour } = config.otp;
  // During a rotation, processes with and without the new key share counters.
  const oldestKey = secrets.keys.at(-1) ?? secrets.keys[0];

  const counter = (messageKey: MessageKey, whose: string, cap: number, windowMs = HOUR_MS): Counter => ({
    key: keyedHash(oldestKey, messageKey, whose),
    windowEnd: new Date((Math.floor(clock.now().getTime() / windowMs) + 1) * windowMs),
    cap,
    windowMs,
    messageKey,
  });

  const ofCaller = (messageKey: MessageKey, callerAddress: string, cap: number): Counter[] =>
    callerKeys(callerAddress).map(({ key, weight }) => counter(messageKey, key, cap * weight));

  const wrongInLane = (isStaff: boolean, lane: string) =>
    counter(`${areaOf(isStaff)}.wrongInLane`, lane, wrongPerNumberDay, DAY_MS);
  const wrongPerNumber = (isStaff: boolean, mobileNumber: string) =>
    counter(`${areaOf(isStaff)}.wrongPerNumber`, mobileNumber, wrongPerNumberDay, DAY_MS);
  const wrongTotal = (isStaff: boolean) => counter(`${areaOf(isStaff)}.wrongTotal`, '', wrongTotalHour);
  const wrongFactor = (staffId: string) => counter('staff.login.wrongFactor', staffId, wrongPerNumberDay, DAY_MS);

  const sentPerPrefix = (isStaff: boolean, mobileNumber: string) =>
    counter(`${areaOf(isStaff)}.capPerPrefix`, mobileNumber.slice(0, PREFIX_DIGITS), capPerPrefixHour);
  const sentTotal = (isStaff: boolean) => counter(`${areaOf(isStaff)}.capTotal`, '', capTotalHour);

  const wrongTries = ({ mobileNumber, lane, callerAddress, isStaff }: Guesser): Counter[] =>
    lane !== null
      ? [wrongInLane(isStaff, lane)]
      : [
          ...ofCaller(`${areaOf(isStaff)}.wrongPerCaller`, callerAddress, wrongPerCallerHour),
          wrongPerNumber(isStaff, mobileNumber),
          wrongTotal(isStaff),
        ];

  /** @throws AppError 429 where fewer than `left` are left */
  function rejectFull(counters: Counter[], counts: { key: string; count: number }[], left: number): void {
    const countOf = new Map(counts.map(({ key, count }) => [key, count]));
    const full = counters.find(({ key, cap }) => cap - (countOf.get(key) ?? 0) < left);
    if (!full) return;
    const { messageKey, windowEnd, windowMs } = full;
    throw tooManyUntil(messageKey, windowEnd, clock.now(), windowMs === DAY_MS ? HOUR_MS : undefined);
  }

  async function addOne(tx: Transaction, counters: Counter[]): Promise<void> {
    rejectFull(counters, await repository.addOne(tx, counters), 0);
  }

  /** Counts before comparing, so that caps hold under concurrency. */
  async function countWrong(tx: Transaction, counters: Counter[]): Promise<() => Promise<unknown>> {
    await addOne(tx, counters);
    return () => repository.takeOneBack(tx, counters);
  }

  return {
    /** @throws AppError 429; the transaction must roll back */
    countCall: (
      tx: Transaction,
      { callerAddress, isStaff }: Pick<Guesser, 'callerAddress' | 'isStaff'>,
    ): Promise<void> => addOne(tx, ofCaller(`${areaOf(isStaff)}.capPerCaller`, callerAddress, capPerCallerHour)),

    /**
     * Counts a code that is sent to a browser new to the number.
     * @returns takes it back
     * @throws AppError 429; the transaction must roll back
     */
    async countSend(tx: Transaction, guesser: Guesser): Promise<(tx: Transaction) => Promise<unknown>> {
      const { mobileNumber, lane, isStaff } = guesser;
      const counters = lane === null ? [sentPerPrefix(isStaff, mobileNumber), sentTotal(isStaff)] : [];
      if (counters.length === 0) return async () => undefined;
      await addOne(tx, counters);
      return (later) => repository.takeOneBack(later, counters);
    },

    /**
     * @returns undoes the count, in the same transaction, after a right guess
     * @throws AppError 429; the transaction must roll back
     */
    countGuess: (tx: Transaction, guesser: Guesser) => countWrong(tx, wrongTries(guesser)),

    /** Counts per person, over all tickets. */
    countFactorGuess: (tx: Transaction, staffId: string) => countWrong(tx, [wrongFactor(staffId)]),

    /** Clears what was counted for one person of the staff, and for strangers at the staff's login in total. */
    async unlockStaff(tx: Transaction, person: { staffId: string; mobileNumber: string; lanes: readonly string[] }) {
      const counters = [
        wrongPerNumber(true, person.mobileNumber),
        wrongFactor(person.staffId),
        wrongTotal(true),
        sentPerPrefix(true, person.mobileNumber),
        sentTotal(true),
        ...person.lanes.map((lane) => wrongInLane(true, lane)),
      ];
      const keys = counters.map(({ key }) => key);
      await repository.deleteCounts(tx, keys);
    },

    /** @throws AppError 429 while a cap of wrong codes is reached */
    async rejectPaused(db: Queries, guesser: Guesser): Promise<void> {
      const counters = wrongTries(guesser);
      rejectFull(counters, await repository.findCounts(db, counters), 1);
    },
  };
}
