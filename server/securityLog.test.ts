import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from './lib/log';
import { StartProblem } from './lib/problem';
import { createSecurityLog } from './lib/securityLog';
import { loginCalls } from './testing/loginCalls';
import { makeTestApp, type TestApp } from './testing/testApp';

const KEY = 'a key of the test, long enough to be one';

let shop: TestApp | undefined;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayal-security-'));
});
afterEach(async () => {
  await shop?.close();
  shop = undefined;
  rmSync(folder, { recursive: true });
});

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** All that the shop logs, at level info. */
async function openShop(env: Record<string, string> = {}) {
  let text = '';
  const log = createLog('info', { write: (line: string) => void (text += line) });
  const opened = await makeTestApp({ seed: false, env: { LOG_LEVEL: 'info', OTP_LENGTH: '8', ...env }, log });
  shop = opened;
  const events = () => linesOf(text).filter(({ stream }) => stream === 'security');
  return { shop: opened, calls: loginCalls(opened), text: () => text, events };
}

it('records wrong codes, caps, denied calls, ended logins and erasures, and no personal data', async () => {
  const { shop, calls, events, text } = await openShop({ OTP_CAP_PER_NUMBER_HOUR: '3' });
  const session = await calls.startRegistration();
  const { mobileNumber } = session;
  const otp = shop.deps.sms.lastCode(mobileNumber);
  await calls.verify(session, otp === '00000000' ? '11111111' : '00000000');
  const { token, browserToken } = (await calls.verify(session, otp)).body.data;
  for (let sent = 0; sent < 3; sent++) await calls.login(mobileNumber);
  await calls.detail('made-up');
  await calls.endOthers(token);
  const { body } = await calls.login(mobileNumber);
  expect(body.status).toBe(429);
  const email = { emailId: 'new@example.com', ...(await calls.confirmation(token, 'EMAIL')) };
  const put = { method: 'PUT', url: '/api/web/customer/update', headers: { token }, payload: email } as const;
  expect((await shop.app.inject(put)).statusCode).toBe(200);
  const erasure = await calls.confirmation(token, 'ERASE');
  expect((await calls.post('/erase', erasure, { headers: { token } })).status).toBe(200);

  const facts = events().map(({ event, what, status, route }) => ({ event, what, status, route }));
  expect(facts).toMatchObject([
    { event: 'wrong code', what: 'LOGIN' },
    { event: 'cap reached', what: 'auth.capPerNumber' },
    { event: 'access denied', status: 401, route: '/api/web/customer/detail' },
    { event: 'other sessions ended' },
    { event: 'cap reached', what: 'auth.capPerNumber' },
    { event: 'e-mail changed' },
    { event: 'account erased' },
  ]);
  const [wrong, cap] = events();
  expect(wrong!.number).toMatch(/^[0-9a-f]{16}$/);
  expect(wrong!.caller).toMatch(/^[0-9a-f]{16}$/);
  expect(cap!.number).toBe(wrong!.number);
  for (const secret of [mobileNumber, session.session_id, otp, erasure.otp, token, browserToken, '127.0.0.1']) {
    expect(text()).not.toContain(secret);
  }
});

it('records that a login ended', async () => {
  const { calls, events } = await openShop();
  const { token } = await calls.registered();
  await calls.logout(token);
  expect(events()).toMatchObject([{ event: 'session ended', customer: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
});

describe('the stream of the security log', () => {
  const config = { demo: false, logLevel: 'warn', securityLogFile: undefined } as const;
  const record = (overrides: Partial<Parameters<typeof createSecurityLog>[0]>) => {
    let text = '';
    const log = createLog('warn', { write: (line: string) => void (text += line) });
    createSecurityLog({ ...config, ...overrides }, KEY, log).record('refund', { mobileNumber: '9876543210' });
    return text;
  };

  it('is the log, whatever LOG_LEVEL a shop with customers has', () => {
    expect(linesOf(record({}))).toMatchObject([{ stream: 'security', event: 'refund', level: 30 }]);
  });

  it('follows LOG_LEVEL in a demo, whose terminal shows codes', () => {
    expect(record({ demo: true })).toBe('');
    expect(record({ logLevel: 'silent' })).toBe('');
  });

  it('is a file of its own where SECURITY_LOG names one, readable by its owner alone', () => {
    const file = join(folder, 'audit', 'security.log');
    expect(record({ securityLogFile: file })).toBe('');
    expect(record({ securityLogFile: file, demo: true })).toBe('');
    const lines = linesOf(readFileSync(file, 'utf8'));
    expect(lines).toMatchObject([{ stream: 'security', event: 'refund' }, { event: 'refund' }]);
    expect(readFileSync(file, 'utf8')).not.toContain('9876543210');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('stops the start when the file can not be written', () => {
    expect(() => record({ securityLogFile: folder })).toThrow(StartProblem);
  });

  it('distinguishes people only by the key', () => {
    const hashWith = (key: string) => {
      let text = '';
      const log = createLog('info', { write: (line: string) => void (text += line) });
      createSecurityLog({ ...config, logLevel: 'info' }, key, log).record('audited action', {
        callerAddress: '203.0.113.7',
      });
      return linesOf(text)[0]!.caller;
    };
    expect(hashWith(KEY)).toBe(hashWith(KEY));
    expect(hashWith('another key')).not.toBe(hashWith(KEY));
  });
});
