import { Type } from 'typebox';
import { Envelope, Id } from '../../../contract/http';
import { AddPersonBody, ChangePersonBody, People, PersonChanged } from '../../../contract/staffPeople';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { StaffPeople } from './people';

const config = { access: 'staff', action: 'managePeople' } as const;
const PersonParams = Type.Object({ id: Id });

export const peopleRoutes =
  (people: StaffPeople): Routes =>
  async (app) => {
    app.get(
      '/people',
      { config, schema: { summary: 'Who may use the staff area', response: { 200: Envelope(People) } } },
      async ({ t }) => ok(await people.list(), t('core.ok')),
    );

    app.post(
      '/people',
      {
        config,
        schema: {
          summary: 'Add a person; the one-time secret is shown once',
          body: AddPersonBody,
          response: { 200: Envelope(PersonChanged) },
        },
      },
      async ({ body, staff, t }) => ok(await people.add(body, staff), t('staff.people.added', { name: body.name })),
    );

    app.put(
      '/people/:id',
      {
        config,
        schema: {
          summary: 'Change a person; another role, or switching off, ends their logins',
          params: PersonParams,
          body: ChangePersonBody,
          response: { 200: Envelope(PersonChanged) },
        },
      },
      async ({ params, body, staff, t }) =>
        ok(await people.change(params.id, body, staff), t('staff.people.changed', { name: body.name })),
    );

    app.post(
      '/people/:id/reset-factor',
      {
        config,
        schema: {
          summary: 'Remove the second factor of another person; the one-time secret is shown once',
          params: PersonParams,
          response: { 200: Envelope(PersonChanged) },
        },
      },
      async ({ params, staff, t }) => {
        const reset = await people.resetFactor(params.id, staff);
        return ok(reset, t('staff.people.factorReset', { name: reset.person.name }));
      },
    );

    app.post(
      '/people/:id/unlock',
      {
        config,
        schema: {
          summary: 'Let another person log in whom wrong codes keep out',
          params: PersonParams,
          response: { 200: Envelope(PersonChanged) },
        },
      },
      async ({ params, staff, t }) => {
        const unlocked = await people.unlock(params.id, staff);
        return ok(unlocked, t('staff.people.unlocked', { name: unlocked.person.name }));
      },
    );
  };
