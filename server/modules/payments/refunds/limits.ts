import { mayDo } from '../../../../contract/staffRights';
import { findShopRules } from '../../../db/findShopRules';
import type { Queries } from '../../../db/database';
import type { StaffUser } from '../../../lib/area';
import { midnightOf, shopDay } from '../../../lib/shopDays';
import { findLimitBeforeOwnRaises } from './repository';

/**
 * Returns whether staff may refund this alone. A limit that they raised themselves counts for them from the next day, or once another
 * person confirms it.
 * @param paise includes the order's earlier refunds
 */
export async function mayRefundAlone(db: Queries, paise: number, by: StaffUser, now: Date): Promise<boolean> {
  const { refundLimitPaise, secondPersonPaise } = await findShopRules(db);
  if (!mayDo(by.role, 'approveRefunds')) return paise <= refundLimitPaise;
  return (
    paise <=
    Math.min(secondPersonPaise, (await findLimitBeforeOwnRaises(db, by.staffId, midnightOf(shopDay(now)))) ?? Infinity)
  );
}
