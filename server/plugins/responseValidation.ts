import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from '../lib/area';

declare module 'fastify' {
  interface FastifyReply {
    /** @throws Error for a violated schema, except in production */
    validateResponse(payload: unknown): void;
  }
}

export async function registerResponseValidation(app: App, { production }: { production: boolean }): Promise<void> {
  app.decorateReply('validateResponse', production ? () => undefined : await createValidator());
  if (production) return;
  app.addHook('preSerialization', async (_request, reply, payload) => {
    reply.validateResponse(payload);
    return payload;
  });
}

async function createValidator(): Promise<FastifyReply['validateResponse']> {
  // Production starts faster without it.
  const { Compile } = await import('typebox/compile');
  const compiled = new WeakMap<object, ReturnType<typeof Compile>>();
  return function (this: FastifyReply, payload: unknown) {
    const { request } = this;
    const schema = responseSchema(request.routeOptions.schema, this.statusCode);
    if (!schema) return;
    const validator = compiled.get(schema) ?? Compile(schema);
    compiled.set(schema, validator);
    if (validator.Check(payload)) return;
    const problems = validator
      .Errors(payload)
      .slice(0, 5)
      .map((error) => `${error.instancePath} ${error.message}`);
    throw new Error(`the response of ${routeName(request)} violates its schema: ${problems.join('; ')}`);
  };
}

const routeName = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

function responseSchema(schema: FastifySchema | undefined, status: number): TSchema | undefined {
  const responses = schema?.response as Record<string, TSchema> | undefined;
  return responses?.[status];
}
