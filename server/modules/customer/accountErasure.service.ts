import type { Confirmation } from '../../../contract/auth';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import type { PersonalDataHolders } from './personalDataHolders';
import { deleteCustomer, lockCustomer } from './repository';

export type AccountErasure = ReturnType<typeof createAccountErasure>;

/** DPDP Act: ADR 7. */
export function createAccountErasure(
  { db, log, security }: Pick<AppDeps, 'db' | 'log' | 'security'>,
  { auth, complaints, messages, orders, photos, waitlist }: PersonalDataHolders,
) {
  return {
    /**
     * Idempotent. A blocking order leaves the code unused.
     * @throws AppError 409, 410 or 429 for the code; 409 while an order is open or a refund pending
     */
    async erase(customerId: string, code: Confirmation, callerAddress: string): Promise<void> {
      const outcome = await inTransaction(db, async (tx) => {
        const customer = await lockCustomer(tx, customerId);
        if (!customer) return null;
        const { mobileNumber } = customer;
        const rejection = await auth.confirm(tx, { ...code, purpose: 'ERASE', mobileNumber, callerAddress });
        if (rejection) return rejection;
        await orders.lockToErase(tx, customerId);
        await complaints.eraseComplaints(tx, customerId);
        await photos.erasePhotos(tx, customerId);
        await orders.disownOrders(tx, customerId);
        await auth.eraseNumber(tx, mobileNumber);
        await waitlist.eraseNumber(tx, mobileNumber);
        await messages.eraseNumber(tx, mobileNumber);
        await messages.eraseStops(tx, customer);
        await deleteCustomer(tx, customerId);
        return customer;
      });
      if (outcome === null) return;
      if (outcome instanceof AppError) throw outcome;
      log.info('an account was erased');
      security.record('account erased', { mobileNumber: outcome.mobileNumber, customerId, callerAddress });
    },
  };
}
