import type { FastifyRequest } from 'fastify';
import type { App } from '../lib/area';
import { AppError, FieldsError, MAX_FAULTS, type Message } from '../lib/errors';
import { UNSTORABLE } from '../lib/unstorable';

/** Deeper than any schema. Recursion after this check is safe. */
const MAX_DEPTH = 10;

/** Request id, one log line, and rejection of what is nested too deeply or can't be stored. */
export function registerRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  app.addHook('preValidation', async (request) => {
    const fields: Record<string, Message> = {};
    for (const part of [request.body, request.query, request.params]) findUnstorable(part, fields);
    if (Object.keys(fields).length > 0) throw new FieldsError(fields);
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const line = { method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'answered');
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

interface Part {
  value: unknown;
  field: string;
  depth: number;
}

/**
 * Without recursion, because a body may have tens of thousands of levels.
 * @throws AppError 400 for a value that is nested too deeply
 */
function findUnstorable(root: unknown, found: Record<string, Message>): void {
  const parts: Part[] = [{ value: root, field: '', depth: 0 }];
  for (const { value, field, depth } of parts) {
    if (typeof value === 'string') {
      if (UNSTORABLE.test(value)) found[field] = { key: 'validation.generic.invalid', params: { field } };
      if (Object.keys(found).length === MAX_FAULTS) return;
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      if (depth === MAX_DEPTH) throw new AppError(400, 'core.tooDeep');
      for (const [name, part] of Object.entries(value))
        parts.push({ value: part, field: field ? `${field}.${name}` : name, depth: depth + 1 });
    }
  }
}
