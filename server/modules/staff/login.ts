import { randomBytes } from 'node:crypto';
import type { CodeResent, CodeSent, ResendOtpBody, VerifyOtpBody } from '../../../contract/auth';
import type { Language } from '../../../contract/constants';
import type { StaffLoggedIn, StaffLoginBody, StaffVerified } from '../../../contract/staffLogin';
import { needsSecondFactor } from '../../../contract/staffRights';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { hashToken } from '../../lib/secrets';
import type { StaffCodes } from '../auth';
import type { OneTimeSecrets } from './oneTimeSecrets';
import * as repository from './loginRepository';
import type { SecondFactor } from './secondFactor';
import type { StaffSessions } from './sessions';

/** Time to open the app or find the secret. */
const TICKET_SECONDS = 600;

/** Who asks for a code, and in which language it reads. */
export interface CodeFrom {
  callerAddress: string;
  language: Language;
}

export interface StaffCaller {
  callerAddress: string;
  userAgent: string | undefined;
}

interface Parts {
  codes: StaffCodes;
  oneTimeSecrets: OneTimeSecrets;
  factor: SecondFactor;
  sessions: StaffSessions;
}

export type StaffLogin = ReturnType<typeof createStaffLogin>;

/** A code by SMS, and for roles 1 and 2 a second factor. */
export function createStaffLogin(deps: AppDeps, { codes, oneTimeSecrets, factor, sessions }: Parts) {
  const { db, clock, security } = deps;

  async function openTicket(tx: Transaction, member: repository.Member, lane: string | null): Promise<StaffVerified> {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + TICKET_SECONDS * 1000);
    await repository.insertTicket(tx, { ticketHash: hashToken(ticket), staffId: member.id, lane, expiresAt });
    if (member.factorSeed !== null) {
      const demoHint = factor.demoCode(member);
      return { next: 'FACTOR', ticket, ...(demoHint !== null && { demoHint }) };
    }
    const demo = oneTimeSecrets.demoSecret(member);
    if (demo) await repository.updateFactor(tx, member.id, demo.columns);
    return { next: 'ENROL', ticket, ...(demo && { demoHint: demo.secret }) };
  }

  return {
    /**
     * A number without access gets the same response but no SMS, so that strangers can't list the staff.
     * @throws AppError 429 for caps
     */
    async sendCode({ mobileNumber, browserTokens }: StaffLoginBody, from: CodeFrom): Promise<CodeSent> {
      const member = await repository.findActiveByNumber(db, mobileNumber);
      const lane = await codes.findLane(member?.id ?? '', browserTokens);
      return codes.send({ mobileNumber, lane, ...from }, member !== null);
    },

    /** @throws AppError 410 for a missing or used session, 429 too early or for caps */
    resendCode: async (body: ResendOtpBody, from: CodeFrom): Promise<CodeResent> =>
      codes.resend(body, from, (await repository.findActiveByNumber(db, body.mobileNumber)) !== null),

    /** @throws AppError 409 for a wrong code, 410 for a dead one, 403 for a number without access, 429 for caps */
    async verifyCode(body: VerifyOtpBody, { callerAddress, userAgent }: StaffCaller): Promise<StaffVerified> {
      const outcome = await inTransaction(db, async (tx): Promise<StaffVerified | AppError> => {
        // Returned, not thrown: a throw would roll back the counted try.
        const checked = await codes.check(tx, { ...body, callerAddress });
        if (checked instanceof AppError) return checked;
        const member = await repository.findActiveByNumber(tx, body.mobileNumber);
        if (!member) return new AppError(403, 'staff.login.noAccess');
        if (needsSecondFactor(member.role)) return openTicket(tx, member, checked.lane);
        security.record('staff login', { staffId: member.id, callerAddress }, { what: 'code' });
        return { next: 'IN', ...(await sessions.open(tx, member, { userAgent, lane: checked.lane })) };
      });
      if (outcome instanceof AppError) throw outcome;
      return outcome;
    },

    /**
     * @param code of the app, or a recovery code
     * @throws as `SecondFactor.guess`
     */
    passFactor: (ticket: string, code: string, { callerAddress, userAgent }: StaffCaller): Promise<StaffLoggedIn> =>
      factor.guess(ticket, callerAddress, async (tx, { ticket: { lane }, member }) => {
        const rejection = await factor.check(tx, member, code, callerAddress);
        if (rejection) return rejection;
        await repository.deleteTicket(tx, hashToken(ticket));
        security.record('staff login', { staffId: member.id, callerAddress }, { what: 'second factor' });
        return sessions.open(tx, member, { userAgent, lane });
      }),
  };
}
