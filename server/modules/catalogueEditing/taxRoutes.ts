import { Type } from 'typebox';
import { Envelope, Id } from '../../../contract/http';
import { ChangeTaxClassBody, TaxClassBody, TaxClasses } from '../../../contract/staffTaxes';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { TaxesService } from './taxes';

const manage = { access: 'staff', action: 'manageCatalogue' } as const;
const params = Type.Object({ id: Id });
const response = { 200: Envelope(TaxClasses) };

/** Each change responds with all classes. */
export const taxRoutes =
  (service: TaxesService): Routes =>
  async (app) => {
    app.get(
      '',
      {
        config: { access: 'staff', action: 'readCatalogue' },
        schema: { summary: 'Tax classes with their rates by date', response },
      },
      async ({ t }) => ok(await service.list(), t('core.ok')),
    );

    app.post(
      '',
      { config: manage, schema: { summary: 'Add a tax class', body: TaxClassBody, response } },
      async ({ staff, body, t }) => {
        await service.add(staff, body);
        return ok(await service.list(), t('catalogueEditing.taxSaved'));
      },
    );

    app.post(
      '/usual',
      { config: manage, schema: { summary: 'Add the tax classes that are usual in this trade', response } },
      async ({ staff, t }) => {
        await service.addUsual(staff);
        return ok(await service.list(), t('catalogueEditing.taxSaved'));
      },
    );

    app.put(
      '/:id',
      { config: manage, schema: { summary: 'Change a tax class', params, body: ChangeTaxClassBody, response } },
      async ({ staff, params: { id }, body, t }) => {
        await service.change(staff, id, body);
        return ok(await service.list(), t('catalogueEditing.taxSaved'));
      },
    );

    app.delete(
      '/:id',
      { config: manage, schema: { summary: 'Delete a tax class without products', params, response } },
      async ({ staff, params: { id }, t }) => {
        await service.remove(staff, id);
        return ok(await service.list(), t('catalogueEditing.taxRemoved'));
      },
    );
  };
