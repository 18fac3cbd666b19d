import type { EraseCustomerBody } from '../../../contract/customer';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { FieldsError } from '../../lib/errors';
import type { PersonalDataHolders } from './personalDataHolders';
import { deleteCustomer, lockCustomer } from './repository';

export type Erasing = ReturnType<typeof createErasing>;

/** Erases an account on request (DPDP Act; docs/decisions/0007). */
export function createErasing({ db, log }: Pick<AppDeps, 'db' | 'log'>, { auth, orders }: PersonalDataHolders) {
  return {
    /**
     * All or nothing; idempotent under concurrency.
     * @throws FieldsError when the digits don't match the customer's number; AppError 409 while an order is open or a
     * refund is pending
     */
    async erase(customerId: string, { lastDigits }: EraseCustomerBody): Promise<void> {
      await inTransaction(db, async (tx) => {
        const customer = await lockCustomer(tx, customerId);
        if (!customer) return;
        if (!customer.mobileNumber.endsWith(lastDigits)) {
          throw new FieldsError({ lastDigits: { key: 'validation.lastDigits.invalid' } });
        }
        await orders.disownOrders(tx, customerId);
        await auth.eraseNumber(tx, customer.mobileNumber);
        await deleteCustomer(tx, customerId);
      });
      log.info('an account was erased');
    },
  };
}
