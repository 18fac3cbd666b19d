import { http } from 'msw';
import { buildFoundCustomer, buildStaffCustomer } from '../builders/staffCustomers';
import { ok, staffApiUrl } from './responses';

/** Every search finds Meena; no customer is blocked. */
export const staffCustomersHandlers = [
  http.get(staffApiUrl('/customers'), ({ request }) =>
    ok({
      items: new URL(request.url).searchParams.has('search') ? [buildFoundCustomer()] : [],
      hasMore: false,
    }),
  ),
  http.get(staffApiUrl('/customers/:customerId'), () => ok(buildStaffCustomer())),
  http.post(staffApiUrl('/customers/:customerId/:act'), () => ok(buildStaffCustomer())),
  http.get(staffApiUrl('/messages/customers/:customerId'), () => ok({ items: [] })),
];
