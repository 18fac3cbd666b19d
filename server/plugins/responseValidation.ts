import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from '../lib/area';

declare module 'fastify' {
  interface FastifyReply {
    /** Throws where an answer is against the schema that its route declares; in production it does nothing. */
    checkAnswer(payload: unknown): void;
  }
}

/**
 * Checks what routes answer against the schemas that they declare, and fails the request where they differ. For development
 * and tests: in production the serializer alone shapes answers.
 */
export async function registerAnswerChecks(app: App, { production }: { production: boolean }): Promise<void> {
  app.decorateReply('checkAnswer', production ? () => undefined : await createCheck());
  if (production) return;
  app.addHook('preSerialization', async (_request, reply, payload) => {
    reply.checkAnswer(payload);
    return payload;
  });
}

async function createCheck(): Promise<FastifyReply['checkAnswer']> {
  // Production starts sooner without it.
  const { Compile } = await import('typebox/compile');
  const compiled = new WeakMap<object, ReturnType<typeof Compile>>();
  return function (this: FastifyReply, payload: unknown) {
    const { request } = this;
    const schema = answerSchema(request.routeOptions.schema, this.statusCode);
    if (!schema) return;
    const check = compiled.get(schema) ?? Compile(schema);
    compiled.set(schema, check);
    if (check.Check(payload)) return;
    const problems = check
      .Errors(payload)
      .slice(0, 5)
      .map((error) => `${error.instancePath} ${error.message}`);
    throw new Error(`${nameOf(request)} answers against its schema: ${problems.join('; ')}`);
  };
}

const nameOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

function answerSchema(schema: FastifySchema | undefined, status: number): TSchema | undefined {
  const answers = schema?.response as Record<string, TSchema> | undefined;
  return answers?.[status];
}
