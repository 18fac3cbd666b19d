import { desc, eq } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog } from '../../db/schema';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { staffCalls } from '../../testing/staffCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let calls: ReturnType<typeof staffCalls>;
let selvi: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp({ seed: false, env: { OTP_CAP_PER_CALLER_HOUR: '1000' } });
  calls = staffCalls(test);
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SUPER_ADMIN });
});
afterAll(() => test.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = selvi.headers) => {
  const response = await test.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload && { payload }) });
  return response.json();
};
const lastAuditedAction = async (subjectId: string) => {
  const [audited] = await test.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return audited;
};
const kavya = { mobileNumber: '9000000003', name: ' Kavya ', role: STAFF_ROLE.SALES_PERSON, language: 'ta' };

it('adds a person, whose role decides on a one-time secret, and records it', async () => {
  const { data } = await call('POST', '/people', kavya);
  expect(data).toEqual({
    secret: null,
    person: {
      _id: expect.any(String),
      ...kavya,
      name: 'Kavya',
      active: true,
      hasSecondFactor: false,
      factorLost: false,
      lastUsedAt: null,
    },
  });
  const admin = await call('POST', '/people', { ...kavya, mobileNumber: '9000000004', role: STAFF_ROLE.ADMIN });
  const { key } = await calls.enrol({ mobileNumber: '9000000004', secret: admin.data.secret });
  expect(key).toBeDefined();
  expect(await lastAuditedAction(data.person._id)).toMatchObject({
    staffId: selvi.staffId,
    staffName: 'Selvi',
    action: 'addPerson',
    subject: 'staff',
    after: { name: 'Kavya', role: 3, language: 'ta', active: true, mobileNumber: '9000000003' },
  });
  const { items } = (await call('GET', '/people')).data;
  expect(items).toContainEqual(expect.objectContaining({ mobileNumber: '9000000004', hasSecondFactor: true }));
});

it('adds a person by a number with country code and spaces', async () => {
  const { data } = await call('POST', '/people', { ...kavya, mobileNumber: '+91 90000 00007' });
  expect(data.person).toMatchObject({ mobileNumber: '9000000007' });
});

it('rejects a number that is taken, and what is no person', async () => {
  const taken = await call('POST', '/people', { ...kavya, mobileNumber: selvi.mobileNumber });
  expect(taken).toMatchObject({ status: 409, message: expect.stringMatching(/already/) });
  const bad = [{ mobileNumber: '12345' }, { role: 4 }, { name: ' ' }, { language: 'fr' }, { active: true }];
  for (const field of bad) {
    expect([field, (await call('POST', '/people', { ...kavya, ...field })).status]).toEqual([field, 400]);
  }
  expect((await call('PUT', '/people/unknown', { name: 'X', role: 3, language: 'en', active: true })).status).toBe(404);
});

it('ends the logins of who gets another role or is switched off, and not for another name', async () => {
  const arun = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Arun' });
  const own = { name: 'Arun', role: STAFF_ROLE.SALES_PERSON, language: 'en', active: true };
  const path = `/people/${arun.staffId}`;
  await call('PUT', path, { ...own, name: 'Arun K', language: 'ta' });
  expect(await calls.me(arun.token)).toBe(200);
  const promoted = await call('PUT', path, { ...own, role: STAFF_ROLE.ADMIN });
  expect(promoted.data.secret).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect(await calls.me(arun.token)).toBe(401);
  expect(await lastAuditedAction(arun.staffId)).toMatchObject({
    action: 'changePerson',
    before: { name: 'Arun K', role: 3 },
    after: { name: 'Arun', role: 2 },
  });

  const mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Mani' });
  const rider = { name: 'Mani', role: STAFF_ROLE.RIDER, language: 'en', active: false };
  await call('PUT', `/people/${mani.staffId}`, rider);
  expect(await calls.me(mani.token)).toBe(401);
  // Switched on again, an old token stays dead.
  await call('PUT', `/people/${mani.staffId}`, { ...rider, active: true });
  expect(await calls.me(mani.token)).toBe(401);
  expect(await lastAuditedAction(mani.staffId)).toMatchObject({ action: 'switchOn', before: { active: false } });
});

it('never demotes or switches off the last Super Admin, and says so', async () => {
  const own = { name: 'Selvi', role: STAFF_ROLE.SUPER_ADMIN, language: 'en', active: true };
  for (const change of [{ role: STAFF_ROLE.ADMIN }, { active: false }]) {
    expect(await call('PUT', `/people/${selvi.staffId}`, { ...own, ...change })).toMatchObject({
      status: 409,
      message: 'The shop needs a Super Admin: make someone else one first.',
    });
  }
  expect(await calls.me(selvi.token)).toBe(200);
});

it('resets the second factor of another, and not their own', async () => {
  const arun = await calls.add(STAFF_ROLE.SUPER_ADMIN, 'Arun');
  const { token, recoveryCodes } = await calls.enrol(arun);
  const reset = await call('POST', `/people/${arun.staffId}/reset-factor`);
  expect(await calls.me(token)).toBe(401);
  const ticket = await calls.ticketOf(arun.mobileNumber);
  expect((await calls.post('/factor', { ticket, code: recoveryCodes[0]! })).status).toBe(409);
  expect((await calls.post('/enrol', { ticket, secret: reset.data.secret })).status).toBe(200);
  expect((await call('POST', `/people/${selvi.staffId}/reset-factor`)).status).toBe(409);
});

it('belongs to Super Admins alone, in words', async () => {
  const admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
  expect(await call('GET', '/people', undefined, admin.headers)).toMatchObject({
    status: 403,
    message: "Your role can't manage staff. A Super Admin can.",
  });
});
