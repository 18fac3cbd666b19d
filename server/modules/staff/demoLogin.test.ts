import { seedDemoStaff } from '../../db/seed/demoStaff';
import { staffCalls } from '../../testing/staffCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
const open = async (env: Record<string, string>) => {
  shop = await makeTestApp({ seed: false, env: { DEMO: 'true', ...env } });
  await seedDemoStaff(shop.deps.db, shop.deps.clock.now());
  return staffCalls(shop);
};
afterEach(() => shop.close());

const mobileNumber = '1000000001';

it('shows what to type in a demo that this machine alone reaches', async () => {
  const { post } = await open({});
  const logIn = async () => {
    const { data } = await post('/login', { mobileNumber });
    expect(data.demoCode).toMatch(/^\d{6}$/);
    return post('/verify', { mobileNumber, session_id: data.session_id, otp: data.demoCode });
  };
  const { data: first } = await logIn();
  expect(first.next).toBe('ENROL');
  const { data: second } = await logIn();
  expect(second.demoHint).toBe(first.demoHint);
  const { data: offered } = await post('/enrol', { ticket: second.ticket, secret: first.demoHint });
  const enrolled = await post('/enrol/confirm', { ticket: second.ticket, code: offered.demoHint });
  expect(enrolled.data.token).toBeDefined();

  // Twice within the same half minute.
  const { data: third } = await logIn();
  expect((await post('/factor', { ticket: third.ticket, code: third.demoHint })).status).toBe(200);
});

it('leaves a secret that was handed over in force', async () => {
  const calls = await open({});
  const { data } = await calls.command(`/${mobileNumber}/reset-factor`);
  const verified = await calls.verify(mobileNumber);
  expect(verified.data).toEqual({ next: 'ENROL', ticket: expect.any(String) });
  expect((await calls.post('/enrol', { ticket: verified.data.ticket, secret: data.secret })).status).toBe(200);
});

it.each<Record<string, string>>([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://shop.example' }, { DEMO: 'false' }])(
  'shows nothing where others may reach it: %j',
  async (env) => {
    const calls = await open(env);
    const { data } = await calls.post('/login', { mobileNumber });
    expect(data).not.toHaveProperty('demoCode');
    expect((await calls.verify(mobileNumber)).data).toEqual({ next: 'ENROL', ticket: expect.any(String) });
  },
);

it.each([
  ['a tunnel that names its caller', { 'x-forwarded-for': '198.51.100.7' }, undefined],
  ['a development server that passes a call on', { 'x-forwarded-for': '127.0.0.1, 192.168.1.7' }, undefined],
  ['another name of this machine', { host: '192.168.1.5:3000' }, undefined],
  ['another machine', {}, '192.168.1.7'],
])('shows nothing to a call from %s', async (_from, headers, remoteAddress) => {
  await open({});
  const call = async (path: string, payload: object) => {
    const url = `/api/staff${path}`;
    const options = { method: 'POST', url, payload, headers, ...(remoteAddress && { remoteAddress }) } as const;
    return (await shop.app.inject(options)).json<{ data: Record<string, string> }>().data;
  };
  const sent = await call('/login', { mobileNumber });
  expect(sent).not.toHaveProperty('demoCode');
  await shop.deps.background.settled();
  const otp = shop.deps.sms.lastCode(mobileNumber);
  expect(await call('/verify', { mobileNumber, session_id: sent.session_id, otp })).toEqual({
    next: 'ENROL',
    ticket: expect.any(String),
  });
});
