import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from './encodings';
import { ok } from './envelope';
import { etagOf, isKnown } from './etag';

/** An answer as it goes over the wire, made once. */
interface ReadyAnswer {
  body: Buffer;
  etag: string;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** May be kept by anybody, and is asked for anew each time: where nothing changed, 304 says so. */
export const ASK_AGAIN = 'public, no-cache';
/** Words and settings of the shop: nobody is misled who sees them half a minute later. */
export const HALF_A_MINUTE = 'public, max-age=30, stale-while-revalidate=300';

/**
 * Makes the answering half of one route whose answers are kept: each is put into words, checked and compressed once, as long as the service gives
 * the very same object. Nothing personal ever comes here: what is answered depends on the caller's language alone.
 * @param cacheControl for GET; what is asked by POST nobody else may keep
 */
export function keptAnswers(cacheControl = 'no-store') {
  const ready = new WeakMap<object, ReadyAnswer>();

  return async (request: FastifyRequest, reply: FastifyReply, data: object): Promise<FastifyReply> => {
    const answer = ready.get(data) ?? makeReady(request, reply, data);
    ready.set(data, answer);
    const { body, etag, compressed } = answer;

    reply.header('cache-control', cacheControl).header('vary', 'accept-language, accept-encoding');
    if (request.method !== 'POST') {
      reply.header('etag', etag);
      if (isKnown(etag, request.headers['if-none-match'])) return reply.status(304).send();
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    const encoding = chooseEncoding(request.headers['accept-encoding'], body.length);
    if (!encoding) return reply.send(body);
    const small = await (compressed[encoding] ??= compress(body, encoding));
    return reply.header('content-encoding', encoding).send(small);
  };
}

function makeReady(request: FastifyRequest, reply: FastifyReply, data: object): ReadyAnswer {
  const envelope = ok(data, request.t('core.ok'));
  reply.checkAnswer(envelope);
  const body = Buffer.from(reply.serialize(envelope) as string);
  return { body, etag: etagOf(body), compressed: {} };
}
