import type { AddItemsBody } from '../../../contract/staffOrders';
import type { StaffUser } from '../../lib/area';
import type { Orders } from '../orders';
import type { Payments } from '../payments';

/** Staff add items to an order that is not packed, and may withdraw them while they wait. */
export const createMoreItems = (
  { withOrder, additions }: Pick<Orders, 'withOrder' | 'additions'>,
  { attempts }: Pick<Payments, 'attempts'>,
) => ({
  /** @throws AppError 404 for an unknown number, and as `additions.add` */
  async add(staff: StaffUser, orderNumber: string, body: AddItemsBody): Promise<void> {
    const toOpen = await withOrder({ orderNumber }, (tx, order) => additions.add(tx, order, body, staff));
    // While the provider is away, a job opens it, and the customer's page waits for it.
    if (toOpen) await attempts.ensureOpened(toOpen.attempt, toOpen.shown).catch(() => undefined);
  },

  /** @throws AppError 404 for an unknown number, and as `additions.withdraw` */
  withdraw: (staff: StaffUser, orderNumber: string, additionId: string): Promise<void> =>
    withOrder({ orderNumber }, (tx, order) => additions.withdraw(tx, order, additionId, staff)),
});
