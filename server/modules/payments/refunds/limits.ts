import { mayDo } from '../../../../contract/staffRights';
import { findShopRules } from '../../../db/findShopRules';
import type { Queries } from '../../../db/database';
import type { StaffUser } from '../../../lib/area';

/** Whether staff may refund this without a second person. `paise` includes the order's earlier refunds. */
export async function mayRefundAlone(db: Queries, paise: number, by: StaffUser): Promise<boolean> {
  const { refundLimitPaise, secondPersonPaise } = await findShopRules(db);
  return paise <= (mayDo(by.role, 'approveRefunds') ? secondPersonPaise : refundLimitPaise);
}
