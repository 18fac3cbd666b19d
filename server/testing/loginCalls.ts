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
/** Unique within a test file. */
export const newNumber = (): string => String(9_800_000_000 + ++numbers);

/** The browser's login calls; codes are read from the fake SMS. */
export function loginCalls({ app, deps }: TestApp) {
  const post = async (path: string, body?: unknown, options: CallOptions = {}) => {
    const url = `/api/web/customer${path}`;
    const response = await app.inject({ method: 'POST', url, payload: body as object, ...options });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const register = (mobileNumber: string, details: { name?: string; emailId?: string } = {}, options?: CallOptions) =>
    post('/register', { mobileNumber, name: 'Kavitha', emailId: 'kavitha@example.com', ...details }, options);
  const verify = (session: CodeSession, otp = deps.sms.lastCode(session.mobileNumber), options?: CallOptions) =>
    post('/verify/otp', { ...session, otp }, options);
  const get = async (path: string, token: string) => {
    const response = await app.inject({ url: `/api/web/customer${path}`, headers: { token } });
    return { status: response.statusCode, body: response.json() };
  };
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
    /** Logs in from a browser that stored tokens at earlier logins. */
    loginKnown: (mobileNumber: string, browserTokens: string[], options?: CallOptions) =>
      post('/login', { mobileNumber, browserTokens }, options),
    resend: (session: CodeSession, options?: CallOptions) => post('/resend/otp', session, options),
    logout: (token: string) => post('/logout', undefined, { headers: { token } }),

    registered: async (): Promise<{ mobileNumber: string; token: string; browserToken: string }> => {
      const session = await startRegistration();
      const { body } = await verify(session);
      return { mobileNumber: session.mobileNumber, token: body.data.token, browserToken: body.data.browserToken };
    },

    wrongCode: ({ mobileNumber }: CodeSession): string =>
      String((Number(deps.sms.lastCode(mobileNumber)) + 1) % 10_000).padStart(4, '0'),

    detail: (token: string) => get('/detail', token),
    sessions: (token: string) => get('/sessions', token),
    endOthers: (token: string) => post('/sessions/end-others', undefined, { headers: { token } }),

    /** The code for a confirmation, as the customer would type it. */
    confirmation: async (token: string, purpose: 'EMAIL' | 'ERASE') => {
      const { body } = await post('/send/otp', { purpose }, { headers: { token } });
      return { session_id: body.data.session_id as string, otp: deps.sms.lastCode(body.data.mobileNumber) };
    },
  };
}
