import { http } from 'msw';
import type { TemplateBody } from '../../../contract/staffMessages';
import { buildStaffMessages } from '../builders/staffMessages';
import { ok, staffApiUrl } from './responses';

/** A shop whose providers take every message. */
export const staffMessagesHandlers = [
  http.get(staffApiUrl('/messages'), () => ok(buildStaffMessages())),
  http.get(staffApiUrl('/messages/todos'), () => ok({ openCount: 0 })),
  http.get(staffApiUrl('/messages/orders/:orderNumber'), () => ok({ items: [] })),
  http.post(staffApiUrl('/messages/notifications/:id/again'), () => ok(null, 'The message is sent again.')),
  http.put<never, TemplateBody>(staffApiUrl('/messages/templates'), () =>
    ok(buildStaffMessages(), 'The template is saved.'),
  ),
  http.post(staffApiUrl('/messages/test'), () =>
    ok(
      { state: 'ACCEPTED', reason: null, detail: null },
      'The provider has taken the example. It should reach your phone within a minute.',
    ),
  ),
];
