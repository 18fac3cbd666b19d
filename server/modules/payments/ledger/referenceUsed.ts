import { AppError } from '../../../lib/errors';

/** A bank's reference counts once, in whichever direction the money went. */
export const referenceUsed = (reference: string) =>
  new AppError(409, 'payment.referenceUsed', { params: { reference } });
