import { and, eq, inArray, ne } from 'drizzle-orm';
import { mayDo, STAFF_ROLES, type StaffAction } from '../../contract/staffRights';
import type { Queries } from './database';
import { staff } from './schema';

/** Other active people who have a right. */
export function colleagues(db: Queries, staffId: string, action: StaffAction) {
  const roles = STAFF_ROLES.filter((role) => mayDo(role, action));
  return db
    .select({ id: staff.id })
    .from(staff)
    .where(and(ne(staff.id, staffId), eq(staff.active, true), inArray(staff.role, roles)))
    .limit(1);
}

/** Whether another active person has a right, so that a person needs not use it for themselves. */
export const hasColleague = async (db: Queries, staffId: string, action: StaffAction): Promise<boolean> =>
  (await colleagues(db, staffId, action)).length > 0;
