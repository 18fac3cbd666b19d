import { http } from 'msw';
import type { UpdateCustomerBody } from '../../../contract/customer';
import { buildCodeSent } from '../builders/auth';
import { buildCustomer, buildCustomerExport, buildLoginSession } from '../builders/customer';
import { api, ok } from './responses';

export const customerHandlers = [
  http.get(api('/customer/detail'), () => ok(buildCustomer())),
  http.put<never, UpdateCustomerBody>(api('/customer/update'), async ({ request }) =>
    ok(buildCustomer(await request.json())),
  ),
  http.put(api('/customer/language'), () => ok(null)),
  http.get(api('/customer/export'), () => ok(buildCustomerExport())),
  http.post(api('/customer/erase'), () => ok(null, 'Erased')),
  http.post(api('/customer/send/otp'), () => ok(buildCodeSent({ session_id: 'confirmation-1' }), 'Code sent')),
  http.get(api('/customer/sessions'), () =>
    ok([
      buildLoginSession({ current: true }),
      buildLoginSession({ browser: 'Firefox', platform: 'Windows', lastUsedAt: '2026-11-12T06:00:00Z' }),
    ]),
  ),
  http.post(api('/customer/sessions/end-others'), () => ok(null, 'Ended')),
];
