import { Value } from 'typebox/value';
import type { Static, TSchema } from 'typebox';
import { AppError } from '../../lib/errors';

/** @throws AppError 400 unless it is JSON of this shape */
export function parseMessage<Shape extends TSchema>(shape: Shape, rawBody: Buffer): Static<Shape> {
  let message: unknown;
  try {
    message = JSON.parse(rawBody.toString('utf8'));
  } catch (cause) {
    throw new AppError(400, 'payment.badMessage', { cause });
  }
  if (!Value.Check(shape, message)) throw new AppError(400, 'payment.badMessage');
  return message;
}
