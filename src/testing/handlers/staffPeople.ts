import { http } from 'msw';
import type { AddPersonBody, ChangePersonBody } from '../../../contract/staffPeople';
import { needsSecondFactor } from '../../../contract/staffRights';
import { buildAuditedAction, buildPeople, buildPerson, buildSessions } from '../builders/staff';
import { ok, staffApiUrl } from './responses';

const SECRET = '7KQM-9TXB-4HWC-PR2A';

/** People and the log of a shop of five. */
export const staffPeopleHandlers = [
  http.get(staffApiUrl('/people'), () => ok({ items: buildPeople() })),
  http.post(staffApiUrl('/people'), async ({ request }) => {
    const body = (await request.json()) as AddPersonBody;
    return ok({ person: buildPerson(body), secret: needsSecondFactor(body.role) ? SECRET : null }, 'Added');
  }),
  http.put(staffApiUrl('/people/:id'), async ({ request }) => {
    const body = (await request.json()) as ChangePersonBody;
    return ok({ person: buildPerson(body), secret: null }, 'Saved');
  }),
  http.post(staffApiUrl('/people/:id/unlock'), () =>
    ok({ person: buildPerson(), secret: null }, 'Kavya can log in again at once.'),
  ),
  http.post(staffApiUrl('/people/:id/reset-factor'), () => ok({ person: buildPerson(), secret: SECRET }, 'Reset')),
  http.get(staffApiUrl('/people/:id/sessions'), () => ok({ items: buildSessions() })),
  http.delete(staffApiUrl('/people/:id/sessions/:sessionId'), () => ok(null, '1 login has ended.')),
  http.post(staffApiUrl('/people/:id/end-sessions'), () => ok(null, '2 logins have ended.')),
  http.get(staffApiUrl('/sessions'), () => ok({ items: buildSessions({ isCurrent: true }) })),
  http.delete(staffApiUrl('/sessions/:sessionId'), () => ok(null, '1 login has ended.')),
  http.post(staffApiUrl('/end-sessions'), () => ok(null, '2 logins have ended.')),
  http.get(staffApiUrl('/audit'), () =>
    ok({
      items: [
        buildAuditedAction(),
        buildAuditedAction({
          _id: '6',
          action: 'receiveCash',
          subject: 'round',
          subjectId: 'round-17-of-today',
          subjectLabel: null,
          before: null,
          after: { amountPaise: 124_500, note: 'Two notes of ₹500' },
        }),
        buildAuditedAction({ _id: '5', staffId: null, staffName: 'cli', action: 'addPerson', before: null }),
      ],
      nextCursor: null,
    }),
  ),
  http.get(staffApiUrl('/audit/choices'), () =>
    ok({
      people: buildPeople().map(({ _id, name }) => ({ _id, name })),
      actions: ['addPerson', 'changePerson', 'receiveCash'],
    }),
  ),
];
