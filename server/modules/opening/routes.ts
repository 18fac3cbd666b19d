import { Envelope } from '../../../contract/http';
import { Opening, OpeningBody, TakeProductsBody } from '../../../contract/staffOpening';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { OpeningService } from './service';

const config = { access: 'staff', action: 'openShop' } as const;
const response = { 200: Envelope(Opening) };

/** Changes respond with the new state. */
export const openingRoutes =
  (opening: OpeningService): Routes =>
  async (app) => {
    app.get('', { config, schema: { summary: 'How far the shop is from selling', response } }, async ({ t }) =>
      ok(await opening.get(), t('core.ok')),
    );

    app.put(
      '/state',
      { config, schema: { summary: 'Open or close the shop', body: OpeningBody, response } },
      async ({ body, staff, t }) => {
        await opening.set(body, staff, t);
        return ok(await opening.get(), t(body.state === 'OPEN' ? 'opening.opened' : 'opening.closed'));
      },
    );

    app.post(
      '/products',
      { config, schema: { summary: "Take the demo's products", body: TakeProductsBody, response } },
      async ({ body, staff, t }) => {
        const count = await opening.takeProducts(body.publish, staff);
        return ok(await opening.get(), t('opening.taken', { count }));
      },
    );
  };
