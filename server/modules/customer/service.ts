import type { Language } from '../../../contract/constants';
import type { Customer, UpdateCustomerBody } from '../../../contract/customer';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError, FieldsError } from '../../lib/errors';
import type { PersonalDataHolders } from './personalDataHolders';
import { preparePhoto } from './photo';
import {
  findCustomer,
  lockCustomer,
  storeLanguage,
  updateCustomer,
  type CustomerChange,
  type CustomerRow,
} from './repository';

export type CustomerService = ReturnType<typeof createCustomerService>;

export function createCustomerService(
  { db, clock, security }: Pick<AppDeps, 'db' | 'clock' | 'security'>,
  { auth, messages }: Pick<PersonalDataHolders, 'auth' | 'messages'>,
) {
  /** Bills go to the e-mail: a login alone can't change it. Returns null when allowed. */
  async function confirmEmail(tx: Transaction, customerId: string, body: UpdateCustomerBody, callerAddress: string) {
    const customer = await lockCustomer(tx, customerId);
    if (!customer || body.emailId === undefined || body.emailId === customer.emailId) return null;
    const { session_id, otp } = body;
    if (session_id === undefined || otp === undefined)
      throw new FieldsError({ otp: { key: 'validation.otp.required' } });
    const { mobileNumber } = customer;
    return auth.confirm(tx, { purpose: 'EMAIL', session_id, otp, mobileNumber, callerAddress });
  }

  return {
    /** @throws AppError 401 when the customer is gone */
    async getDetail(customerId: string): Promise<Customer> {
      return toCustomer(await findCustomer(db, customerId));
    },

    /**
     * `photo: null` removes the photo.
     * @throws AppError 413 or FieldsError for the photo; FieldsError without a needed code; AppError 409, 410 or 429
     * for the code
     */
    async update(customerId: string, body: UpdateCustomerBody, callerAddress: string): Promise<Customer> {
      const change: CustomerChange = {};
      if (body.name !== undefined) change.name = body.name.trim();
      if (body.emailId !== undefined) change.emailId = body.emailId;
      if (body.photo !== undefined) change.photo = body.photo === null ? null : await storedPhoto(body.photo);
      const outcome = await inTransaction(db, async (tx) => {
        const rejection = await confirmEmail(tx, customerId, body, callerAddress);
        if (rejection) return rejection;
        if (body.otp !== undefined && change.emailId !== undefined)
          await messages.retryBouncedEmail(tx, change.emailId);
        return updateCustomer(tx, customerId, { ...change, updatedAt: clock.now() });
      });
      if (outcome instanceof AppError) throw outcome;
      if (body.otp !== undefined) security.record('e-mail changed', { customerId, callerAddress });
      return toCustomer(outcome);
    },

    /** What the shop sends from now on is in it; orders keep theirs. */
    async changeLanguage(customerId: string, language: Language): Promise<void> {
      await storeLanguage(db, customerId, language);
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
