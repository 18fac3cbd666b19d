import { http } from 'msw';
import type { UpdateCustomerBody } from '../../../contract/customer';
import { buildCustomer, buildCustomerExport } from '../builders/customer';
import { api, ok } from './responses';

export const customerHandlers = [
  http.get(api('/customer/detail'), () => ok(buildCustomer())),
  http.put<never, UpdateCustomerBody>(api('/customer/update'), async ({ request }) =>
    ok(buildCustomer(await request.json())),
  ),
  http.get(api('/customer/export'), () => ok(buildCustomerExport())),
  http.post(api('/customer/erase'), () => ok(null, 'Erased')),
];
