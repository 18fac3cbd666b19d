import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable, RetriesExhausted } from '../db/errors';
import type { App } from '../lib/area';
import { AppError, FieldsError } from '../lib/errors';
import { newId } from '../lib/ids';
import { translations, type MessageKey } from '../lib/messages';

/** All other codes become 400. */
const FASTIFY_ERRORS: Readonly<Record<string, { status: number; key: MessageKey }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, key: 'core.tooLarge' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 400, key: 'core.wrongContentType' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, key: 'core.badJson' },
};

/** Covers a database restart or a burst of load. */
const RETRY_AFTER_SECONDS = 5;

/** `{ status, message, data }`, never a stack. */
export function registerErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) return sendAppError(error, request, reply);
  if (error instanceof FieldsError) return sendFieldsError(error, request, reply);
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500) {
    const { status, key } = FASTIFY_ERRORS[code] ?? {
      status: 400,
      key: error instanceof SyntaxError ? 'core.badJson' : 'core.badRequest',
    };
    return reply.status(status).send({ status, message: request.t(key), data: null });
  }
  if (error instanceof RetriesExhausted) {
    request.log.warn({ reqId: request.id, err: error }, 'others were in the way each time');
    return sendRetryLater(reply, request.t('core.crowded'));
  }
  request.log.error({ reqId: request.id, err: error }, 'a request failed');
  if (isUnreachable(error)) return sendRetryLater(reply, request.t('core.unavailable'));
  const message = request.t('core.internal', { requestId: request.id });
  return reply.status(500).send({ status: 500, message, data: { requestId: request.id } });
}

const sendRetryLater = (reply: FastifyReply, message: string): FastifyReply =>
  reply.status(503).header('retry-after', RETRY_AFTER_SECONDS).send({ status: 503, message, data: null });

function sendAppError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const sentences = error.messages.map(({ key, params }) => request.t(key, params));
  if (error.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterSeconds)));
  return reply.status(error.status).send({
    status: error.status,
    message: sentences.length === 1 ? sentences[0] : sentences,
    data: error.data,
  });
}

function sendFieldsError(error: FieldsError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, { key, params }]) => [field, request.t(key, params)]),
  );
  const message = [...new Set(Object.values(fields))];
  return reply.status(400).send({ status: 400, message, data: { fields } });
}

/** A browser's undecodable URL gets the 404 page. */
export function rewriteUnreadableUrl({ url = '/', method, headers }: IncomingMessage): string {
  const isBrowser = method === 'GET' && headers.accept?.includes('text/html');
  return isBrowser && !isDecodable(url.split('?', 1)[0] ?? '') ? '/not-found' : url;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** The text is in English, because no hook has run that would know the language. */
export function handleUnreadableUrl(request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).header('x-request-id', request.id).send(UNREADABLE);
}

/** Fastify passes the raw socket only. */
export function handleUnreadableRequest({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const [reason, envelope] =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? ['408 Request Timeout', TOO_SLOW] : ['400 Bad Request', UNREADABLE];
  const body = JSON.stringify(envelope);
  // Also ends a connection whose caller neither reads nor closes.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${reason}\r\ncontent-type: application/json; charset=utf-8\r\nx-request-id: ${newId()}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const translate = translations.in('en');
const UNREADABLE = { status: 400, message: translate('core.badRequest'), data: null };
const TOO_SLOW = { status: 408, message: translate('core.tooSlow'), data: null };
