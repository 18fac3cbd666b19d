import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { ErrorEnvelope } from '../../contract/http';
import type { App } from '../lib/area';

type Responses = Record<string, unknown>;

/** Registered before any route. */
export async function registerOpenApi(app: App, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vayal',
        version: '1',
        description: 'The API of the shop. Every response is `{ status, message, data }`; money is integer paise.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    },
    transform: ({ schema: declared, url, route }) => {
      // Plugin routes may lack one, despite the type.
      const schema = (declared as FastifySchema | undefined) ?? {};
      const { access } = route.config ?? {};
      const hide = access === undefined || access === 'loopback' || route.method === 'HEAD';
      return {
        url,
        schema: {
          ...schema,
          hide: schema.hide ?? hide,
          tags: schema.tags ?? [url.split('/')[3] ?? ''],
          ...(access === 'customer' || access === 'staff' ? { security: [{ token: [] }] } : {}),
          response: { ...(schema.response as Responses | undefined), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
        },
      };
    },
  });
  // Works offline: no external validator.
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
