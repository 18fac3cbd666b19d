import { and, eq, gte, sql } from 'drizzle-orm';
import { mayDo } from '../../../../contract/staffRights';
import { findShopRules } from '../../../db/findShopRules';
import type { Queries } from '../../../db/database';
import { auditLog } from '../../../db/schema';
import type { StaffUser } from '../../../lib/area';
import { midnightOf, shopDay } from '../../../lib/shopDays';

/** The lowest limit that the person has changed today; null when they changed none. */
async function limitBeforeOwnChanges(db: Queries, { staffId }: StaffUser, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ paise: sql<number | null>`min((${auditLog.before} ->> 'secondPersonPaise')::float8)` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.staffId, staffId),
        eq(auditLog.action, 'manageSettings'),
        eq(auditLog.subjectId, 'counter'),
        gte(auditLog.at, midnightOf(shopDay(now))),
      ),
    );
  return row?.paise ?? null;
}

/**
 * Whether staff may refund this without a second person. A limit that they raised themselves counts for them from the next day on.
 * @param paise includes the order's earlier refunds
 */
export async function mayRefundAlone(db: Queries, paise: number, by: StaffUser, now: Date): Promise<boolean> {
  const { refundLimitPaise, secondPersonPaise } = await findShopRules(db);
  if (!mayDo(by.role, 'approveRefunds')) return paise <= refundLimitPaise;
  return paise <= Math.min(secondPersonPaise, (await limitBeforeOwnChanges(db, by, now)) ?? Infinity);
}
