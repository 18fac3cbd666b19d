import { Envelope, Nothing } from '../../../../contract/http';
import type { Routes } from '../../../lib/area';
import { ok } from '../../../lib/envelope';
import type { Webhook } from './webhook';

const RAW_BODY_LIMIT_BYTES = 64 * 1024;

export const webhookRoutes =
  (webhook: Webhook, provider: string): Routes =>
  async (app) => {
    // The signature covers the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: RAW_BODY_LIMIT_BYTES }, (_request, body, done) => {
      done(null, body);
    });

    app.post(
      `/webhook/${provider}`,
      { config: { access: 'public' }, schema: { hide: true, response: { 200: Envelope(Nothing) } } },
      async (request) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await webhook.handle(rawBody, request.headers);
        return ok(null, 'ok');
      },
    );
  };
