import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { keyedHash, loadSecrets, sameSecret } from './secrets';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vayal-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (env: Record<string, string> = {}) => loadSecrets(readConfig({ DATA_DIR: dataDir, ...env }, '/'));

it("secrets are generated once, readable by the data folder's owner only", () => {
  const first = load();
  expect(load()).toEqual(first);
  expect(new Set([...first.keys, first.internal, first.sandboxWebhook]).size).toBe(3);
  for (const name of ['key.secret', 'internal.secret']) {
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  }
});

it('come from the settings when set', () => {
  const SECRET_KEY = 'x'.repeat(32);
  expect(load({ SECRET_KEY, SANDBOX_WEBHOOK_SECRET: 'y'.repeat(16) })).toMatchObject({
    keys: [SECRET_KEY],
    sandboxWebhook: 'y'.repeat(16),
  });
});

it('verify with the previous key too, and sign with the current one', () => {
  const [SECRET_KEY, SECRET_KEY_PREVIOUS] = ['x'.repeat(32), 'z'.repeat(32)];
  expect(load({ SECRET_KEY, SECRET_KEY_PREVIOUS }).keys).toEqual([SECRET_KEY, SECRET_KEY_PREVIOUS]);
});

it('secrets are rejected when their file is damaged', () => {
  writeFileSync(join(dataDir, 'internal.secret'), '');
  expect(() => load()).toThrow('internal.secret is damaged');
});

it('secrets hash the same text differently for different purposes', () => {
  expect(keyedHash('key', 'code', '1234')).not.toBe(keyedHash('key', 'caller', '1234'));
  expect(keyedHash('key', 'a', 'bc')).not.toBe(keyedHash('key', 'ab', 'c'));
});

it('secrets are compared as a whole', () => {
  expect(sameSecret('secret', 'secret')).toBe(true);
  expect(sameSecret('secre', 'secret')).toBe(false);
  expect(sameSecret('', 'secret')).toBe(false);
});
