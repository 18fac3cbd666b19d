import { Value } from 'typebox/value';
import type { Static, TSchema } from 'typebox';
import { AppError } from '../lib/errors';

/** @throws AppError 400 unless it is JSON of this shape */
export function parseWebhook<Shape extends TSchema>(shape: Shape, rawBody: Buffer | string): Static<Shape> {
  let message: unknown;
  try {
    message = JSON.parse(rawBody.toString('utf8'));
  } catch (cause) {
    throw new AppError(400, 'core.badMessage', { cause });
  }
  if (!Value.Check(shape, message)) throw new AppError(400, 'core.badMessage');
  return message;
}
