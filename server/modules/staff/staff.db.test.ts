import { eq } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { recordAudit } from '../../db/audit';
import { auditLog, staff } from '../../db/schema';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp({ seed: false });
});
afterAll(() => test.close());

const me = (headers: { token: string }) => test.app.inject({ url: '/api/staff/me', headers });
const change = (staffId: string, to: Partial<typeof staff.$inferInsert>) =>
  test.deps.db.update(staff).set(to).where(eq(staff.id, staffId));

it('recognizes a login until its person logs out, is switched off, or a week has passed', async () => {
  const selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  expect((await me(selvi.headers)).json()).toMatchObject({ data: { _id: selvi.staffId, name: 'Selvi', role: 3 } });
  await change(selvi.staffId, { active: false });
  expect((await me(selvi.headers)).statusCode).toBe(401);
  await change(selvi.staffId, { active: true });
  expect((await me(selvi.headers)).statusCode).toBe(200);
  await test.app.inject({ method: 'POST', url: '/api/staff/logout', headers: selvi.headers });
  expect((await me(selvi.headers)).statusCode).toBe(401);

  const late = await loggedInStaff(test.deps);
  test.deps.clock.advance(8 * 86_400);
  expect((await me(late.headers)).statusCode).toBe(401);
});

it('never loses its last Super Admin, also when two leave at once', async () => {
  const [first, second] = [
    await loggedInStaff(test.deps, { role: STAFF_ROLE.SUPER_ADMIN }),
    await loggedInStaff(test.deps, { role: STAFF_ROLE.SUPER_ADMIN }),
  ];
  const left = await Promise.allSettled([
    change(first.staffId, { active: false }),
    change(second.staffId, { role: STAFF_ROLE.ADMIN }),
  ]);
  expect(left.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  const remaining = await test.deps.db.select().from(staff).where(eq(staff.role, STAFF_ROLE.SUPER_ADMIN));
  const active = remaining.filter((member) => member.active);
  expect(active).toHaveLength(1);
  await expect(test.deps.db.delete(staff).where(eq(staff.id, active[0]!.id))).rejects.toThrow();
});

it('rejects every change of an audited action', async () => {
  const now = test.deps.clock.now();
  await recordAudit(
    test.deps.db,
    { staffId: 's1', name: 'Selvi' },
    { action: 'test', subject: 'order', subjectId: 'o1' },
    now,
  );
  await expect(test.deps.db.update(auditLog).set({ staffName: 'Mani' })).rejects.toThrow();
  await expect(test.deps.db.delete(auditLog)).rejects.toThrow();
});
