import type { FastifyRequest } from 'fastify';
import { readMobileNumber } from '../../contract/readMobileNumber';
import type { App } from '../lib/area';
import { AppError, FieldsError, MAX_FAULTS, type Message } from '../lib/errors';
import type { MessageKey } from '../lib/messages';
import type { Metrics } from '../lib/metrics';
import { forRequest } from '../lib/requestId';
import { UNSTORABLE } from '../lib/unstorable';

/** Such as a UUID or nginx's `$request_id`. */
const PROXY_ID = /^[\w-]{16,64}$/;
/** Deeper than any schema. */
const MAX_DEPTH = 10;
/** The largest cart has some 700; tens of thousands would delay others. */
const MAX_PARTS = 2_000;

/** Also rejects what is nested too deeply or can't be stored. */
export function registerRequests(app: App, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.id = idOfProxy(request) ?? request.id;
    reply.header('x-request-id', request.id);
    forRequest(request.id, done);
  });

  app.addHook('preValidation', (request, _reply, done) => {
    const fields: Record<string, Message> = {};
    for (const part of [request.body, request.query, request.params]) findUnstorable(part, '', fields);
    done(Object.keys(fields).length > 0 ? new FieldsError(fields) : undefined);
  });

  app.addHook('preValidation', (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    // The specification demands ten digits of customers alone.
    if (access === 'staff' || access === 'loopback') {
      for (const part of [request.body, request.query, request.params]) readNumber(part);
    }
    done();
  });

  // Redacting a line takes twenty times as long as writing it, and these fields hold nothing private.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: reqId } = request;
    const [status, ms] = [reply.statusCode, Math.round(reply.elapsedTime)];
    log.info({ reqId, method, path: pathOf(request), status, ms }, 'responded');
    metrics.countRequest({ method, route: request.routeOptions.url ?? 'unknown', status }, reply.elapsedTime / 1000);
    done();
  });

  acceptJson(app);
}

/** Callers can't choose an id: only a trusted proxy is heard, which says whom it speaks for. */
function idOfProxy(request: FastifyRequest): string | undefined {
  const id = request.headers['x-request-id'];
  if (typeof id !== 'string' || !PROXY_ID.test(id)) return undefined;
  return (request.ips?.length ?? 0) > 1 ? id : undefined;
}

/** Staff type and paste mobile numbers in every way of writing. */
function readNumber(part: unknown): void {
  const fields = part as { mobileNumber?: unknown } | null | undefined;
  if (typeof fields?.mobileNumber === 'string') fields.mobileNumber = readMobileNumber(fields.mobileNumber);
}

/** Accepts an empty body, so that the schema reports missing fields. */
function acceptJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    const excess = findExcess(text);
    if (text === '') done(null, undefined);
    else if (excess) done(new AppError(400, excess));
    else void parse(request, text, done);
  });
}

/** Personal data stays out: the query, and mobile numbers in paths. */
const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0]?.replace(/\d{10,}/g, '…');

/** Scans the text: parsing would delay others, and recursion overflow the stack. */
function findExcess(json: string): MessageKey | null {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',') parts += 1;
    if (depth > MAX_DEPTH) return 'core.tooDeep';
    if (parts > MAX_PARTS) return 'core.tooManyParts';
  }
  return null;
}

/** Index of the closing quote. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end;
}

function isEscaped(json: string, index: number): boolean {
  let before = index;
  while (json[before - 1] === '\\') before -= 1;
  return (index - before) % 2 === 1;
}

function findUnstorable(value: unknown, field: string, found: Record<string, Message>): void {
  if (Object.keys(found).length === MAX_FAULTS) return;
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) found[field] = { key: 'validation.generic.invalid', params: { field } };
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    for (const [name, part] of Object.entries(value)) findUnstorable(part, field ? `${field}.${name}` : name, found);
  }
}
