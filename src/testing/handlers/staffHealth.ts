import { http } from 'msw';
import { buildStaffHealth } from '../builders/staffHealth';
import { ok, staffApiUrl } from './responses';

/** A shop that is well. */
export const staffHealthHandlers = [
  http.get(staffApiUrl('/health'), () => ok(buildStaffHealth())),
  http.get(staffApiUrl('/health/todos'), () => ok({ openCount: 0 })),
  http.post(staffApiUrl('/health/passphrase'), () => ok(buildStaffHealth())),
];
