import type { InjectOptions } from 'fastify';
import type { StaffRole } from '../../contract/staffRights';
import { STAFF_ROLE } from '../../contract/staffRights';
import { stepAt, codeOfStep } from '../modules/staff/totp';
import { testSecrets, type TestApp } from './testApp';

interface Added {
  mobileNumber: string;
  staffId: string;
  /** The one-time secret; null for roles without a second factor. */
  secret: string | null;
}

let numbers = 0;

/** The login calls of the staff area, and the command line; codes are read from the fake SMS. */
export function staffCalls({ app, deps }: Pick<TestApp, 'app' | 'deps'>) {
  const call = async (
    url: string,
    payload: object = {},
    options: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {},
  ) => {
    const response = await app.inject({ method: 'POST', url, payload, ...options });
    // Codes to staff are sent after the response.
    await deps.background.settled();
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
  const post = (path: string, payload: object, options?: Pick<InjectOptions, 'headers' | 'remoteAddress'>) =>
    call(`/api/staff${path}`, payload, options);
  const command = (path: string, payload?: object) =>
    call(`/api/internal/staff${path}`, payload, { headers: { 'x-internal-secret': testSecrets.internal } });

  const add = async (role: StaffRole = STAFF_ROLE.ADMIN, name = 'Selvi'): Promise<Added> => {
    const mobileNumber = String(8_200_000_000 + ++numbers);
    const { data } = await command('/add', { mobileNumber, role, name, language: 'en' });
    return { mobileNumber, staffId: data.person._id, secret: data.secret };
  };
  /** Gives a right code by SMS. */
  const verify = async (mobileNumber: string) => {
    const { data } = await post('/login', { mobileNumber });
    return post('/verify', { mobileNumber, session_id: data.session_id, otp: deps.sms.lastCode(mobileNumber) });
  };
  /** It has as many digits as the right one. */
  const wrongCode = (mobileNumber: string): string =>
    String((Number(deps.sms.lastCode(mobileNumber)) + 1) % 1_000_000).padStart(6, '0');
  const ticketOf = async (mobileNumber: string): Promise<string> => (await verify(mobileNumber)).data.ticket;
  /** The code that an authenticator app shows. @param steps later than now, of 30 seconds */
  const appCode = (key: string, steps = 0) => codeOfStep(key, stepAt(deps.clock.now()) + steps);

  return {
    post,
    command,
    add,
    verify,
    ticketOf,
    wrongCode,
    appCode,
    me: async (token: string) => (await app.inject({ url: '/api/staff/me', headers: { token } })).statusCode,

    /** Enrols an authenticator app, whose seed is `key`. */
    async enrol({ mobileNumber, secret }: Pick<Added, 'mobileNumber' | 'secret'>) {
      const ticket = await ticketOf(mobileNumber);
      const { data: offered } = await post('/enrol', { ticket, secret });
      const key = offered.key as string;
      const { data } = await post('/enrol/confirm', { ticket, code: appCode(key) });
      return {
        key,
        token: data.token as string,
        browserToken: data.browserToken as string,
        recoveryCodes: data.recoveryCodes as string[],
      };
    },
  };
}
