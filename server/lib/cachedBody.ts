import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok } from './envelope';

/** The best compression comes first. */
const ENCODINGS = ['br', 'gzip'] as const;
/** Smaller bodies fit into one packet. */
const MIN_BYTES_TO_COMPRESS = 1_024;
/** The best quality saves 8 %, in a hundred times the time. */
const BROTLI_QUALITY = 6;

export const REVALIDATE = 'public, no-cache';
export const HALF_A_MINUTE = 'public, max-age=30, stale-while-revalidate=300';

type Encoding = (typeof ENCODINGS)[number];

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
  // Weak, because all encodings share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { contentType, etag, bytes: body.length, plain, compressed: {} };
}

export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: CachedBody): Promise<FastifyReply> {
  void reply.type(body.contentType);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((each) => body.bytes >= MIN_BYTES_TO_COMPRESS && accepts(accepted, each));
  if (!encoding) return reply.send(body.plain());
  const compressed = await (body.compressed[encoding] ??= compress(body.plain(), encoding));
  return reply.header('content-encoding', encoding).send(compressed);
}

export async function sendConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  void reply.header('etag', body.etag);
  const known = request.headers['if-none-match']?.trim() ?? '';
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  if (known === '*' || known.split(',').map(opaque).includes(opaque(body.etag))) return reply.status(304).send();
  return sendBody(request, reply, body);
}

/** Serializes and compresses once per object, which must not be personal. */
export function responseCache(cacheControl = 'no-store') {
  const bodies = new WeakMap<object, CachedBody>();

  return async (request: FastifyRequest, reply: FastifyReply, data: object): Promise<FastifyReply> => {
    const body = bodies.get(data) ?? serialize(request, reply, data);
    bodies.set(data, body);
    reply.header('cache-control', cacheControl).header('vary', 'accept-language, accept-encoding');
    return request.method === 'POST' ? sendBody(request, reply, body) : sendConditionally(request, reply, body);
  };
}

/** Serves large personal responses, which no cache holds. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  data: object,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-language, accept-encoding');
  return sendBody(request, reply, serialize(request, reply, data));
}

function serialize(request: FastifyRequest, reply: FastifyReply, data: object): CachedBody {
  const envelope = ok(data, request.t('core.ok'));
  reply.validateResponse(envelope);
  const body = Buffer.from(reply.serialize(envelope) as string);
  return createCachedBody('application/json; charset=utf-8', () => body);
}

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
