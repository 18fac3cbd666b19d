import type { FastifyError } from 'fastify';
import { MAX_PHOTO_BYTES } from '../../../contract/evidencePhotos';
import type { App } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { MessageKey } from '../../lib/messages';

/** Reads image bodies as bytes, which alone decide the type. */
export function acceptPhotos(app: App): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: MAX_PHOTO_BYTES }, (_request, body, done) => {
    done(null, body);
  });
}

/** Options of routes whose body is a photo. */
export const photoUpload = (tooLarge: MessageKey = 'photos.tooLarge', bodyLimit = MAX_PHOTO_BYTES) => ({
  bodyLimit,
  errorHandler: (error: FastifyError) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new AppError(413, tooLarge) : error;
  },
});
