import { Type } from 'typebox';
import { Envelope, Id, Nothing } from '../../../contract/http';
import {
  AreaBody,
  AreaOrderBody,
  AreaPreview,
  AreaPreviewBody,
  ChangeAreaBody,
  StaffArea,
  StaffAreas,
} from '../../../contract/staffAreas';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { AreasService } from './service';

const config = { access: 'staff', action: 'manageAreas' } as const;
const params = Type.Object({ id: Id });

export const areaRoutes =
  (service: AreasService): Routes =>
  async (app) => {
    app.get(
      '',
      { config, schema: { summary: 'Delivery areas, by precedence', response: { 200: Envelope(StaffAreas) } } },
      async ({ t }) => ok(await service.list(), t('core.ok')),
    );

    app.post(
      '',
      {
        config,
        schema: { summary: 'Deliver to another area', body: AreaBody, response: { 200: Envelope(StaffArea) } },
      },
      async ({ staff, body, t }) => ok(await service.add(staff, body), t('deliveryAreas.saved')),
    );

    app.post(
      '/preview',
      {
        config,
        schema: {
          summary: 'What a change would mean for saved addresses',
          body: AreaPreviewBody,
          response: { 200: Envelope(AreaPreview) },
        },
      },
      async ({ body, t }) => ok(await service.preview(body), t('core.ok')),
    );

    app.put(
      '/order',
      {
        config,
        schema: {
          summary: 'Which area counts where some overlap',
          body: AreaOrderBody,
          response: { 200: Envelope(StaffAreas) },
        },
      },
      async ({ staff, body, t }) => {
        await service.order(staff, body.ids);
        return ok(await service.list(), t('deliveryAreas.ordered'));
      },
    );

    app.put(
      '/:id',
      {
        config,
        schema: {
          summary: 'Change a delivery area',
          params,
          body: ChangeAreaBody,
          response: { 200: Envelope(StaffArea) },
        },
      },
      async ({ staff, params: { id }, body, t }) => ok(await service.change(staff, id, body), t('deliveryAreas.saved')),
    );

    app.delete(
      '/:id',
      {
        config,
        schema: { summary: 'Deliver to an area no more', params, response: { 200: Envelope(Nothing) } },
      },
      async ({ staff, params: { id }, t }) => {
        await service.remove(staff, id);
        return ok(null, t('deliveryAreas.removed'));
      },
    );
  };
