import { STAFF_ROLE } from '../../../contract/staffRights';
import { buildApp } from '../../app';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { loginCalls } from '../../testing/loginCalls';
import { staffCalls } from '../../testing/staffCalls';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';
import { lostFactorWarnings } from './lostFactors';

const NEW_KEY = 'the key of after the loss, which opens nothing of before';

// The local demo alone reads a factor before the person types a code of it.
let before: TestApp;
let after: TestApp['app'];
let calls: ReturnType<typeof staffCalls>;
let later: ReturnType<typeof staffCalls>;
beforeAll(async () => {
  before = await makeTestApp({ seed: false, env: { DEMO: 'true' } });
  calls = staffCalls(before);
  after = await buildApp({ ...before.deps, secrets: { ...testSecrets, keys: [NEW_KEY] } });
  later = staffCalls({ app: after, deps: before.deps });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

describe('after the secret key was lost', () => {
  it('a second factor is lost, in plain words, and a recovery code still logs in', async () => {
    const admin = await calls.add(STAFF_ROLE.ADMIN);
    const { key, token, recoveryCodes } = await calls.enrol(admin);
    const verified = await later.verify(admin.mobileNumber);
    expect(verified).toMatchObject({ status: 200, data: { next: 'FACTOR' } });
    const { ticket } = verified.data;
    expect(await later.post('/factor', { ticket, code: calls.appCode(key, 1) })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/Use a recovery code, or ask a Super Admin to reset your second factor\.$/),
    });
    expect((await later.post('/factor', { ticket, code: recoveryCodes[0] })).status).toBe(200);
    expect(await later.me(token)).toBe(200);
  });

  it('the people page, the command and the start name the lost factors until each is reset', async () => {
    const admin = await calls.add(STAFF_ROLE.ADMIN);
    await calls.enrol(admin);
    const { headers } = await loggedInStaff(before.deps, { role: STAFF_ROLE.SUPER_ADMIN });
    const lost = async () => {
      const { items } = (await after.inject({ url: '/api/staff/people', headers })).json().data;
      return items.find(({ _id }: { _id: string }) => _id === admin.staffId);
    };
    expect(await lost()).toMatchObject({ hasSecondFactor: true, factorLost: true });
    expect(await lostFactorWarnings(before.deps.db, testSecrets.keys)).toEqual([]);
    expect(await lostFactorWarnings(before.deps.db, [NEW_KEY])).toEqual([expect.stringMatching(/reset-factor/)]);

    const { data } = await later.command(`/${admin.mobileNumber}/reset-factor`);
    expect(await lost()).toMatchObject({ hasSecondFactor: false, factorLost: false });
    const { token } = await later.enrol({ mobileNumber: admin.mobileNumber, secret: data.secret });
    expect(await later.me(token)).toBe(200);
  });

  it('an enrolment that was under way begins again', async () => {
    const admin = await calls.add(STAFF_ROLE.ADMIN);
    const ticket = await calls.ticketOf(admin.mobileNumber);
    const { data } = await calls.post('/enrol', { ticket, secret: admin.secret });
    expect(await later.post('/enrol/confirm', { ticket, code: calls.appCode(data.key) })).toMatchObject({
      status: 410,
      message: expect.stringMatching(/begin again with your number/),
    });
    const again = await later.ticketOf(admin.mobileNumber);
    expect((await later.post('/enrol', { ticket: again, secret: admin.secret })).status).toBe(200);
  });

  it('codes under way are wrong, customers stay logged in, and new codes work', async () => {
    const customers = loginCalls(before);
    const afterwards = loginCalls({ ...before, app: after });
    const { token, mobileNumber, browserToken } = await customers.registered();
    const { session_id } = (await customers.loginKnown(mobileNumber, [browserToken])).body.data;
    expect((await afterwards.verify({ session_id, mobileNumber })).status).toBe(409);
    expect((await afterwards.detail(token)).status).toBe(200);
    const sent = (await afterwards.loginKnown(mobileNumber, [browserToken])).body.data;
    expect((await afterwards.verify({ session_id: sent.session_id, mobileNumber })).status).toBe(200);
  });
});
