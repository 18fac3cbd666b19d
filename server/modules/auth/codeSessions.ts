import type { CodeResent, CodeSent, ResendOtpBody } from '../../../contract/auth';
import type { Language } from '../../../contract/constants';
import type { Transaction } from '../../db/database';
import type { CodePurpose } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isLocalDemo, printsCodes } from '../../lib/localDemo';
import type { LoginCode, LoginCodes } from '../messaging';
import type { Guesser, LoginCaps } from './caps';
import { codeMatches, generateCode, hashCode, STAFF_CODE_LENGTH } from './codes';
import * as repository from './repository';
import { createCodeSender, type Reservation } from './codeSender';

export interface GivenCode {
  purpose: CodePurpose;
  session_id: string;
  mobileNumber: string;
  otp: string;
  callerAddress: string;
}

/** UNAWAITED takes as long as NONE, so that timing reveals nothing. */
export type Delivery = 'AWAITED' | 'UNAWAITED' | 'NONE';

export type CodeCaller = Omit<Guesser, 'isStaff'> & { language: Language };

export type CodeSessions = ReturnType<typeof createCodeSessions>;

export function createCodeSessions(deps: AppDeps, { caps, loginCodes }: { caps: LoginCaps; loginCodes: LoginCodes }) {
  const { config, secrets, db, clock, security, background } = deps;
  const sender = createCodeSender(deps, { caps, loginCodes });
  const lengthFor = (purpose: CodePurpose) => (purpose === 'STAFF' ? STAFF_CODE_LENGTH : config.otp.length);
  const secondsFromNow = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const isPlayed = config.demo && printsCodes(config);
  const showsStaffCode = isLocalDemo(config);
  const hint = (code: string, purpose: CodePurpose) =>
    (purpose === 'STAFF' ? showsStaffCode : isPlayed) ? { demoCode: code } : {};

  const deliverUnawaited = (reservation: Reservation, code: LoginCode): void =>
    // The sender has logged why.
    background.run('a login code was not sent', () => sender.deliver(reservation, code).catch(() => undefined));

  return {
    /**
     * Stores nothing when an awaited SMS fails.
     * @throws AppError 429 for caps, 500 for a failed SMS
     */
    async open(
      { language, ...caller }: CodeCaller,
      purpose: CodePurpose,
      registration: { name?: string; emailId?: string } = {},
      delivery: Delivery = 'AWAITED',
    ): Promise<CodeSent> {
      const { mobileNumber, lane } = caller;
      const sessionId = newId();
      const otpLength = lengthFor(purpose);
      const code = generateCode(otpLength);
      const isStaff = purpose === 'STAFF';
      const budget = await loginCodes.readBudget(delivery !== 'NONE');
      const reservation = await inTransaction(db, (tx) => sender.reserve(tx, { ...caller, isStaff }, budget));
      const loginCode = { mobileNumber, code, language, way: 'FIRST' } as const;
      if (delivery === 'AWAITED') await sender.deliver(reservation, loginCode);
      await repository.insertSession(db, {
        sessionId,
        mobileNumber,
        purpose,
        lane,
        codeHash: hashCode(secrets.keys[0], sessionId, code),
        ...registration,
        expiresAt: secondsFromNow(config.otp.ttlSeconds),
        resendAfter: secondsFromNow(config.otp.resendSeconds),
        createdAt: clock.now(),
      });
      if (delivery === 'UNAWAITED') deliverUnawaited(reservation, loginCode);
      return {
        mobileNumber,
        session_id: sessionId,
        resendAfterSeconds: config.otp.resendSeconds,
        otpLength,
        ...(loginCodes.hasWhatsApp && { canUseWhatsApp: true }),
        ...hint(code, purpose),
      };
    },

    /**
     * Resets the tries.
     * @throws AppError 410 for a dead session, 429 too early or for caps, 500 for a failed SMS
     */
    async resend(
      { session_id: sessionId, mobileNumber, byWhatsApp = false }: ResendOtpBody,
      { callerAddress, language }: Pick<CodeCaller, 'callerAddress' | 'language'>,
      { forStaff = false, delivery = 'AWAITED' }: { forStaff?: boolean; delivery?: Delivery } = {},
    ): Promise<CodeResent> {
      const budget = await loginCodes.readBudget(delivery !== 'NONE');
      const { reservation, resendAfter, purpose } = await inTransaction(db, async (tx) => {
        const session = await repository.lockSession(tx, sessionId, mobileNumber);
        if (!session || (session.purpose === 'STAFF') !== forStaff) throw new AppError(410, 'auth.deadCode');
        if (session.usedAt) throw new AppError(410, 'auth.usedCode');
        const waitSeconds = Math.ceil((session.resendAfter.getTime() - clock.now().getTime()) / 1000);
        if (waitSeconds > 0) {
          const options = { params: { count: waitSeconds }, retryAfterSeconds: waitSeconds };
          throw new AppError(429, 'auth.resendTooEarly', options);
        }
        const { lane } = session;
        const guesser = { mobileNumber, lane, callerAddress, isStaff: forStaff };
        if (lane === null) await caps.countCall(tx, guesser);
        const reserved = await sender.reserve(tx, guesser, budget);
        // Before sending, so that a double click sends one SMS.
        await repository.updateSession(tx, sessionId, { resendAfter: secondsFromNow(config.otp.resendSeconds) });
        return { reservation: reserved, resendAfter: session.resendAfter, purpose: session.purpose };
      });

      const code = generateCode(lengthFor(purpose));
      const way = byWhatsApp ? 'WHATSAPP' : 'AGAIN';
      const loginCode = { mobileNumber, code, language, way } as const;
      try {
        if (delivery === 'AWAITED') await sender.deliver(reservation, loginCode);
      } catch (error) {
        await repository.updateSession(db, sessionId, { resendAfter });
        throw error;
      }
      const replaced = await repository.replaceCode(db, sessionId, {
        codeHash: hashCode(secrets.keys[0], sessionId, code),
        expiresAt: secondsFromNow(config.otp.ttlSeconds),
      });
      if (!replaced) throw new AppError(410, 'auth.usedCode');
      if (delivery === 'UNAWAITED') deliverUnawaited(reservation, loginCode);
      return { session_id: sessionId, resendAfterSeconds: config.otp.resendSeconds, ...hint(code, purpose) };
    },

    /**
     * A new code of the staff's newest login that waits for one, for who runs the server while no SMS goes out.
     * @returns null where none waits
     */
    async makeStaffCode(tx: Transaction, mobileNumber: string): Promise<string | null> {
      const sessionId = await repository.findWaitingStaffSession(tx, mobileNumber, clock.now());
      if (sessionId === null) return null;
      const code = generateCode(STAFF_CODE_LENGTH);
      const change = { codeHash: hashCode(secrets.keys[0], sessionId, code) };
      const expiresAt = secondsFromNow(config.otp.ttlSeconds);
      return (await repository.replaceCode(tx, sessionId, { ...change, expiresAt })) ? code : null;
    },

    /**
     * Locks the session: concurrent guesses each count, and a right code works once.
     * @returns the session, or an AppError (409 wrong, 410 dead) to throw after the commit that counts the try
     * @throws AppError 429 for caps; FieldsError for a wrong length
     */
    async check(tx: Transaction, given: GivenCode): Promise<repository.OtpSession | AppError> {
      const { purpose, session_id: sessionId, mobileNumber, otp, callerAddress } = given;
      const { maxWrongTries } = config.otp;
      const length = lengthFor(purpose);
      if (otp.length !== length) throw new FieldsError({ otp: { key: 'auth.otpLength', params: { length } } });
      const now = clock.now();
      const session = await repository.lockSession(tx, sessionId, mobileNumber);
      if (session?.purpose !== purpose) return new AppError(410, 'auth.deadCode');
      if (session.usedAt) return new AppError(410, 'auth.usedCode');
      if (session.wrongTries >= maxWrongTries) return new AppError(410, 'auth.burntCode');
      if (session.expiresAt <= now) return new AppError(410, 'auth.expiredCode');

      const guesser = { mobileNumber, lane: session.lane, callerAddress, isStaff: purpose === 'STAFF' };
      const takeBack = await caps.countGuess(tx, guesser);
      if (!codeMatches(secrets.keys, sessionId, otp, session.codeHash)) {
        const wrongTries = session.wrongTries + 1;
        await repository.updateSession(tx, sessionId, { wrongTries });
        security.record('wrong code', { mobileNumber, callerAddress }, { what: purpose, count: wrongTries });
        return wrongTries >= maxWrongTries
          ? new AppError(410, 'auth.burntCode')
          : new AppError(409, 'auth.wrongCode', { params: { count: maxWrongTries - wrongTries } });
      }
      await takeBack();
      await repository.updateSession(tx, sessionId, { usedAt: now });
      return session;
    },
  };
}
