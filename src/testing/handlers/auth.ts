import { http } from 'msw';
import type { LoginBody, RegisterBody } from '../../../contract/auth';
import { buildCodeSent, buildVerifiedCustomer } from '../builders/auth';
import { api, ok } from './responses';

/** Accepts every number and every code. */
export const authHandlers = [
  http.post<never, LoginBody>(api('/customer/login'), async ({ request }) => {
    const { mobileNumber } = await request.json();
    return ok(buildCodeSent({ mobileNumber }), 'Code sent');
  }),
  http.post<never, RegisterBody>(api('/customer/register'), async ({ request }) => {
    const { mobileNumber, name } = await request.json();
    return ok(buildCodeSent({ mobileNumber, name }), 'Code sent');
  }),
  http.post(api('/customer/verify/otp'), () => ok(buildVerifiedCustomer(), 'Welcome')),
  http.post(api('/customer/resend/otp'), () =>
    ok({ session_id: 'session-1', resendAfterSeconds: 30 }, 'A new code is on its way'),
  ),
  http.post(api('/customer/logout'), () => ok(null, 'Logged out')),
];
