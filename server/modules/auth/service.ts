import type { Address } from '../../../contract/address';
import type {
  CodeResent,
  CodeSent,
  LoginBody,
  RegisterBody,
  ResendOtpBody,
  VerifiedCustomer,
  VerifyOtpBody,
} from '../../../contract/auth';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { hashCallerByEach } from '../../lib/callers';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { codeMatches, generateCode, hashCode } from './codes';
import * as repository from './repository';
import { createCodeSender } from './sendingCodes';
import type { Tokens } from './tokens';

/** Adapters that send nothing. With any other the code reaches its owner alone, demo or not. */
const PLAYED_SMS: readonly string[] = ['console'];

export type FindDefaultAddress = (customerId: string) => Promise<Address | null>;
export type AuthService = ReturnType<typeof createAuthService>;

/** Login by one-time code (spec §3, §4, §7). `callerAddress` is the caller's IP address. */
export function createAuthService(deps: AppDeps, tokens: Tokens, findDefaultAddress: FindDefaultAddress) {
  const { config, secrets, db, clock } = deps;
  const sender = createCodeSender(deps);
  const secondsFromNow = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const showsCode = config.demo && PLAYED_SMS.includes(config.smsProvider);
  const hint = (code: string) => (showsCode ? { demoCode: code } : {});

  function rejectFirstDigit(mobileNumber: string): void {
    if (config.mobileFirstDigitStrict && !/^[6-9]/.test(mobileNumber)) {
      throw new FieldsError({ mobileNumber: { key: 'auth.mobileFirstDigit' } });
    }
  }

  /** Written only once the code was sent: a failed SMS leaves nothing behind. */
  async function openSession(
    mobileNumber: string,
    callerAddress: string,
    registration: { name?: string; emailId?: string },
  ): Promise<CodeSent> {
    const sessionId = newId();
    const code = generateCode(config.otp.length);
    const send = { mobileNumber, callerHashes: hashCallerByEach(secrets.keys, callerAddress) };
    const sendId = await inTransaction(db, (tx) => sender.reserve(tx, send));
    await sender.deliver(sendId, mobileNumber, code);
    await repository.insertSession(db, {
      sessionId,
      mobileNumber,
      codeHash: hashCode(secrets.keys[0], sessionId, code),
      ...registration,
      expiresAt: secondsFromNow(config.otp.ttlSeconds),
      resendAfter: secondsFromNow(config.otp.resendSeconds),
      createdAt: clock.now(),
    });
    return {
      mobileNumber,
      session_id: sessionId,
      resendAfterSeconds: config.otp.resendSeconds,
      otpLength: config.otp.length,
      ...hint(code),
    };
  }

  return {
    /** @throws AppError 404 for an unknown number, 429 for caps, 500 when the SMS could not be sent */
    async login({ mobileNumber }: LoginBody, callerAddress: string): Promise<CodeSent> {
      rejectFirstDigit(mobileNumber);
      if (!(await repository.isRegistered(db, mobileNumber))) throw new AppError(404, 'auth.unknownNumber');
      return openSession(mobileNumber, callerAddress, {});
    },

    /**
     * Name and e-mail stay in the session until the code is verified. The response echoes the submitted name, never a
     * stored one, so that a number doesn't reveal its owner.
     * @throws AppError 429 for caps, 500 when the SMS could not be sent
     */
    async register(body: RegisterBody, callerAddress: string): Promise<CodeSent> {
      rejectFirstDigit(body.mobileNumber);
      const name = body.name.trim();
      const sent = await openSession(body.mobileNumber, callerAddress, { name, emailId: body.emailId });
      return { ...sent, name };
    },

    /**
     * Replaces the session's code and resets its tries. The caps count resends too, so an hour allows at most
     * OTP_CAP_PER_NUMBER_HOUR × OTP_MAX_WRONG_TRIES guesses per number.
     * @throws AppError 410 when the session is missing or used, 429 too early or for caps, 500 as above
     */
    async resend(body: ResendOtpBody, callerAddress: string): Promise<CodeResent> {
      const { session_id: sessionId, mobileNumber } = body;
      const code = generateCode(config.otp.length);
      const { sendId, resendAfter } = await inTransaction(db, async (tx) => {
        const session = await repository.lockSession(tx, sessionId, mobileNumber);
        if (!session) throw new AppError(410, 'auth.deadCode');
        if (session.usedAt) throw new AppError(410, 'auth.usedCode');
        const waitSeconds = Math.ceil((session.resendAfter.getTime() - clock.now().getTime()) / 1000);
        if (waitSeconds > 0) {
          const options = { params: { count: waitSeconds }, retryAfterSeconds: waitSeconds };
          throw new AppError(429, 'auth.resendTooEarly', options);
        }
        const callerHashes = hashCallerByEach(secrets.keys, callerAddress);
        const reserved = await sender.reserve(tx, { mobileNumber, callerHashes });
        // Before sending, so that a double click sends one SMS.
        await repository.updateSession(tx, sessionId, { resendAfter: secondsFromNow(config.otp.resendSeconds) });
        return { sendId: reserved, resendAfter: session.resendAfter };
      });

      try {
        await sender.deliver(sendId, mobileNumber, code);
      } catch (error) {
        await repository.updateSession(db, sessionId, { resendAfter });
        throw error;
      }
      const replaced = await repository.replaceCode(db, sessionId, {
        codeHash: hashCode(secrets.keys[0], sessionId, code),
        expiresAt: secondsFromNow(config.otp.ttlSeconds),
      });
      if (!replaced) throw new AppError(410, 'auth.usedCode');
      return { session_id: sessionId, resendAfterSeconds: config.otp.resendSeconds, ...hint(code) };
    },

    /**
     * Locks the session: concurrent guesses each count, and a right code logs in once.
     * @throws AppError 409 for a wrong code; 410 for one that is burnt, used, expired or not this number's
     */
    async verify({ session_id: sessionId, mobileNumber, otp }: VerifyOtpBody): Promise<VerifiedCustomer> {
      const { length, maxWrongTries } = config.otp;
      if (otp.length !== length) throw new FieldsError({ otp: { key: 'auth.otpLength', params: { length } } });
      const now = clock.now();

      const outcome = await inTransaction(db, async (tx) => {
        const session = await repository.lockSession(tx, sessionId, mobileNumber);
        // Returned, not thrown: a throw would roll back the counted try.
        if (!session) return new AppError(410, 'auth.deadCode');
        if (session.usedAt) return new AppError(410, 'auth.usedCode');
        if (session.wrongTries >= maxWrongTries) return new AppError(410, 'auth.burntCode');
        if (session.expiresAt <= now) return new AppError(410, 'auth.expiredCode');

        if (!codeMatches(secrets.keys, sessionId, otp, session.codeHash)) {
          const wrongTries = session.wrongTries + 1;
          await repository.updateSession(tx, sessionId, { wrongTries });
          return wrongTries >= maxWrongTries
            ? new AppError(410, 'auth.burntCode')
            : new AppError(409, 'auth.wrongCode', { params: { count: maxWrongTries - wrongTries } });
        }

        await repository.updateSession(tx, sessionId, { usedAt: now });
        if (session.name !== null && session.emailId !== null) {
          const { name, emailId } = session;
          await repository.insertCustomerIfNew(tx, {
            id: newId(),
            mobileNumber,
            name,
            emailId,
            createdAt: now,
            updatedAt: now,
          });
        }
        const person = await repository.findPerson(tx, mobileNumber);
        if (!person) return new AppError(410, 'auth.deadCode');
        return { person, token: await tokens.issue(tx, person.id) };
      });

      if (outcome instanceof AppError) throw outcome;
      const { person, token } = outcome;
      const customerAddress = await findDefaultAddress(person.id);
      return { token, name: person.name, emailId: person.emailId, ...(customerAddress ? { customerAddress } : {}) };
    },

    logout: (token: string): Promise<void> => tokens.end(token),
  };
}
