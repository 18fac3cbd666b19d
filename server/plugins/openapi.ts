import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { ErrorEnvelope } from '../../contract/http';
import type { App } from '../lib/area';

type Answers = Record<string, unknown>;

/** Describes the API from the routes' own schemas: JSON at /api/openapi.json, a page at /api/docs. Before any route. */
export async function registerOpenApi(app: App, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vayal',
        version: '1',
        description: 'The API of the shop. Every answer is `{ status, message, data }`; money is integer paise.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    },
    transform: ({ schema: declared, url, route }) => {
      // Routes of plugins may have none, whatever the type says.
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
          response: { ...(schema.response as Answers | undefined), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
        },
      };
    },
  });
  // The page works without a network: its files come with the package, and nothing is sent to a validator.
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
