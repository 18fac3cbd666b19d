import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/ports.mjs';
import { writeServerFile } from '../../lib/serverFile';
import { projectRoot } from '../../testing/projectRoot';
import { staffCalls } from '../../testing/staffCalls';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const run = promisify(execFile);

let testApp: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vayal-staff-'));
  testApp = await makeTestApp({ seed: false, env: { MOBILE_FIRST_DIGIT_STRICT: 'true' } });
  const port = await freePort();
  await testApp.app.listen({ port, host: '127.0.0.1' });
  // The first call is slow on a busy machine, and the command waits for it no longer than a person would.
  await staffCalls(testApp).command('/list');
  writeFileSync(join(dataDir, 'internal.secret'), `${testSecrets.internal}\n`);
  writeServerFile(dataDir, { host: '127.0.0.1', port });
});
afterAll(async () => {
  await testApp.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs `npm run staff -- …` and returns its output and exit code. */
async function staff(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  try {
    const { stdout } = await run(process.execPath, ['scripts/staff.mjs', ...args], { cwd: projectRoot, env });
    return { code: 0, output: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr.trim() };
  }
}
const SECRET = /One-time secret, valid for three days: (\S+)\n/;

describe('the link with which the first Super Admin begins', () => {
  const kavya = { name: ' Kavya ', mobileNumber: '9876543213', language: 'ta' };
  const print = async () => /\nhttp:\/\/\S+\/staff\/begin#(\S+)$/.exec((await staff('begin')).output)?.[1] ?? '';
  const begin = (token: string, body: object = {}) => staffCalls(testApp).post('/begin', { ...kavya, token, ...body });
  const confirm = (token: string, key: string, body: object = {}) =>
    staffCalls(testApp).post('/begin/confirm', {
      ...kavya,
      token,
      key,
      code: staffCalls(testApp).appCode(key),
      ...body,
    });

  it('expires after a day, and opens nothing when changed by a sign', async () => {
    const token = await print();
    const { data } = await begin(token);
    const dead = [`${token}0`, token.replace(/^./, 'z'), token.replace(/\..*/, '.'), '.', '§'];
    for (const wrong of dead) {
      expect([wrong, (await begin(wrong)).status]).toEqual([wrong, 410]);
      expect((await confirm(wrong, data.key)).status).toBe(410);
    }
    testApp.deps.clock.advance(86_400);
    expect((await begin(token)).message).toContain('has been used or has expired');
    expect((await confirm(token, data.key)).status).toBe(410);
    expect((await staff('list')).output).toBe('');
  });

  it('makes one Super Admin, also of two who begin at once, and is dead from then on', async () => {
    const [token, another] = [await print(), await print()];
    expect((await begin(token, { mobileNumber: '1876543213' })).data.fields).toHaveProperty('mobileNumber');
    const { data } = await begin(token);
    expect(data.uri).toContain(':Kavya?');
    expect((await confirm(token, data.key, { code: 'abcdef' })).status).toBe(409);
    const done = await Promise.all([
      confirm(token, data.key),
      confirm(another, data.key, { mobileNumber: '9876543214' }),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 410]);
    const { token: session, language, recoveryCodes } = done.find(({ status }) => status === 200)!.data;
    expect([language, recoveryCodes.length, await staffCalls(testApp).me(session)]).toEqual(['ta', 10, 200]);
    expect((await staff('list')).output).toMatch(/^987654321[34] {2}Kavya: Super Admin, second factor$/);

    expect((await begin(token)).status).toBe(410);
    expect((await confirm(token, data.key, { mobileNumber: '9876543215' })).status).toBe(410);
    expect(await staff('begin')).toEqual({
      code: 1,
      output: 'The shop has a Super Admin already, who adds others on the page People.',
    });
  });
});

it('adds a Super Admin, whose printed secret sets up the second factor', async () => {
  const { output } = await staff('add', '9876543210', '--role', '1', '--name', 'Selvi');
  expect(output).toMatch(/^Selvi is added\.\n/);
  const calls = staffCalls(testApp);
  const { token } = await calls.enrol({ mobileNumber: '9876543210', secret: SECRET.exec(output)![1]! });
  expect(await calls.me(token)).toBe(200);
  expect((await staff('list')).output).toContain('9876543210  Selvi: Super Admin, second factor');

  const reset = await staff('reset-factor', '+91 98765 43210');
  expect(reset.output).toMatch(SECRET);
  expect(await calls.me(token)).toBe(401);
});

it('adds others without a secret, and switches them off and on', async () => {
  expect(await staff('add', '9876543211', '--role', '5', '--name', 'Mani', '--language', 'ta')).toEqual({
    code: 0,
    output: 'Mani is added.',
  });
  expect((await staff('switch-off', '9876543211')).output).toBe('Mani is switched off and logged out everywhere.');
  expect((await staff('list')).output).toContain('9876543211  Mani: rider, switched off');
  expect((await staff('switch-on', '9876543211')).output).toBe('Mani can log in again.');
});

it('unlocks the login of a person', async () => {
  expect((await staff('unlock', '9876543211')).output).toBe('Mani can log in again at once.');
});

it('prints why something is not possible', async () => {
  const wrong = [
    await staff('add', '9876543210', '--role', '2', '--name', 'Selvi'),
    await staff('switch-off', '9876543299'),
    await staff('reset-factor', '9876543211'),
  ];
  expect(wrong).toEqual([
    { code: 1, output: 'This number belongs to someone of the staff already.' },
    { code: 1, output: "We can't find this person." },
    { code: 1, output: 'This role logs in without a second factor.' },
  ]);
});

it('prints its usage for anything else', async () => {
  const calls = [
    [],
    ['eat'],
    ['list', '9876543210'],
    ['begin', '9876543210'],
    ['add', '9876543212'],
    ['add', '9876543212', '--role', '4', '--name', 'Meena'],
    ['add', '987654321', '--role', '1', '--name', 'Meena'],
    ['add', '9876543212', '--role', '1', '--name', ' '],
    ['add', '9876543212', '--role', '1', '--name', 'Meena', '--language', 'fr'],
    ['switch-off', '9876543212', '--now'],
  ];
  for (const args of calls) {
    expect(await staff(...args)).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage: npm run staff/) });
  }
});

it('prints a code for a login that waits while no SMS goes out', async () => {
  const waits = await staff('code', '9876543211');
  expect(waits).toEqual({ code: 1, output: expect.stringContaining('Type the number at the staff’s login first.') });
  const calls = staffCalls(testApp);
  testApp.deps.sms.failure = new Error('the provider is down');
  const { data } = await calls.post('/login', { mobileNumber: '9876543211' });
  testApp.deps.sms.failure = undefined;
  const otp = /^\d{6}$/m.exec((await staff('code', '98765 43211')).output)?.[0];
  const body = { mobileNumber: '9876543211', session_id: data.session_id, otp };
  expect(await calls.post('/verify', body)).toMatchObject({ status: 200, data: { next: 'IN' } });
});
