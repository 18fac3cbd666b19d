import type { CodeResent, CodeSent, ResendOtpBody } from '../../../contract/auth';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { LoginCaps } from './caps';
import type { CodeSessions, GivenCode } from './codeSessions';
import { recordingCaps } from './recordingCaps';

export type StaffCodes = ReturnType<typeof createStaffCodes>;

/**
 * The codes of staff, good for the counter alone. Their caps are as high as customers', but counted apart: who tries
 * codes of customers locks no staff out, and the other way round. A number that has no access gets the same response in
 * the same time, and no SMS.
 */
export function createStaffCodes({ db, security }: AppDeps, caps: LoginCaps, codes: CodeSessions) {
  return {
    /** @throws AppError 429 for caps */
    send: (mobileNumber: string, callerAddress: string, hasAccess: boolean): Promise<CodeSent> =>
      recordingCaps(security, { mobileNumber, callerAddress }, async () => {
        await inTransaction(db, (tx) => caps.countStaffCall(tx, callerAddress));
        const guesser = { mobileNumber, lane: caps.laneOfStaff(mobileNumber), callerAddress, isStaff: true };
        return codes.open(guesser, 'STAFF', {}, hasAccess ? 'UNAWAITED' : 'NONE');
      }),

    /** @throws AppError 410 when the session is missing or used, 429 too early or for caps */
    resend: (
      { session_id, mobileNumber }: ResendOtpBody,
      callerAddress: string,
      hasAccess: boolean,
    ): Promise<CodeResent> =>
      recordingCaps(security, { mobileNumber, callerAddress }, () =>
        codes.resend(session_id, mobileNumber, callerAddress, {
          forStaff: true,
          delivery: hasAccess ? 'UNAWAITED' : 'NONE',
        }),
      ),

    /**
     * Uses up a code.
     * @returns null when it was right, else a rejection to be thrown after the commit, which counts the try
     * @throws AppError 429 for caps of wrong codes; FieldsError for a code of another length
     */
    async check(tx: Transaction, given: Omit<GivenCode, 'purpose'>): Promise<AppError | null> {
      const checked = await codes.check(tx, { ...given, purpose: 'STAFF' });
      return checked instanceof AppError ? checked : null;
    },

    /** As `LoginCaps.countGuess`, for what follows the code: second factors, recovery codes, one-time secrets. */
    countFactorGuess: (tx: Transaction, staffId: string) => caps.countFactorGuess(tx, staffId),
  };
}
