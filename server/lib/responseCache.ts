import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCachedBody, sendBody, sendConditionally, type CachedBody } from './cachedBody';
import { ok } from './envelope';

export const REVALIDATE = 'public, no-cache';
export const HALF_A_MINUTE = 'public, max-age=30, stale-while-revalidate=300';

/** Serializes and compresses once per object that the service returns, which must not be personal. */
export function responseCache(cacheControl = 'no-store') {
  const bodies = new WeakMap<object, CachedBody>();

  return async (request: FastifyRequest, reply: FastifyReply, data: object): Promise<FastifyReply> => {
    const body = bodies.get(data) ?? serialize(request, reply, data);
    bodies.set(data, body);
    reply.header('cache-control', cacheControl).header('vary', 'accept-language, accept-encoding');
    return request.method === 'POST' ? sendBody(request, reply, body) : sendConditionally(request, reply, body);
  };
}

function serialize(request: FastifyRequest, reply: FastifyReply, data: object): CachedBody {
  const envelope = ok(data, request.t('core.ok'));
  reply.validateResponse(envelope);
  const body = Buffer.from(reply.serialize(envelope) as string);
  return createCachedBody('application/json; charset=utf-8', () => body);
}
