import type { EraseCustomerBody } from '../../../contract/customer';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { FieldsError } from '../../lib/errors';
import type { Keepers } from './keepers';
import { deleteCustomer, lockCustomer } from './repository';

export type Erasing = ReturnType<typeof createErasing>;

/** Ends an account for good, as the customer may ask for under the DPDP Act (docs/decisions/0007). */
export function createErasing({ db, log }: Pick<AppDeps, 'db' | 'log'>, { auth, orders }: Keepers) {
  return {
    /**
     * All or nothing. Whoever comes second, a moment later, finds it done.
     * @throws FieldsError when the digits are not the last ones of the customer's number; AppError 409 while an order is under
     *   way or its refund
     */
    async erase(customerId: string, { lastDigits }: EraseCustomerBody): Promise<void> {
      await inTransaction(db, async (tx) => {
        const customer = await lockCustomer(tx, customerId);
        if (!customer) return;
        if (!customer.mobileNumber.endsWith(lastDigits)) {
          throw new FieldsError({ lastDigits: { key: 'validation.lastDigits.invalid' } });
        }
        await orders.disownOrders(tx, customerId);
        await auth.forgetNumber(tx, customer.mobileNumber);
        await deleteCustomer(tx, customerId);
      });
      log.info('an account was erased');
    },
  };
}
