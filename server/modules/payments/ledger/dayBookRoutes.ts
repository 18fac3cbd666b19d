import { Envelope, Nothing } from '../../../../contract/http';
import { CloseDayBody, DayBooks } from '../../../../contract/staffMoney';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { createDayBooks } from './dayBooks';

const config = { access: 'staff', action: 'closeDay' } as const;

export const dayBookRoutes =
  (dayBooks: ReturnType<typeof createDayBooks>): Routes =>
  async (app) => {
    app.get('/day', { config, schema: { response: { 200: Envelope(DayBooks) } } }, async ({ t }) =>
      ok(await dayBooks.read(), t('core.ok')),
    );

    app.post(
      '/day',
      { config, schema: { body: CloseDayBody, response: { 200: Envelope(Nothing) } } },
      async ({ staff, body, t }) => {
        await dayBooks.close(staff, body);
        return ok(null, t('money.dayClosed'));
      },
    );
  };
