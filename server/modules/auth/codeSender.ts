import type { AppDeps } from '../../deps';
import type { Transaction } from '../../db/database';
import { HOUR_MS, tooMany } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import type { MessageKey } from '../../lib/messages';
import * as repository from './repository';

/** `reserve` inside a transaction, then `deliver` outside any. */
export function createCodeSender({ config, db, clock, sms, log }: AppDeps) {
  const host = new URL(config.publicUrl).hostname;

  return {
    /**
     * @returns the send's id
     * @throws AppError 429
     */
    async reserve(tx: Transaction, send: repository.OtpSend): Promise<number> {
      const now = clock.now();
      const { capPerNumberHour, capTotalHour } = config.otp;
      const { mobileNumber, lane, forStaff } = send;
      const area = forStaff ? 'staff.login' : 'auth';
      const caps: { messageKey: MessageKey; cap: number; whose: repository.SendsOf }[] =
        lane !== null
          ? [{ messageKey: `${area}.capInLane`, cap: capPerNumberHour, whose: { lane } }]
          : [
              { messageKey: `${area}.capPerNumber`, cap: capPerNumberHour, whose: { forStaff, mobileNumber } },
              { messageKey: `${area}.capTotal`, cap: capTotalHour, whose: { forStaff } },
            ];
      await repository.lockCodeSending(tx);
      for (const { messageKey, cap, whose } of caps) {
        const blocking = await repository.nthNewestSend(tx, cap, new Date(now.getTime() - HOUR_MS), whose);
        if (blocking) throw tooMany(messageKey, blocking, now);
      }
      return repository.insertSend(tx, send, now);
    },

    /** @throws AppError 500, after giving the reservation back */
    async deliver(sendId: number, mobileNumber: string, code: string): Promise<void> {
      try {
        await sms.sendCode({ mobileNumber, code, host });
      } catch (error) {
        log.error({ err: error }, 'a login code could not be sent');
        await repository.deleteSend(db, sendId);
        throw new AppError(500, 'auth.smsFailed', { cause: error });
      }
    },
  };
}
