import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors';

/** The number of concurrent uploads per process. */
const UPLOADS = 4;
const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 5;

export type EncodeQueue = ReturnType<typeof createEncodeQueue>;

const busy = () => new AppError(503, 'photos.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** A decoded picture takes hundreds of megabytes, so each process encodes one at a time. */
export function createEncodeQueue({ uploads = UPLOADS, maxWaiting = MAX_WAITING } = {}) {
  let uploading = 0;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /** Hook: reserves an upload before the body arrives. @throws AppError 503 when full */
    admit: async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (uploading >= uploads) throw busy();
      uploading += 1;
      reply.raw.once('close', () => {
        uploading -= 1;
      });
    },

    /** @throws AppError 503 when full */
    run<Result>(encode: () => Promise<Result>): Promise<Result> {
      if (waiting >= maxWaiting) return Promise.reject(busy());
      waiting += 1;
      const result = turn.then(encode).finally(() => {
        waiting -= 1;
      });
      turn = result.catch(() => undefined);
      return result;
    },
  };
}
