import type { Address } from '../../../contract/address';
import type {
  CodeResent,
  CodeSent,
  LoginBody,
  LoginSession,
  RegisterBody,
  ResendOtpBody,
  SendOtpBody,
  VerifiedCustomer,
  VerifyOtpBody,
} from '../../../contract/auth';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { hashToken } from '../../lib/secrets';
import type { LoginCaps } from './caps';
import type { CodeCaller, CodeSessions } from './codeSessions';
import type { KnownBrowsers } from './knownBrowsers';
import { logCapReached } from './capLog';
import * as repository from './repository';
import type { Tokens } from './tokens';

export type FindDefaultAddress = (customerId: string) => Promise<Address | null>;
export type AuthService = ReturnType<typeof createAuthService>;

interface Parts {
  caps: LoginCaps;
  codes: CodeSessions;
  browsers: KnownBrowsers;
  tokens: Tokens;
  findDefaultAddress: FindDefaultAddress;
}

type From = Pick<CodeCaller, 'callerAddress' | 'language'>;

interface Caller {
  customerId: string;
  token: string;
  callerAddress: string;
}

/** Spec §3, §4, §7. */
export function createAuthService(deps: AppDeps, { caps, codes, browsers, tokens, findDefaultAddress }: Parts) {
  const { config, db, clock, security } = deps;

  function rejectFirstDigit(mobileNumber: string): void {
    if (config.mobileFirstDigitStrict && !/^[6-9]/.test(mobileNumber)) {
      throw new FieldsError({ mobileNumber: { key: 'auth.mobileFirstDigit' } });
    }
  }

  async function admit(mobileNumber: string, browserTokens: string[] | undefined, from: From): Promise<CodeCaller> {
    const { callerAddress } = from;
    rejectFirstDigit(mobileNumber);
    const lane = await browsers.findLane(mobileNumber, browserTokens);
    if (lane === null) await inTransaction(db, (tx) => caps.countCall(tx, { callerAddress, isStaff: false }));
    return { mobileNumber, lane, ...from };
  }

  return {
    /** @throws AppError 404 for an unknown number, 429, 500 */
    login: ({ mobileNumber, browserTokens }: LoginBody, from: From): Promise<CodeSent> =>
      logCapReached(security, { mobileNumber, callerAddress: from.callerAddress }, async () => {
        const guesser = await admit(mobileNumber, browserTokens, from);
        if (!(await repository.isRegistered(db, mobileNumber))) throw new AppError(404, 'auth.unknownNumber');
        return codes.open(guesser, 'LOGIN');
      }),

    /**
     * Echoes the submitted name, never a stored one: a number must not reveal its owner.
     * @throws AppError 429, 500
     */
    register: ({ mobileNumber, browserTokens, ...body }: RegisterBody, from: From): Promise<CodeSent> =>
      logCapReached(security, { mobileNumber, callerAddress: from.callerAddress }, async () => {
        const guesser = await admit(mobileNumber, browserTokens, from);
        const name = body.name.trim();
        return { ...(await codes.open(guesser, 'LOGIN', { name, emailId: body.emailId })), name };
      }),

    /** @throws as `CodeSessions.resend` */
    resend: (body: ResendOtpBody, from: From): Promise<CodeResent> =>
      logCapReached(security, { mobileNumber: body.mobileNumber, callerAddress: from.callerAddress }, () =>
        codes.resend(body, from),
      ),

    /** @throws AppError 409, 410, 429 and FieldsError as `CodeSessions.check` */
    async verify(
      body: VerifyOtpBody,
      { callerAddress, language, userAgent }: From & { userAgent: string | undefined },
    ): Promise<VerifiedCustomer> {
      const { mobileNumber } = body;
      const now = clock.now();

      const logIn = () =>
        inTransaction(db, async (tx) => {
          const session = await codes.check(tx, { ...body, purpose: 'LOGIN', callerAddress });
          // Returned, not thrown: a throw would roll back the counted try.
          if (session instanceof AppError) return session;
          const { name, emailId, lane } = session;
          if (name !== null && emailId !== null) {
            const customer = { id: newId(), mobileNumber, name, emailId, createdAt: now, updatedAt: now };
            await repository.insertCustomerIfNew(tx, customer);
          }
          const person = await repository.logInPerson(tx, mobileNumber, language);
          if (!person) return new AppError(410, 'auth.deadCode');
          const { knownBrowserHash, browserToken } = await browsers.remember(tx, { customerId: person.id }, lane);
          const token = await tokens.issue(tx, person.id, { userAgent, knownBrowserHash });
          return { person, token, browserToken };
        });

      const outcome = await logCapReached(security, { mobileNumber, callerAddress }, logIn);
      if (outcome instanceof AppError) throw outcome;
      const { person, token, browserToken } = outcome;
      const customerAddress = await findDefaultAddress(person.id);
      return {
        token,
        name: person.name,
        emailId: person.emailId,
        ...(customerAddress && { customerAddress }),
        ...(browserToken !== undefined && { browserToken }),
      };
    },

    async logout({ token, customerId, callerAddress }: Caller): Promise<void> {
      await tokens.end(token);
      security.record('session ended', { customerId, callerAddress });
    },

    /**
     * The login is a lane of its own.
     * @throws AppError 401 when the customer is gone, 429, 500
     */
    async sendConfirmation(
      { purpose }: SendOtpBody,
      { customerId, token, callerAddress, language }: Caller & From,
    ): Promise<CodeSent> {
      const mobileNumber = await repository.findNumber(db, customerId);
      if (mobileNumber === null) throw new AppError(401, 'core.loginEnded');
      const guesser = { mobileNumber, lane: hashToken(token), callerAddress, language };
      return logCapReached(security, { mobileNumber, callerAddress }, () => codes.open(guesser, purpose));
    },

    listSessions: (customerId: string, token: string): Promise<LoginSession[]> => tokens.list(customerId, token),

    /** Returns how many ended. */
    async endOtherSessions({ customerId, token, callerAddress }: Caller): Promise<number> {
      const count = await tokens.endOthers(customerId, token);
      security.record('other sessions ended', { customerId, callerAddress }, { count });
      return count;
    },
  };
}
