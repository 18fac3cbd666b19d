import { Type } from 'typebox';
import { Envelope, Nothing } from '../../../contract/http';
import type { Config } from '../../config';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import type { TextProvider } from '../../ports/messages/port';
import type { Inbound } from './inbound';
import type { Reports } from './reports';

/** Meta's batches have up to three megabytes. */
const RAW_BODY_LIMIT_BYTES = 3 * 1024 * 1024;

const Params = Type.Object({ provider: Type.String({ maxLength: 20 }), secret: Type.String({ maxLength: 200 }) });

export const webhookRoutes =
  (
    providers: readonly TextProvider[],
    { reports, inbound }: { reports: Pick<Reports, 'receive'>; inbound: Pick<Inbound, 'receive'> },
    { publicUrl }: Pick<Config, 'publicUrl'>,
  ): Routes =>
  async (app) => {
    // Signatures cover the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: RAW_BODY_LIMIT_BYTES }, (_request, body, done) => {
      done(null, body);
    });

    const providerOf = (name: string): TextProvider => {
      const provider = providers.find((each) => each.name === name);
      if (!provider) throw new AppError(404, 'core.notFound');
      return provider;
    };

    app.get(
      '/:provider/:secret',
      { config: { access: 'public' }, schema: { hide: true, params: Params } },
      async ({ params, query }, reply) => {
        const answer = providerOf(params.provider).answerCheck?.(query as Record<string, unknown>);
        if (answer === undefined) throw new AppError(404, 'core.notFound');
        return reply.type('text/plain').send(answer);
      },
    );

    app.post(
      '/:provider/:secret',
      { config: { access: 'public' }, schema: { hide: true, params: Params, response: { 200: Envelope(Nothing) } } },
      async ({ params, body, headers, url }) => {
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        // The address that the provider was told: a proxy may have called another one.
        const call = { rawBody, headers, secret: params.secret, url: `${publicUrl}${url}` };
        const provider = providerOf(params.provider);
        await reports.receive(provider, call);
        await inbound.receive(provider, call);
        return ok(null, 'ok');
      },
    );
  };
