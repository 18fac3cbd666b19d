import { STAFF_ROLE, type StaffRole } from '../../../contract/staffRights';
import type { Database } from '../database';
import { staff } from '../schema';

/** No Indian number begins with 1, so no phone gets codes. The last digit is the role. */
export const DEMO_STAFF: readonly { mobileNumber: string; name: string; role: StaffRole }[] = [
  { mobileNumber: '1000000001', name: 'Selvi', role: STAFF_ROLE.SUPER_ADMIN },
  { mobileNumber: '1000000002', name: 'Arun', role: STAFF_ROLE.ADMIN },
  { mobileNumber: '1000000003', name: 'Kavya', role: STAFF_ROLE.SALES_PERSON },
  { mobileNumber: '1000000005', name: 'Mani', role: STAFF_ROLE.RIDER },
];

/** Does nothing if there are any staff. */
export async function seedDemoStaff(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [existing] = await tx.select({ id: staff.id }).from(staff).limit(1);
    if (existing) return;
    const people = DEMO_STAFF.map((person) => ({
      ...person,
      id: `demo-staff-${person.role}`,
      createdAt: now,
      updatedAt: now,
    }));
    await tx.insert(staff).values(people).onConflictDoNothing();
  });
}
