import { Envelope } from '../../../contract/http';
import { slotInBrief, slotInWords } from '../../../contract/slotInWords';
import { NextSlot, NextSlotQuery } from '../../../contract/slots';
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
        schema: {
          summary: 'The soonest delivery slot with places',
          querystring: NextSlotQuery,
          response: { 200: Envelope(NextSlot) },
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const next = await getNextSlot(request.query.area);
        const { slot } = next;
        const words = slot && { full: slotInWords(slot, request.language), brief: slotInBrief(slot, request.language) };
        return ok({ ...next, words }, request.t('core.ok'));
      },
    );
  };
