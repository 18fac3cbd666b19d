import type { FastifySchema } from 'fastify';
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import type { App } from '../lib/area';

/**
 * Checks what routes answer against the schemas that they declare, and fails the request where they differ. For development
 * and tests: in production the serializer alone shapes answers.
 */
export function registerAnswerChecks(app: App): void {
  const compiled = new WeakMap<object, ReturnType<typeof Compile>>();
  app.addHook('preSerialization', async (request, reply, payload) => {
    const schema = answerSchema(request.routeOptions.schema, reply.statusCode);
    if (!schema) return payload;
    const check = compiled.get(schema) ?? Compile(schema);
    compiled.set(schema, check);
    if (!check.Check(payload)) {
      const problems = check
        .Errors(payload)
        .slice(0, 5)
        .map((error) => `${error.instancePath} ${error.message}`);
      throw new Error(
        `${request.method} ${request.routeOptions.url ?? ''} answers against its schema: ${problems.join('; ')}`,
      );
    }
    return payload;
  });
}

function answerSchema(schema: FastifySchema | undefined, status: number): TSchema | undefined {
  const answers = schema?.response as Record<string, TSchema> | undefined;
  return answers?.[status];
}
