import type { TestApp } from './testApp';

export interface CodeSession {
  session_id: string;
  mobileNumber: string;
}

interface CallOptions {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

let numbers = 0;
/** A mobile number that no other test of this file uses. */
export const newNumber = (): string => String(9_800_000_000 + ++numbers);

/** The login calls as a customer's browser makes them, codes read from the stand-in SMS. */
export function loginCalls({ app, deps }: TestApp) {
  const post = async (path: string, body?: unknown, options: CallOptions = {}) => {
    const url = `/api/web/customer${path}`;
    const answer = await app.inject({ method: 'POST', url, payload: body as object, ...options });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const register = (mobileNumber: string, details: { name?: string; emailId?: string } = {}, options?: CallOptions) =>
    post('/register', { mobileNumber, name: 'Kavitha', emailId: 'kavitha@example.com', ...details }, options);
  const verify = (session: CodeSession, otp = deps.sms.lastCode(session.mobileNumber)) =>
    post('/verify/otp', { ...session, otp });
  const startRegistration = async (mobileNumber = newNumber()): Promise<CodeSession> => {
    const { body } = await register(mobileNumber);
    return { session_id: body.data.session_id, mobileNumber };
  };

  return {
    post,
    register,
    verify,
    startRegistration,
    login: (mobileNumber: string, options?: CallOptions) => post('/login', { mobileNumber }, options),
    resend: (session: CodeSession) => post('/resend/otp', session),
    logout: (token: string) => post('/logout', undefined, { headers: { token } }),

    /** A customer who has gone all the way. */
    registered: async (): Promise<{ mobileNumber: string; token: string }> => {
      const session = await startRegistration();
      const { body } = await verify(session);
      return { mobileNumber: session.mobileNumber, token: body.data.token };
    },

    /** A code that is not the one that was sent. */
    wrongCode: ({ mobileNumber }: CodeSession): string =>
      String((Number(deps.sms.lastCode(mobileNumber)) + 1) % 10_000).padStart(4, '0'),

    detail: async (token: string) => {
      const answer = await app.inject({ url: '/api/web/customer/detail', headers: { token } });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
