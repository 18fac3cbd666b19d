import { http } from 'msw';
import { buildStaffWaitlist } from '../builders/waitlist';
import { api, ok, staffApiUrl } from './responses';

export const waitlistHandlers = [
  http.post(api('/homepage/waitlist'), () =>
    ok(null, 'Thank you! We write to you once, when we deliver to your place.'),
  ),
  http.get(staffApiUrl('/waitlist'), () => ok(buildStaffWaitlist())),
  http.post(staffApiUrl('/waitlist/export'), () => ok({ items: buildStaffWaitlist().items })),
  http.post(staffApiUrl('/waitlist/tell'), () => ok({ count: 1 }, '1 person is told.')),
  http.delete(staffApiUrl('/waitlist/:id'), () => ok(null, 'Deleted.')),
];
