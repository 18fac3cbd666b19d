import type { FastifyRequest } from 'fastify';
import type { App } from '../lib/area';
import { FieldsError, type Message } from '../lib/errors';

/** Request id, one log line, and rejection of characters the database can't store. */
export function registerRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  app.addHook('preValidation', async (request) => {
    const fields: Record<string, Message> = {};
    for (const part of [request.body, request.query, request.params]) findNullCharacters(part, '', fields);
    if (Object.keys(fields).length > 0) throw new FieldsError(fields);
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const line = { method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'responded');
  });

  acceptEmptyJson(app);
}

/** Lets the schema report missing fields of an empty body. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** The query may hold personal data. */
const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0];

/** PostgreSQL can't store U+0000. */
function findNullCharacters(value: unknown, field: string, found: Record<string, Message>): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) found[field] = { key: 'validation.generic.invalid', params: { field } };
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    for (const [name, part] of Object.entries(value))
      findNullCharacters(part, field ? `${field}.${name}` : name, found);
  }
}
