import { Envelope, Nothing } from '../../../contract/http';
import { WaitlistBody } from '../../../contract/waitlist';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { WaitlistService } from './service';

export const waitlistRoutes =
  (service: WaitlistService): Routes =>
  async (app) => {
    app.post(
      '/waitlist',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Be told once the shop delivers to a place',
          body: WaitlistBody,
          response: { 200: Envelope(Nothing) },
        },
      },
      async ({ body, language, ip, t }) => {
        await service.join(body, { language, callerAddress: ip });
        return ok(null, t('waitlist.joined'));
      },
    );
  };
