import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from './encodings';
import { etagMatches, etagOf } from './etag';

export interface CachedBody {
  contentType: string;
  etag: string;
  bytes: number;
  plain: () => Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** @param plain must return the same bytes each time */
export function createCachedBody(contentType: string, plain: () => Buffer): CachedBody {
  const body = plain();
  return { contentType, etag: etagOf(body), bytes: body.length, plain, compressed: {} };
}

/** Compresses lazily, once per encoding. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: CachedBody): Promise<FastifyReply> {
  void reply.type(body.contentType);
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.bytes);
  if (!encoding) return reply.send(body.plain());
  const compressed = await (body.compressed[encoding] ??= compress(body.plain(), encoding));
  return reply.header('content-encoding', encoding).send(compressed);
}

/** With an ETag; responds 304 to a client that has this version. */
export async function sendConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  void reply.header('etag', body.etag);
  if (etagMatches(body.etag, request.headers['if-none-match'])) return reply.status(304).send();
  return sendBody(request, reply, body);
}
