import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { HOUR_MS, tooMany } from '../../lib/caps';
import type { MessageKey } from '../../lib/messages';
import type { CodeBudget, LoginCode, LoginCodes } from '../messaging';
import type { Guesser, LoginCaps } from './caps';
import { hashCaller } from '../../lib/callers';
import * as repository from './repository';

/** A code that may be sent: it is counted, and not sent yet. */
export interface Reservation {
  /** Undoes the counting. */
  giveBack: () => Promise<void>;
}

interface Parts {
  caps: LoginCaps;
  loginCodes: LoginCodes;
}

/** `reserve` inside a transaction, then `deliver` outside any. */
export function createCodeSender({ config, secrets, db, clock, log }: AppDeps, { caps, loginCodes }: Parts) {
  return {
    /** @throws AppError 429 for caps */
    async reserve(tx: Transaction, guesser: Guesser, budget: CodeBudget): Promise<Reservation> {
      const { mobileNumber, lane, callerAddress, isStaff: forStaff } = guesser;
      await caps.rejectPaused(tx, guesser);
      const now = clock.now();
      const cap = config.otp.capPerNumberHour;
      const whose: repository.SendsOf = lane === null ? { forStaff, mobileNumber } : { lane };
      const messageKey: MessageKey = `${forStaff ? 'staff.login' : 'auth'}.${lane === null ? 'capPerNumber' : 'capInLane'}`;
      await repository.lockSending(tx, mobileNumber);
      const blocking = await repository.nthNewestSend(tx, cap, new Date(now.getTime() - HOUR_MS), whose);
      if (blocking) throw tooMany(messageKey, blocking, now);
      const callerHash = hashCaller(secrets.keys[0], callerAddress);
      const sendId = await repository.insertSend(tx, { mobileNumber, lane, callerHash, forStaff }, now);
      // The rows that all callers share come last: each waits for them as briefly as possible.
      const takeBackCount = await caps.countSend(tx, guesser);
      const takeBackSpending = await loginCodes.spend(tx, budget, { isStranger: lane === null && !forStaff });
      return {
        giveBack: () =>
          inTransaction(db, async (later) => {
            await repository.deleteSend(later, sendId);
            await takeBackCount(later);
            await takeBackSpending(later);
          }),
      };
    },

    /** @throws AppError 500, after giving the reservation back */
    async deliver({ giveBack }: Reservation, code: LoginCode): Promise<void> {
      try {
        await loginCodes.deliver(code);
      } catch (error) {
        log.error({ err: error }, 'a login code could not be sent');
        await giveBack();
        throw error;
      }
    },
  };
}
