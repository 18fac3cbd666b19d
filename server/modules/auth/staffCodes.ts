import type { CodeResent, CodeSent, ResendOtpBody } from '../../../contract/auth';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { LoginCaps } from './caps';
import type { CodeSessions, GivenCode } from './codeSessions';
import { logCapReached } from './capLog';

export type StaffCodes = ReturnType<typeof createStaffCodes>;

/**
 * Caps are apart from customers', so that guessing one kind never blocks the other. A number without access gets the
 * same response in the same time, but no SMS.
 */
export function createStaffCodes({ db, security }: AppDeps, caps: LoginCaps, codes: CodeSessions) {
  return {
    /** @throws AppError 429 for caps */
    send: (mobileNumber: string, callerAddress: string, hasAccess: boolean): Promise<CodeSent> =>
      logCapReached(security, { mobileNumber, callerAddress }, async () => {
        await inTransaction(db, (tx) => caps.countStaffCall(tx, callerAddress));
        const guesser = { mobileNumber, lane: caps.laneOfStaff(mobileNumber), callerAddress, isStaff: true };
        return codes.open(guesser, 'STAFF', {}, hasAccess ? 'UNAWAITED' : 'NONE');
      }),

    /** @throws AppError 410 for a dead session, 429 */
    resend: (
      { session_id, mobileNumber }: ResendOtpBody,
      callerAddress: string,
      hasAccess: boolean,
    ): Promise<CodeResent> =>
      logCapReached(security, { mobileNumber, callerAddress }, () =>
        codes.resend(session_id, mobileNumber, callerAddress, {
          forStaff: true,
          delivery: hasAccess ? 'UNAWAITED' : 'NONE',
        }),
      ),

    /** Null when right, else an error to throw after the commit. @throws as `CodeSessions.check` */
    async check(tx: Transaction, given: Omit<GivenCode, 'purpose'>): Promise<AppError | null> {
      const checked = await codes.check(tx, { ...given, purpose: 'STAFF' });
      return checked instanceof AppError ? checked : null;
    },

    /** Counts guesses of second factors, recovery codes and one-time secrets. */
    countFactorGuess: (tx: Transaction, staffId: string) => caps.countFactorGuess(tx, staffId),
  };
}
