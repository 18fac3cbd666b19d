import type { Transaction } from '../../db/database';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { isLocalDemo } from '../../lib/localDemo';
import type { MessageKey } from '../../lib/messages';
import { hashToken } from '../../lib/secrets';
import type { StaffCodes } from '../auth';
import * as repository from './loginRepository';
import { unsealSeed } from './seeds';
import { hashShortSecret } from './shortSecrets';
import { codeOfStep, stepAt, stepOfCode } from './totp';

/** A wrong guess; its message counts the ticket's tries left. */
export class WrongGuess {
  constructor(
    readonly messageKey: MessageKey,
    /** The security log shows it. */
    readonly what: string,
  ) {}
}

type Held = NonNullable<Awaited<ReturnType<typeof repository.lockTicket>>>;

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** RFC 6238 codes, and recovery codes. */
export function createSecondFactor(
  { config, secrets, db, clock, security }: AppDeps,
  codes: Pick<StaffCodes, 'countFactorGuess'>,
) {
  const { maxWrongTries } = config.otp;

  async function wrongTry(tx: Transaction, { ticket, member }: Held, { messageKey, what }: WrongGuess, caller: string) {
    const wrongTries = ticket.wrongTries + 1;
    security.record('wrong second factor', { staffId: member.id, callerAddress: caller }, { what, count: wrongTries });
    if (wrongTries >= maxWrongTries) {
      await repository.deleteTicket(tx, ticket.ticketHash);
      return new AppError(410, 'staff.login.burntTicket');
    }
    await repository.updateTicket(tx, ticket.ticketHash, { wrongTries });
    return new AppError(409, messageKey, { params: { count: maxWrongTries - wrongTries } });
  }

  /** Uses up a code of the app or a recovery code. Returns null when it is right. */
  async function check(
    tx: Transaction,
    member: repository.Member,
    code: string,
    callerAddress: string,
  ): Promise<WrongGuess | AppError | null> {
    const now = clock.now();
    if (member.factorSeed === null) return new AppError(409, 'staff.login.notEnrolled');
    const digits = code.replace(/\s/g, '');
    if (/^\d{6}$/.test(digits)) {
      const seed = unsealSeed(secrets.keys, member.id, member.factorSeed);
      if (seed === null) return new AppError(409, 'staff.login.factorLost');
      const step = stepOfCode(seed, digits, now);
      if (step === null) return new WrongGuess('auth.wrongCode', 'app');
      if (member.factorStep !== null && step <= member.factorStep) {
        return new WrongGuess('staff.login.codeUsed', 'app, again');
      }
      await repository.updateFactor(tx, member.id, { factorStep: step });
      return null;
    }
    if (!(await repository.spendRecoveryCode(tx, member.id, hashShortSecret(code), now))) {
      return new WrongGuess('auth.wrongCode', 'recovery code');
    }
    security.record('recovery code used', { staffId: member.id, callerAddress });
    const audited = { action: 'useRecoveryCode', subject: 'staff', subjectId: member.id };
    await recordAudit(tx, { staffId: member.id, name: member.name }, audited, now);
    return null;
  }

  return {
    /**
     * Locks the ticket; a wrong guess counts for it and for the person.
     * @param work an AppError that it returns is thrown after the commit
     * @throws AppError 410 for a dead ticket or too many tries, 409 for a wrong guess, 429 for the person's cap
     */
    async guess<Result extends object>(
      ticket: string,
      callerAddress: string,
      work: (tx: Transaction, held: Held) => Promise<Result | WrongGuess | AppError>,
    ): Promise<Result> {
      const outcome = await inTransaction(db, async (tx) => {
        const held = await repository.lockTicket(tx, hashToken(ticket), clock.now());
        if (!held) return new AppError(410, 'staff.login.deadTicket');
        const takeBack = await codes.countFactorGuess(tx, held.member.id);
        const result = await work(tx, held);
        if (result instanceof WrongGuess) return wrongTry(tx, held, result, callerAddress);
        await takeBack();
        return result;
      });
      if (outcome instanceof AppError) throw outcome;
      return outcome;
    },

    check,

    /**
     * Checks it again for a person who is logged in; a wrong guess counts for the person.
     * @throws AppError 409 with `data.needsFactor` for a wrong code, 429 for the person's cap
     */
    async confirm(staffId: string, code: string, callerAddress: string): Promise<void> {
      const rejection = await inTransaction(db, async (tx) => {
        const member = await repository.lockActive(tx, staffId);
        if (!member) return new AppError(401, 'core.loginEnded');
        const takeBack = await codes.countFactorGuess(tx, staffId);
        const wrong = await check(tx, member, code, callerAddress);
        if (wrong instanceof WrongGuess) {
          security.record('wrong second factor', { staffId, callerAddress }, { what: wrong.what });
          const key = wrong.messageKey === 'auth.wrongCode' ? 'staff.alone.wrongCode' : wrong.messageKey;
          return new AppError(409, key, { data: { needsFactor: true } });
        }
        await takeBack();
        return wrong;
      });
      if (rejection) throw rejection;
    },

    /** The next valid code in a local demo; null elsewhere, or when the factor is lost. */
    demoCode({ id, factorSeed, factorStep }: repository.Member): string | null {
      if (!isLocalDemo(config) || factorSeed === null) return null;
      const seed = unsealSeed(secrets.keys, id, factorSeed);
      return seed && codeOfStep(seed, Math.max(stepAt(clock.now()), (factorStep ?? 0) + 1));
    },
  };
}
