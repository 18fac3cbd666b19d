import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { FeedName, FeedsService } from './service';

/** Search engines and networks fetch them a few times a day. */
const PER_CALLER_MINUTE = 12;
/** At a time, of one process: a large shop's feed takes minutes. */
const MAX_UNDER_WAY = 2;
const RETRY_AFTER_SECONDS = 60;

interface FeedRequest {
  Params: { language: string };
}

export const feedRoutes =
  (service: FeedsService): Routes =>
  async (app) => {
    const countCall = app.limitCallers(PER_CALLER_MINUTE);
    let underWay = 0;

    async function send(name: FeedName, request: FastifyRequest<FeedRequest>, reply: FastifyReply) {
      countCall(request);
      const { contentType, etag, chunks } = await service.open(name, request.params.language);
      const isKnown = request.headers['if-none-match'] === etag;
      if (!isKnown && underWay >= MAX_UNDER_WAY)
        throw new AppError(503, 'core.crowded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      reply
        .type(contentType)
        .header('cache-control', 'public, max-age=3600')
        .header('vary', 'accept-encoding')
        .header('etag', etag)
        // The pages are to be found, not the list of them.
        .header('x-robots-tag', 'noindex');
      if (isKnown) return reply.status(304).send();
      underWay += 1;
      const text = Readable.from(chunks).once('close', () => {
        underWay -= 1;
      });
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
      const zipped = createGzip();
      // Either one's end is the other's: a client that leaves ends the reading of products.
      text.once('error', (error) => zipped.destroy(error));
      zipped.once('close', () => text.destroy());
      return reply.header('content-encoding', 'gzip').send(text.pipe(zipped));
    }

    app.get<FeedRequest>(
      '/google/:language(^[a-z]{2}).xml',
      {
        exposeHeadRoute: false,
        config: { access: 'public' },
        schema: { summary: "What is for sale, for Google's Merchant Center" },
      },
      (request, reply) => send('google', request, reply),
    );

    app.get<FeedRequest>(
      '/meta/:language(^[a-z]{2}).csv',
      {
        exposeHeadRoute: false,
        config: { access: 'public' },
        schema: { summary: "What is for sale, for Meta's catalogue" },
      },
      (request, reply) => send('meta', request, reply),
    );
  };
