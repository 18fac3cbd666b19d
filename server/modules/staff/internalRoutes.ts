import { Type } from 'typebox';
import { MobileNumber } from '../../../contract/auth';
import { Envelope } from '../../../contract/http';
import { AddPersonBody, People, PersonChanged } from '../../../contract/staffPeople';
import { COMMAND_LINE } from '../../db/audit';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import type { BeginLinks } from './beginLinks';
import type { StaffPeople } from './people';

const NumberParams = Type.Object({ mobileNumber: MobileNumber });

/** For `npm run staff` (scripts/staff.mjs). */
export const internalStaffRoutes =
  (people: StaffPeople, links: BeginLinks): Routes =>
  async (app) => {
    const config = { access: 'loopback' } as const;
    const changed = { 200: Envelope(PersonChanged) };
    const onNumber = { config, schema: { params: NumberParams, response: changed } };

    app.post('/list', { config, schema: { response: { 200: Envelope(People) } } }, async ({ t }) =>
      ok(await people.list(), t('core.ok')),
    );

    app.post(
      '/begin',
      { config, schema: { response: { 200: Envelope(Type.Object({ link: Type.String() })) } } },
      async ({ t }) => {
        const link = await links.make();
        if (link === null) throw new AppError(409, 'staff.begin.hasSuperAdmin');
        return ok({ link }, t('staff.begin.link'));
      },
    );

    app.post('/add', { config, schema: { body: AddPersonBody, response: changed } }, async ({ body, t }) =>
      ok(await people.add(body, COMMAND_LINE), t('staff.people.added', { name: body.name })),
    );

    app.post('/:mobileNumber/reset-factor', onNumber, async ({ params: { mobileNumber }, t }) => {
      const reset = await people.resetFactor(await people.idOfNumber(mobileNumber), COMMAND_LINE);
      return ok(reset, t('staff.people.factorReset', { name: reset.person.name }));
    });

    app.post('/:mobileNumber/unlock', onNumber, async ({ params: { mobileNumber }, t }) => {
      const unlocked = await people.unlock(await people.idOfNumber(mobileNumber), COMMAND_LINE);
      return ok(unlocked, t('staff.people.unlocked', { name: unlocked.person.name }));
    });

    app.post(
      '/:mobileNumber/code',
      { config, schema: { params: NumberParams, response: { 200: Envelope(Type.Object({ code: Type.String() })) } } },
      async ({ params: { mobileNumber }, t }) => {
        const { name, code } = await people.makeCode(await people.idOfNumber(mobileNumber));
        return ok({ code }, t('staff.people.codeMade', { name }));
      },
    );

    for (const [path, active] of [
      ['switch-off', false],
      ['switch-on', true],
    ] as const) {
      app.post(`/:mobileNumber/${path}`, onNumber, async ({ params: { mobileNumber }, t }) => {
        const changed = await people.change(await people.idOfNumber(mobileNumber), { active }, COMMAND_LINE);
        const message = active ? 'staff.people.switchedOn' : 'staff.people.switchedOff';
        return ok(changed, t(message, { name: changed.person.name }));
      });
    }
  };
