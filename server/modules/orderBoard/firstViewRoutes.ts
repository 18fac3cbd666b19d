import * as fastq from 'fastq';
import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { FirstViewRenderer } from '../../../contract/rendering';
import type { Routes } from '../../lib/area';
import { createCachedBody, sendBody } from '../../lib/cachedBody';
import { createInjectFetch } from '../../pages/injectFetch';

/** While one view waits for its data, another one is rendered. */
const RUNNING = 2;
/** With more waiting, the client renders its first view sooner by itself. */
const WAITING = 10;

const pixels = Type.Integer({ minimum: 0, maximum: 10_000 });
const querystring = Type.Object({ search: Type.String({ maxLength: 1_000 }), width: pixels, height: pixels });

interface FirstViewOptions {
  publicUrl: string;
  /** Origin of hashed files, or ''. */
  assetsUrl: string;
  /** The result is null where the app isn't built. */
  load: () => FirstViewRenderer | null;
}

/** The staff area's document shows it until its scripts have run; 204 where the area does better without. */
export const firstViewRoutes =
  ({ publicUrl, assetsUrl, load }: FirstViewOptions): Routes =>
  async (app) => {
    const queue = fastq.promise<unknown, () => Promise<string | null>, string | null>((work) => work(), RUNNING);

    const render = async (request: FastifyRequest<{ Querystring: Static<typeof querystring> }>) => {
      const { search, width, height } = request.query;
      const renderView = load();
      if (!renderView || queue.length() >= WAITING) return null;
      return queue.push(async () => {
        // The browser waits no longer than the document says.
        if (request.socket.destroyed) return null;
        return renderView({
          token: String(request.headers.token),
          search,
          language: request.language,
          publicUrl,
          assetsUrl,
          fetch: createInjectFetch(app, request.ip, ['accept-language', 'token']),
          viewport: { width, height },
        });
      });
    };

    app.get(
      '/first-view',
      {
        config: { access: 'staff', action: 'readOrders' },
        schema: { querystring, response: { 200: Type.String(), 204: Type.Null() } },
      },
      async (request, reply) => {
        const html = await render(request).catch((error: unknown) => {
          request.log.error({ err: error }, 'a first view failed to render: the browser renders it');
          return null;
        });
        if (html === null) return reply.status(204).send(null);
        void reply.header('vary', 'accept-language, accept-encoding, token');
        return sendBody(
          request,
          reply,
          createCachedBody('text/html; charset=utf-8', () => Buffer.from(html)),
        );
      },
    );
  };
