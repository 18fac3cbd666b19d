import { http } from 'msw';
import { buildNotices, buildStaffMe } from '../builders/staff';
import { ok, staffApiUrl } from './responses';

/** The staff area: Selvi, an Admin, is on duty. */
export const staffHandlers = [
  http.get(staffApiUrl('/me'), () => ok(buildStaffMe())),
  http.post(staffApiUrl('/logout'), () => ok(null)),
  http.get(staffApiUrl('/push'), () => ok(buildNotices())),
];
