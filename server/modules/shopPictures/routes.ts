import { Type } from 'typebox';
import type { FastifyError } from 'fastify';
import { MAX_PICTURE_BYTES } from '../../../contract/catalogueRules';
import { Envelope, Id } from '../../../contract/http';
import { UploadedPicture, UploadQuery } from '../../../contract/shopPictures';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import { AppError } from '../../lib/errors';
import type { ShopPictures } from './service';

const FOREVER = 'public, max-age=31536000, immutable';
const FILE = /^([0-9a-f]{20})(-(?:\d{2,4}\.(?:avif|webp)|share\.jpg))$/;
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export const uploadRoutes =
  (pictures: ShopPictures): Routes =>
  async (app) => {
    // Declared types may be wrong: the bytes decide.
    app.addContentTypeParser(
      /^image\//,
      { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES },
      (_request, body, done) => {
        done(null, body);
      },
    );

    app.post(
      '',
      {
        config: { access: 'staff', action: 'manageCatalogue' },
        bodyLimit: MAX_PICTURE_BYTES,
        onRequest: pictures.admit,
        errorHandler: (error: FastifyError) => {
          throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
            ? new AppError(413, 'photos.largerThan', { params: { megabytes: MAX_PICTURE_BYTES / 1024 / 1024 } })
            : error;
        },
        schema: {
          summary: 'Upload a photo for the shop: the body is a JPEG, PNG or WebP',
          querystring: UploadQuery,
          response: { 200: Envelope(UploadedPicture) },
        },
      },
      async ({ staff, body, query, t }) => ok(await pictures.add(staff, body, query), t('core.ok')),
    );
  };

/** Its name changes with a file's content. */
export const fileRoutes =
  (pictures: ShopPictures): Routes =>
  async (app) => {
    app.get(
      '/:file',
      {
        config: { access: 'public' },
        schema: {
          summary: 'A file of a photo that the shop shows',
          params: Type.Object({ file: Id }),
          produces: Object.values(TYPES),
        },
      },
      async ({ params: { file }, headers }, reply) => {
        const [, id, ending] = FILE.exec(file) ?? [];
        if (id === undefined || ending === undefined) throw new AppError(404, 'photos.notFound');
        const etag = `"${file}"`;
        const bytes = await pictures.read(id, ending);
        reply.header('cache-control', FOREVER).header('etag', etag).removeHeader('vary');
        if (headers['if-none-match'] === etag) return reply.status(304).send();
        return reply.type(TYPES[ending.split('.').at(-1) ?? ''] ?? '').send(bytes);
      },
    );
  };
