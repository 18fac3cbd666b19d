import { and, eq, inArray, ne } from 'drizzle-orm';
import { mayDo, STAFF_ROLES, type StaffAction } from '../../contract/staffRights';
import type { Queries } from './database';
import { staff } from './schema';

/** Whether another active person has a right, so that a person needs not use it for themselves. */
export async function hasColleague(db: Queries, staffId: string, action: StaffAction): Promise<boolean> {
  const roles = STAFF_ROLES.filter((role) => mayDo(role, action));
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(ne(staff.id, staffId), eq(staff.active, true), inArray(staff.role, roles)))
    .limit(1);
  return rows.length > 0;
}
