import { Envelope } from '../../../contract/http';
import { NextSlot } from '../../../contract/slots';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { createNextSlot } from './nextSlot';

export const slotRoutes =
  (getNextSlot: ReturnType<typeof createNextSlot>): Routes =>
  async (app) => {
    app.get(
      '/next',
      {
        config: { access: 'public' },
        schema: { summary: 'The soonest delivery slot with places', response: { 200: Envelope(NextSlot) } },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return ok(await getNextSlot(), request.t('core.ok'));
      },
    );
  };
