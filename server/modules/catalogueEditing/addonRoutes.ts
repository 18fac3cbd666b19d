import { Type } from 'typebox';
import { Envelope, Id, IdempotencyHeaders } from '../../../contract/http';
import { AddonBody, AddonOrderBody, ChangeAddonBody, StaffAddons } from '../../../contract/staffAddons';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { AddonsService } from './addons';

const manage = { access: 'staff', action: 'manageCatalogue' } as const;
const params = Type.Object({ id: Id });
const response = { 200: Envelope(StaffAddons) };

/** Each change responds with all add-ons. */
export const addonRoutes =
  (service: AddonsService): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: { access: 'staff', action: 'readCatalogue' },
        schema: { summary: 'All add-ons, as staff edits them', response },
      },
      async ({ t }) => ok(await service.list(), t('core.ok')),
    );

    app.post(
      '',
      {
        config: manage,
        schema: { summary: 'Add an add-on', headers: IdempotencyHeaders, body: AddonBody, response },
      },
      async ({ staff, headers, body, t }) => {
        await service.add(staff, headers['idempotency-key'], body);
        return ok(await service.list(), t('catalogueEditing.addonSaved'));
      },
    );

    app.put(
      '/order',
      { config: manage, schema: { summary: 'Put add-ons into another order', body: AddonOrderBody, response } },
      async ({ staff, body, t }) => {
        await service.order(staff, body);
        return ok(await service.list(), t('catalogueEditing.ordered'));
      },
    );

    app.put(
      '/:id',
      {
        config: manage,
        schema: { summary: 'Change an add-on, or switch it on or off', params, body: ChangeAddonBody, response },
      },
      async ({ staff, params: { id }, body, t }) => {
        await service.change(staff, id, body);
        return ok(await service.list(), t('catalogueEditing.addonSaved'));
      },
    );
  };
