import type { CodeResent, CodeSent, ResendOtpBody } from '../../../contract/auth';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { LoginCaps } from './caps';
import type { CodeCaller, CodeSessions, GivenCode } from './codeSessions';
import { logCapReached } from './capLog';
import type { KnownBrowsers } from './knownBrowsers';
import { deleteStaffSends } from './repository';

export type StaffCodes = ReturnType<typeof createStaffCodes>;

interface Parts {
  caps: LoginCaps;
  codes: CodeSessions;
  browsers: KnownBrowsers;
}

/**
 * Caps are apart from customers', so that neither blocks the other. A number without access gets the same response in
 * the same time, but no SMS.
 */
export function createStaffCodes({ db, security }: AppDeps, { caps, codes, browsers }: Parts) {
  return {
    findLane: (staffId: string, browserTokens: string[] | undefined): Promise<string | null> =>
      browsers.findLaneOfStaff(staffId, browserTokens),

    /** @throws AppError 429 for caps */
    send: (caller: CodeCaller, hasAccess: boolean): Promise<CodeSent> =>
      logCapReached(security, caller, async () => {
        if (caller.lane === null) await inTransaction(db, (tx) => caps.countCall(tx, { ...caller, isStaff: true }));
        return codes.open(caller, 'STAFF', {}, hasAccess ? 'UNAWAITED' : 'NONE');
      }),

    /** @throws AppError 410 for a dead session, 429 */
    resend: (
      body: ResendOtpBody,
      caller: Pick<CodeCaller, 'callerAddress' | 'language'>,
      hasAccess: boolean,
    ): Promise<CodeResent> =>
      logCapReached(security, { mobileNumber: body.mobileNumber, callerAddress: caller.callerAddress }, () =>
        codes.resend(body, caller, {
          forStaff: true,
          delivery: hasAccess ? 'UNAWAITED' : 'NONE',
        }),
      ),

    /** Returns the lane of a right code, else an error to throw after the commit. @throws as `CodeSessions.check` */
    async check(tx: Transaction, given: Omit<GivenCode, 'purpose'>): Promise<{ lane: string | null } | AppError> {
      const checked = await codes.check(tx, { ...given, purpose: 'STAFF' });
      return checked instanceof AppError ? checked : { lane: checked.lane };
    },

    /** @returns null where no login of the number waits for a code */
    makeCode: (tx: Transaction, mobileNumber: string): Promise<string | null> => codes.makeStaffCode(tx, mobileNumber),

    countFactorGuess: (tx: Transaction, staffId: string) => caps.countFactorGuess(tx, staffId),

    /** Returns with its hash the token that a browser new to the person stores; a known one has it. */
    rememberBrowser: (tx: Transaction, staffId: string, lane: string | null) =>
      browsers.remember(tx, { staffId }, lane),

    forgetBrowsers: (tx: Transaction, staffId: string): Promise<void> => browsers.deleteOthers(tx, { staffId }, null),

    forgetBrowser: (tx: Transaction, knownBrowserHash: string): Promise<void> => browsers.delete(tx, knownBrowserHash),

    /** Ends every pause that keeps the person out, whichever browser they use. */
    async unlock(tx: Transaction, person: { staffId: string; mobileNumber: string }): Promise<void> {
      const { staffId, mobileNumber } = person;
      await caps.unlockStaff(tx, { ...person, lanes: await browsers.lanesOf(tx, { staffId }) });
      await deleteStaffSends(tx, mobileNumber);
    },
  };
}
