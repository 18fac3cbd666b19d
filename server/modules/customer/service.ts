import type { Customer, UpdateCustomerBody } from '../../../contract/customer';
import type { AppDeps } from '../../deps';
import { AppError, FieldsError } from '../../lib/errors';
import { preparePhoto } from './photo';
import { findCustomer, updateCustomer, type CustomerChange, type CustomerRow } from './repository';

export type CustomerService = ReturnType<typeof createCustomerService>;

export function createCustomerService({ db, clock }: AppDeps) {
  return {
    /** @throws AppError 401 when the customer is gone */
    async getDetail(customerId: string): Promise<Customer> {
      return toCustomer(await findCustomer(db, customerId));
    },

    /**
     * Partial update; `photo: null` removes the photo.
     * @throws AppError 413 for a photo of more than MAX_UPLOAD_BYTES; FieldsError for one that is no picture
     */
    async update(customerId: string, body: UpdateCustomerBody): Promise<Customer> {
      const change: CustomerChange = {};
      if (body.name !== undefined) change.name = body.name.trim();
      if (body.emailId !== undefined) change.emailId = body.emailId;
      if (body.photo !== undefined) change.photo = body.photo === null ? null : await storedPhoto(body.photo);
      return toCustomer(await updateCustomer(db, customerId, { ...change, updatedAt: clock.now() }));
    },
  };
}

async function storedPhoto(dataUrl: string): Promise<string> {
  const prepared = await preparePhoto(dataUrl);
  if (prepared.ok) return prepared.photo;
  switch (prepared.problem) {
    case 'TOO_LARGE':
      throw new AppError(413, 'customer.photoTooLarge');
    case 'TOO_MANY_PIXELS':
      throw new FieldsError({ photo: { key: 'customer.photoTooManyPixels' } });
    case 'NOT_AN_IMAGE':
      throw new FieldsError({ photo: { key: 'customer.photoNotAnImage' } });
  }
}

function toCustomer(row: CustomerRow | null): Customer {
  if (!row) throw new AppError(401, 'core.loginEnded');
  return { ...row, createdAt: row.createdAt.toISOString() };
}
